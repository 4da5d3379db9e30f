import { fill, group, line, type Place, type Shape } from '../../../../art/drawing';
import { hatch, segmentsPath } from '../../../../art/hatch';
import { roundedRect, type Point } from '../../../../art/outline';
import { capHeight, text } from '../../../../art/text';
import { formOf, type CounterFace } from '../../art/face';
import { figureRow, shield, shieldInks, stepPips, westTag } from '../../art/figures';
import { cellMark } from '../../art/marks';
import type { Palette } from '../../art/palette';
import { silhouette } from '../../art/silhouettes';
import { solids } from '../../art/solids';

/**
 * A counter as it is cut out of paper: 100 units are its edge of 12.7 mm, and its ground goes on beyond it for the bleed.
 * The same figures and marks as on the board; the figures are larger, since 7 points are 19.5 units here.
 */
const BEYOND = 66;
const SMALL = 20.5;
const LARGE = 25;
/** Of a shield whose figures are 21 units high. */
const SHIELD = 0.98;
/** The right edge of the band on the left. */
const BAND = -22;

/** Everything printed on the front. */
export function printedFace(face: CounterFace, palette: Palette): readonly Shape[] {
  switch (formOf(face.kind)) {
    case 'section':
      return sectionFace(face, palette);
    case 'vehicle':
      return vehicleFace(face, palette);
    case 'static':
      return staticFace(face, palette);
    case 'machine':
      return machineFace(face, palette);
  }
}

/** One colour to the end of the bleed. */
export function groundOf(colour: string): Shape {
  return fill(rect(-BEYOND, BEYOND), colour);
}

function rect(left: number, right: number): string {
  return `M${left} ${-BEYOND}H${right}V${BEYOND}H${left}Z`;
}

function tonesOf({ ink, card }: Palette) {
  return { ink, cut: card, eye: ink };
}

function sectionFace(face: CounterFace, palette: Palette): readonly Shape[] {
  const { steps } = face;
  const reduced = steps !== undefined && steps.now < steps.full;
  return [
    groundOf(palette.card),
    ...bandOf(face, palette),
    ...(reduced ? [fill(`M4 ${-BEYOND}H${BEYOND}V-4Z`, palette.alarm)] : []),
    figureOf(face, { x: 13, y: -10, scale: 0.7 }, palette),
    figureRow(face, 13, 42, LARGE, palette),
    ...(steps === undefined ? [] : stepPips(steps, palette)),
  ];
}

function bandOf({ owner }: CounterFace, palette: Palette): readonly Shape[] {
  const middle = (BAND - 50) / 2;
  const edge = line(`M${BAND} ${-BEYOND}V${BEYOND}`, palette.ink, 2.2);
  if ('cell' in owner) {
    const band = palette.band(owner.cell);
    return [
      fill(rect(-BEYOND, BAND), band.fill),
      edge,
      group({ x: middle, y: -8, scale: 1.1 }, solids([cellMark(band.shape, band.mark)], palette)),
      ...(owner.rank === undefined
        ? []
        : [text(String(owner.rank), middle, 40, { size: SMALL, fill: band.mark })]),
    ];
  }
  const rank = 'white' in owner ? owner.rank : undefined;
  const inside: readonly Point[] = [
    [-BEYOND, -BEYOND],
    [BAND, -BEYOND],
    [BAND, BEYOND],
    [-BEYOND, BEYOND],
  ];
  return [
    fill(rect(-BEYOND, BAND), palette.white),
    line(segmentsPath(hatch(inside, -35, 10.5)), palette.whiteHatch, 2.4),
    edge,
    ...(rank === undefined
      ? []
      : [
          fill(roundedRect(middle - 8.5, 21, 17, 23, 4), palette.card),
          text(String(rank), middle, 40, { size: SMALL, fill: palette.ink }),
        ]),
  ];
}

function figureOf({ kind }: CounterFace, place: Place, palette: Palette): Shape {
  return group(place, solids(silhouette(kind, tonesOf(palette)), palette, place));
}

/** The front of what faces a hexside is its upper edge. */
function arrow(colour: string, edge: string): Shape {
  return { d: 'M-9 -34L2 -46L13 -34Z', fill: colour, stroke: edge, width: 1.6, join: 'miter' };
}

function vehicleFace(face: CounterFace, palette: Palette): readonly Shape[] {
  return [
    groundOf(palette.card),
    ...bandOf(face, palette),
    arrow(palette.pen === undefined ? palette.ink : palette.card, palette.ink),
    figureOf(face, { x: 5, y: -10, scale: 0.5 }, palette),
    figureRow(face, 13, 42, LARGE, palette),
    ...(face.armour === undefined
      ? []
      : [shield({ x: 33, y: -25, scale: SHIELD * 0.95 }, face, shieldInks('card', face, palette))]),
  ];
}

function staticFace(face: CounterFace, palette: Palette): readonly Shape[] {
  const inner = roundedRect(-40, -40, 80, 80, 8);
  return [
    groundOf(palette.name === 'colour' ? palette.frame : palette.card),
    fill(inner, palette.card),
    { d: inner, stroke: palette.ink, width: 2.4 },
    figureOf(face, { x: -4, y: -8, scale: 0.74 }, palette),
    ...(face.armour === undefined
      ? []
      : [shield({ x: 24, y: 20, scale: SHIELD }, face, shieldInks('card', face, palette))]),
  ];
}

const HAZARD: readonly Point[] = [
  [-BEYOND, -14],
  [-24, -14],
  [-24, 14],
  [-BEYOND, 14],
];

function machineFace(face: CounterFace, palette: Palette): readonly Shape[] {
  const tones = { ink: palette.bone, cut: palette.plate, eye: palette.eye };
  return [
    groundOf(palette.plate),
    ...(palette.name !== 'colour'
      ? [{ d: roundedRect(-45, -45, 90, 90, 1), stroke: palette.rim, width: palette.pen ?? 5 }]
      : []),
    arrow(palette.wedge, palette.wedgeEdge),
    group(
      { x: 8, y: -8, scale: 0.56 },
      solids(silhouette(face.kind, tones), palette, { scale: 0.56, ground: palette.plate }),
    ),
    ...ownerOf(face, palette),
    ...machineFigures(face, palette),
  ];
}

function ownerOf({ owner }: CounterFace, palette: Palette): readonly Shape[] {
  if ('machine' in owner)
    return [
      westTag(-42, -18, 14, palette.tag),
      text(owner.machine, -28.5, capHeight(LARGE) / 2, { size: LARGE, fill: palette.tagInk }),
    ];
  if (!('hazard' in owner)) return [];
  const { rank } = owner;
  return [
    { d: `M${-BEYOND} -14H-24V14H${-BEYOND}Z`, fill: palette.tag },
    { d: segmentsPath(hatch(HAZARD, 45, 9)), stroke: palette.tagInk, width: 4 },
    ...(rank === undefined ? [] : [text(String(rank), 38, -24, { size: SMALL, fill: palette.bone })]),
  ];
}

function machineFigures(face: CounterFace, palette: Palette): readonly Shape[] {
  const { bone } = palette;
  const { speed } = face.figures;
  const inks = shieldInks('plate', face, palette);
  return [
    ...(face.armour === undefined ? [] : [shield({ x: -14, y: 28, scale: SHIELD }, face, inks)]),
    ...(speed === undefined
      ? []
      : [
          { d: 'M6 17H29L38 28.5L29 40H6L13 28.5Z', stroke: bone, width: 2.2 },
          text(String(speed), 22, 28.5 + capHeight(SMALL) / 2, { size: SMALL, fill: bone }),
        ]),
  ];
}
