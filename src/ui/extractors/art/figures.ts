import { fill, group, type Shape } from '../../../art/drawing';
import type { CounterFace } from './face';
import type { Palette } from './palette';
import { capHeight, text, textWidth } from '../../../art/text';

const INTACT = 'M-13 -13H13V2Q13 12 0 17Q-13 12 -13 2Z';
/** The upper right corner is struck off, so that lost armour shows without its red. */
const BROKEN = 'M-13 -13H2.5L4.5 -8.5L9 -8L9.5 -3L13 -1V2Q13 12 0 17Q-13 12 -13 2Z';

export interface ShieldInks {
  readonly ground: string;
  readonly fill: string;
  readonly edge: string;
  readonly figure: string;
}

/** Whole armour in a solid shield, or in an outlined one where solids are; on the card of a Dorian, on the plate of a machine. */
export function shieldInks(on: 'card' | 'plate', face: CounterFace, palette: Palette): ShieldInks {
  const { card, plate, ink, bone, bevelDark, hurt, hurtOnBone, name, pen } = palette;
  const open = face.armourLost || pen !== undefined;
  if (on === 'card')
    return open
      ? { ground: card, fill: card, edge: ink, figure: hurt }
      : { ground: card, fill: ink, edge: ink, figure: card };
  const ground = { ground: plate, edge: bevelDark };
  if (!open) return { ...ground, fill: bone, figure: plate };
  return name === 'colour'
    ? { ...ground, fill: bone, figure: hurtOnBone }
    : { ...ground, fill: plate, figure: bone };
}

/** Armour left. A shield is 26 wide at scale 1. */
export function shield(
  place: { x: number; y: number; scale: number },
  face: CounterFace,
  inks: ShieldInks,
): Shape {
  const figures = String(face.armour);
  const size = figures.length > 1 ? 21 : 23.5;
  return group(place, [
    { d: INTACT, stroke: inks.ground, width: 6, join: 'round' },
    { d: face.armourLost ? BROKEN : INTACT, fill: inks.fill, stroke: inks.edge, width: 2.4, join: 'round' },
    text(figures, 0, 1 + capHeight(size) / 2, { size, fill: inks.figure }),
  ]);
}

const GAP = 1;

/** Firepower-range-speed, those the piece has, centred on x with the baseline at y. */
export function figureRow(face: CounterFace, x: number, y: number, size: number, palette: Palette): Shape {
  const { firepower, range, speed } = face.figures;
  const printed = [firepower, range, speed].filter((figure) => figure !== undefined);
  const words = printed.flatMap((figure, i) => (i === 0 ? [String(figure)] : ['-', String(figure)]));
  const widths = words.map((word) => textWidth(word, size));
  let pen = x - (widths.reduce((sum, width) => sum + width, 0) + GAP * (words.length - 1)) / 2;
  const shapes = words.map((word, i) => {
    const at = pen;
    pen += widths[i] + GAP;
    return text(word, at, y, { size, fill: word === '-' ? palette.dash : palette.ink, anchor: 'start' });
  });
  return group({}, shapes);
}

/** Steps as pips from the right: full ones are left, open ones are lost. */
export function stepPips(steps: { now: number; full: number }, palette: Palette): readonly Shape[] {
  return Array.from({ length: steps.full }, (_, i): Shape => {
    const left = i < steps.now;
    const d = 'M-4.2 0A4.2 4.2 0 1 1 4.2 0A4.2 4.2 0 1 1 -4.2 0Z';
    return group({ x: 39 - i * 11.5, y: -38.6 }, [
      left
        ? { d, fill: palette.ink, stroke: palette.card, width: 2.2, behind: true }
        : { d, fill: palette.halo, stroke: palette.ink, width: 2.2, behind: true },
    ]);
  });
}

/** Of the two west sides of a plate, which the tag runs along. */
const SLOPE = Math.sqrt(3);

/** A tag pointing at the west corner of a plate. */
export function westTag(left: number, right: number, half: number, colour: string): Shape {
  return fill(`M${left} 0L${left + half / SLOPE} ${-half}H${right}V${half}H${left + half / SLOPE}Z`, colour);
}
