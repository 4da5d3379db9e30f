import { cellMark } from './marks';
import { fill, group, line, type Shape } from '../../../art/drawing';
import type { CounterFace } from './face';
import type { Lod } from '../../../art/lod';
import { figureRow, shield, shieldInks, westTag } from './figures';
import { hatch, segmentsPath } from '../../../art/hatch';
import {
  hexagon,
  polygonPath,
  roundedHexagon,
  roundedRect,
  westOfHexagon,
  type Point,
} from '../../../art/outline';
import type { Palette } from './palette';
import { silhouette } from './silhouettes';
import { solids } from './solids';
import { capHeight, text } from '../../../art/text';

/** Circumradius of every plate, and the apothem its sides lie at. */
const PLATE = 56;
export const APOTHEM = (PLATE * Math.sqrt(3)) / 2;

const ROUND = roundedHexagon(PLATE + 1.6, 9);
const ROUND_CARD = roundedHexagon(PLATE - 2.2, 6.6);
const SHARP = polygonPath(hexagon(PLATE));

function shadowOf(d: string, palette: Palette): readonly Shape[] {
  return palette.shadow ? [group({ x: 3, y: 3.6 }, [{ d, fill: palette.shadow, opacity: 0.43 }])] : [];
}

function vehicleBand(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const cutAt = lod === 'lo' ? -28 : -31;
  const d = westOfHexagon(PLATE - 2.2, 6.6, cutAt);
  const edge = line(`M${cutAt} -40V40`, palette.ink, 2.4);
  if ('cell' in face.owner) {
    const band = palette.band(face.owner.cell);
    const mark = solids([cellMark(band.shape, band.mark)], palette);
    return [fill(d, band.fill), edge, group({ x: -40.5, scale: lod === 'lo' ? 0.95 : 0.82 }, mark)];
  }
  const reach = (PLATE - 4.5 + cutAt) * Math.sqrt(3);
  const inside: readonly Point[] = [
    [cutAt - 1.2, -reach],
    [cutAt - 1.2, reach],
    [-51, 3],
    [-51, -3],
  ];
  const rank = 'white' in face.owner && lod === 'mid' ? face.owner.rank : undefined;
  return [
    fill(d, palette.white),
    line(segmentsPath(hatch(inside, -30, 10.4)), palette.whiteHatch, 2.4),
    edge,
    ...(rank === undefined
      ? []
      : [
          fill(roundedRect(-47, -10, 14, 20, 4), palette.card),
          text(String(rank), -40, 6.2, { size: 17, fill: palette.ink }),
        ]),
  ];
}

/** A Dorian vehicle: light rounded hex plate. */
export function vehicleShapes(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const lo = lod === 'lo';
  const tones = { ink: palette.ink, cut: palette.card, eye: palette.ink };
  const place = lo ? { x: 9, scale: 0.76 } : { x: -1.5, y: -13, scale: 0.62 };
  const inks = shieldInks('card', face, palette);
  return [
    ...shadowOf(ROUND, palette),
    fill(ROUND, palette.ink),
    fill(ROUND_CARD, palette.card),
    ...vehicleBand(face, lod, palette),
    group(place, solids(silhouette(face.kind, tones), palette, place)),
    ...(lo ? [] : [figureRow(face, -1, 36.5, 22.5, palette)]),
    ...(lo || face.armour === undefined ? [] : [shield({ x: 37.5, y: -1.5, scale: 0.62 }, face, inks)]),
  ];
}

const HAZARD: readonly Point[] = [
  [-49, 0],
  [-41.5, -13],
  [-28, -13],
  [-28, 13],
  [-41.5, 13],
];

function machineTag(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  if ('machine' in face.owner) {
    const lo = lod === 'lo';
    const size = lo ? 32 : 25;
    const tag = lo ? westTag(-55, -26, 17, palette.tag) : westTag(-49, -26, 13, palette.tag);
    const at = { x: lo ? -37 : -34.5, y: capHeight(size) / 2 };
    return [tag, text(face.owner.machine, at.x, at.y, { size, fill: palette.tagInk })];
  }
  if (!('hazard' in face.owner)) return [];
  const rank = lod === 'mid' ? face.owner.rank : undefined;
  return [
    fill(polygonPath(HAZARD), palette.tag),
    { d: segmentsPath(hatch(HAZARD, 45, 8.5)), stroke: palette.tagInk, width: 4 },
    { d: polygonPath(HAZARD), stroke: palette.tag, width: 2.4 },
    ...(rank === undefined ? [] : [text(String(rank), 38.5, 6.6, { size: 19, fill: palette.bone })]),
  ];
}

function machineFigures(face: CounterFace, palette: Palette): readonly Shape[] {
  const speed = face.figures.speed;
  return [
    ...(face.armour === undefined
      ? []
      : [shield({ x: -11.5, y: 28.5, scale: 0.74 }, face, shieldInks('plate', face, palette))]),
    ...(speed === undefined
      ? []
      : [
          { d: 'M3 19.5H20L27.5 28.5L20 37.5H3L8.5 28.5Z', stroke: palette.bone, width: 2.2 },
          text(String(speed), 15.6, 35, { size: 18, fill: palette.bone }),
        ]),
  ];
}

/** An Avronian machine: dark sharp hex plate, bone figure, one eye. */
export function machineShapes(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const lo = lod === 'lo';
  const tones = { ink: palette.bone, cut: palette.plate, eye: palette.eye };
  const place = lo ? { x: 6, y: 1, scale: 0.84 } : { x: 5, y: -10.5, scale: 0.66 };
  const half = PLATE / 2 - 1;
  const side = APOTHEM - 2;
  const bevels: readonly Shape[] = palette.shadow
    ? [
        { d: `M${2 - PLATE} 0L${-half} ${-side}H${half}`, stroke: palette.bevelLit, width: 3 },
        { d: `M${-half} ${side}H${half}L${PLATE - 2} 0`, stroke: palette.bevelDark, width: 3 },
      ]
    : [];
  return [
    ...shadowOf(SHARP, palette),
    { d: SHARP, fill: palette.rim, stroke: palette.halo, width: 5, opacity: 1, behind: true, join: 'miter' },
    fill(polygonPath(hexagon(PLATE - 7)), palette.plate),
    ...bevels,
    group(place, solids(silhouette(face.kind, tones), palette, { ...place, ground: palette.plate })),
    ...machineTag(face, lod, palette),
    ...(lo ? [] : machineFigures(face, palette)),
  ];
}
