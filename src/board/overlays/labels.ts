import { fill, group, haloed, type Drawing, type Shape } from '../../art/drawing';
import { disc, roundedRect } from '../../art/outline';
import { pennant } from '../../art/pennant';
import { capHeight, text, textWidth } from '../../art/text';
import { HEX_APOTHEM, HEX_RADIUS } from './hexes';
import { HALO, HUES, type Hue } from './hues';

const PILL = 11;
const PENNANT = { halo: HALO, cloth: '#F4B63C', edge: HUES.objective, ink: '#2A211A' };

/** Figures on a lozenge, in world units. */
export function pillDrawing(label: string, hue: Hue): Drawing {
  const width = Math.max(15, textWidth(label, PILL) + 9);
  const lozenge = roundedRect(-width / 2, -6.6, width, 13.2, 6.6);
  return { half: width / 2 + 1.5, shapes: [haloed(lozenge, HUES[hue], HALO, 1.2), centred(label, PILL)] };
}

/** Within the ring of a disc. */
const DISC_ROOM = 17;
const discSize = (label: string) => (label.length > 1 ? 12 : 15);

/** Longer labels, such as a chance, take a pill. */
export function fitsDisc(label: string): boolean {
  return textWidth(label, discSize(label)) <= DISC_ROOM;
}

/** A figure on a disc, for the middle of an empty hex. */
export function discDrawing(label: string, hue: Hue): Drawing {
  const size = discSize(label);
  return { half: 12.5, shapes: [haloed(disc(0, 0, 10), HUES[hue], HALO, 1.4), centred(label, size)] };
}

function centred(label: string, size: number): Shape {
  return text(label, 0, capHeight(size) / 2, { size, fill: HALO });
}

/** The objective's pennant, planted in the east of a hex round 0,0. */
export function pennantDrawing(letter?: string): Drawing {
  return { half: 50, shapes: [group({ x: 27, y: 4, scale: 0.5 }, pennant(PENNANT, letter))] };
}

/** A dot lattice that divides the hex lattice by `division`, so that the screens of neighbours run on. */
export function dotScreenDrawing(colour: string, division: number, radius: number): Drawing {
  const step = (HEX_APOTHEM * 2) / division;
  const dots: string[] = [];
  for (let q = -division; q <= division; q++)
    for (let r = -division; r <= division; r++) {
      const x = (q * step * Math.sqrt(3)) / 2;
      const y = (r + q / 2) * step;
      if (ownsPoint(x, y)) dots.push(disc(x, y, radius));
    }
  return { half: HEX_RADIUS + 2, shapes: [{ ...fill(dots.join(''), colour), opacity: 0.85 }] };
}

/** Whether a point lies in the hex round 0,0, its north, north-east and south-east sides included. */
function ownsPoint(x: number, y: number): boolean {
  return [-90, -30, 30].every((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = x * Math.cos(angle) + y * Math.sin(angle);
    return reach <= HEX_APOTHEM + 1e-6 && reach > -HEX_APOTHEM + 1e-6;
  });
}
