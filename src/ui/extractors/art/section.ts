import { cellMark } from './marks';
import { fill, group, line, type Shape } from '../../../art/drawing';
import type { CounterFace } from './face';
import type { Lod } from '../../../art/lod';
import { figureRow, shield, shieldInks, stepPips } from './figures';
import { hatch, segmentsPath } from '../../../art/hatch';
import { polygonPath, roundedRect, westOfRect, type Point } from '../../../art/outline';
import type { Palette } from './palette';
import { silhouette } from './silhouettes';
import { solids } from './solids';
import { text } from '../../../art/text';

const RADIUS = 15;
const CARD = roundedRect(-48, -48, 96, 96, RADIUS);

function blankCard(palette: Palette): readonly Shape[] {
  const shadow = palette.shadow
    ? [group({ x: 3, y: 3.6 }, [{ d: CARD, fill: palette.shadow, opacity: 0.42 }])]
    : [];
  return [...shadow, fill(CARD, palette.card)];
}

function rimOf(palette: Palette): readonly Shape[] {
  const light: Shape = {
    ...line('M-44 30V-34Q-44 -44 -34 -44H34', '#FFFFFF', 2),
    opacity: 0.7,
  };
  return [...(palette.shadow ? [light] : []), { d: CARD, stroke: palette.ink, width: 3.4 }];
}

function tonesOf(palette: Palette) {
  return { ink: palette.ink, cut: palette.card, eye: palette.ink };
}

function rankBox(rank: number | undefined, x: number, palette: Palette): readonly Shape[] {
  if (rank === undefined) return [];
  return [
    fill(roundedRect(x - 8, 20, 16, 21, 4), palette.card),
    text(String(rank), x, 36.6, { size: 17, fill: palette.ink }),
  ];
}

function bandOf(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const width = lod === 'lo' ? 30 : 25;
  const middle = -47.4 + width / 2;
  const edge = line(`M${-48 + width} -48V48`, palette.ink, 2.2);
  const outline = westOfRect(-48, -48, width, 96, RADIUS);
  if ('cell' in face.owner) {
    const band = palette.band(face.owner.cell);
    const mark = solids([cellMark(band.shape, band.mark)], palette);
    const rank = lod === 'mid' ? face.owner.rank : undefined;
    return [
      fill(outline, band.fill),
      edge,
      group(lod === 'lo' ? { x: middle, scale: 1.28 } : { x: middle, y: -5, scale: 1.06 }, mark),
      ...(rank === undefined ? [] : [text(String(rank), middle, 40, { size: 17, fill: band.mark })]),
    ];
  }
  const rank = 'white' in face.owner && lod === 'mid' ? face.owner.rank : undefined;
  return [
    fill(outline, palette.white),
    line(whiteHatch(width), palette.whiteHatch, 2.4),
    edge,
    ...rankBox(rank, middle, palette),
  ];
}

function whiteHatch(width: number): string {
  const right = -49.5 + width;
  const inside: readonly Point[] = [
    [-38, -47],
    [right, -47],
    [right, 47],
    [-38, 47],
    [-46, 38],
    [-46, -38],
  ];
  return segmentsPath(hatch(inside, -35, 10.5));
}

/** A section: rounded card, who it is on the left, steps top right, figures below. */
export function sectionShapes(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const lo = lod === 'lo';
  const place = lo ? { x: 15, y: 2, scale: 0.98 } : { x: 11, y: -7.5, scale: 0.77 };
  const steps = face.steps;
  const reduced = steps !== undefined && steps.now < steps.full;
  return [
    ...blankCard(palette),
    ...bandOf(face, lod, palette),
    ...(reduced ? [reducedCorner(palette)] : []),
    ...rimOf(palette),
    group(place, solids(silhouette(face.kind, tonesOf(palette)), palette, place)),
    ...(lo ? [] : [figureRow(face, 12.5, 41, 24, palette)]),
    ...(lo || steps === undefined ? [] : stepPips(steps, palette)),
  ];
}

/** Struck corner of a section that has lost a step. */
export function reducedCorner(palette: Palette): Shape {
  return fill('M18 -48H33A15 15 0 0 1 48 -33V-18Z', palette.alarm);
}

const FRAME_HATCH: readonly Point[] = [
  [-46, -46],
  [46, -46],
  [46, 46],
  [-46, 46],
];

/** A fort or command post: framed card without band or figures. */
export function staticShapes(face: CounterFace, lod: Lod, palette: Palette): readonly Shape[] {
  const lo = lod === 'lo';
  const inner = roundedRect(-40, -40, 80, 80, 8);
  const place = lo ? { y: 2, scale: 0.9 } : { x: -2, y: -7, scale: 0.78 };
  const inks = shieldInks('card', face, palette);
  return [
    ...blankCard(palette),
    fill(CARD, palette.frame),
    ...(palette.name !== 'colour' ? [fill(polygonPath(FRAME_HATCH), palette.card)] : []),
    fill(inner, palette.card),
    { d: inner, stroke: palette.ink, width: 1.6 },
    ...rimOf(palette),
    group(place, solids(silhouette(face.kind, tonesOf(palette)), palette, place)),
    ...(lo || face.armour === undefined ? [] : [shield({ x: 27.5, y: 25.5, scale: 0.8 }, face, inks)]),
  ];
}
