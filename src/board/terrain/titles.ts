import { addCircle, addLine, addRing, addSegment, ARGUMENTS, fill, stroke, type Layer } from './drawing';
import { HEIGHT } from './geometry';
import { GLYPHS } from './glyphs';

/** The name of a map and where the second line of its title begins, beside it. */
export interface Title {
  readonly name: string;
  readonly besideX: number;
}

/** What the margins of a sheet are printed with; `light`: the disc of the sun. */
export interface MarginInks {
  readonly ink: string;
  readonly inkSoft: string;
  readonly sheet: string;
  readonly light: string;
}

/** What the sheet of a map so wide says about itself in its margins: title, light and north. */
export function titles(width: number, { name, besideX }: Title, inks: MarginInks): Layer[] {
  return [
    fill(lettering(name, { x: 0, y: -54, size: 42, spacing: 0.2 }), inks.ink),
    fill(lettering('FIELD SURVEY', { x: besideX, y: -54, size: 19, spacing: 0.22 }), inks.inkSoft),
    ...north(width - 22, -68, inks),
    ...sun(width - 92, -70, inks),
  ];
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Extra space between letters, in ems. */
  readonly spacing: number;
}

/** Text as outlines, from its left end on its base line. */
function lettering(text: string, { x, y, size, spacing }: Lettering): number[] {
  const path: number[] = [];
  const scale = size / 1000;
  let left = x;
  for (const letter of text) {
    const [advance, outline] = GLYPHS[letter] ?? [250, ''];
    const steps = outline === '' ? [] : outline.split(' ').map(Number);
    const end = [0, 0];
    for (let at = 0; at < steps.length; at += 1 + ARGUMENTS[steps[at]]) {
      const places = steps.slice(at + 1, at + 1 + ARGUMENTS[steps[at]]).map((step, k) => end[k % 2] + step);
      path.push(steps[at], ...places.map((place, k) => place * scale + (k % 2 === 0 ? left : y)));
      places.slice(-2).forEach((place, k) => (end[k] = place));
    }
    left += advance * scale + spacing * size;
  }
  return path;
}

function north(x: number, y: number, { ink, sheet }: MarginInks): Layer[] {
  const ring: number[] = [];
  addCircle(ring, x, y, 15);
  const needle: number[] = [];
  addRing(needle, [x, y - 23, x + 4.8, y, x, y - 4, x - 4.8, y]);
  const tail: number[] = [];
  addRing(tail, [x, y + 21, x + 4.8, y, x, y - 4, x - 4.8, y]);
  return [
    stroke(ring, ink, 0.9),
    fill(needle, ink),
    fill(tail, sheet),
    stroke(tail, ink, 0.8),
    fill(lettering('N', { x: x - 30, y: y + 5.5, size: 16, spacing: 0 }), ink),
  ];
}

/** Where the light comes from: it falls to the south-east. */
function sun(x: number, y: number, { ink, light }: MarginInks): Layer[] {
  const disc: number[] = [];
  addCircle(disc, x, y, 7);
  const rays: number[] = [];
  for (let k = 0; k < 8; k++) {
    const cos = Math.cos((k * Math.PI) / 4);
    const sin = Math.sin((k * Math.PI) / 4);
    const end = k === 1 ? 22 : 13;
    addSegment(rays, x + cos * 10, y + sin * 10, x + cos * end, y + sin * end);
  }
  addLine(rays, [x + 10.5, y + 15.2, x + 15.6, y + 15.6, x + 15.2, y + 10.5]);
  return [fill(disc, light), stroke([...disc, ...rays], ink, 1)];
}

/** Five hexes, north to south distance, in alternate black and white. */
export function scaleBar(
  x: number,
  y: number,
  { ink, inkSoft }: Pick<MarginInks, 'ink' | 'inkSoft'>,
): Layer[] {
  const dark: number[] = [];
  const bar: number[] = [];
  const rectangle = (path: number[], from: number, to: number) =>
    addRing(path, [
      x + from * HEIGHT,
      y,
      x + to * HEIGHT,
      y,
      x + to * HEIGHT,
      y + 5,
      x + from * HEIGHT,
      y + 5,
    ]);
  for (let k = 0; k < 5; k += 2) rectangle(dark, k, k + 1);
  rectangle(bar, 0, 5);
  const label = (text: string, at: number) => lettering(text, { x: at, y: y + 7.5, size: 13, spacing: 0.12 });
  return [fill(dark, ink), stroke(bar, ink, 0.9), fill(label('5 HEXES', x - 62), inkSoft)];
}
