import { fill, line, type Shape } from '../../../art/drawing';
import { disc } from '../../../art/outline';
import type { Mode, Side } from '../../../rules/furrows';

const COG_TEETH = 8;

/** The Foundry's cog, with a hole. */
function cog(r: number, ink: string, hole: string): readonly Shape[] {
  const point = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const tooth = (i: number) => {
    const a = (i * 360) / COG_TEETH;
    return [
      point(r * 0.74, a - 22),
      point(r * 0.74, a - 13),
      point(r, a - 10),
      point(r, a + 10),
      point(r * 0.74, a + 13),
    ];
  };
  const outline = Array.from({ length: COG_TEETH }, (_, i) => tooth(i)).flat();
  return [fill(`M${outline.join('L')}Z`, ink), fill(disc(0, 0, r * 0.34), hole)];
}

/** The League's two waves. */
function waves(r: number, ink: string): readonly Shape[] {
  const wave = (y: number) => `M${-r} ${y}q${r * 0.5} ${-r * 0.6} ${r} 0t${r} 0`;
  return [line(wave(-r * 0.42) + wave(r * 0.5), ink, r * 0.42)];
}

export function sideMark(side: Side, r: number, ink: string, ground: string): readonly Shape[] {
  return side === 'foundry' ? cog(r, ink, ground) : waves(r * 0.92, ink);
}

/** Speed modes are shapes, never a letter alone. In a box of 20. */
export function modeMark(mode: Mode, ink: string): readonly Shape[] {
  switch (mode) {
    case 'stand':
      return [fill('M-7 -6H7V6H-7Z', ink)];
    case 'setUp':
      return [line('M0 -7V0M0 0L-8 8M0 0L8 8', ink, 3.2), fill(disc(0, -6, 3.4), ink)];
    case 'crawl':
      return [line('M-9 3Q-4.5 -4 0 3T9 3', ink, 3.6)];
    case 'slow':
      return [line('M-4 -7L4 0L-4 7', ink, 4)];
    case 'fast':
      return [line('M-9 -7L-1 0L-9 7M1 -7L9 0L1 7', ink, 3.8)];
  }
}
