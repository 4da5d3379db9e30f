import { fill, group, haloed, line, type Drawing, type Place, type Shape } from '../../../art/drawing';
import { plateOf, type CounterFace, type CounterStatus } from './face';
import { type Lod } from '../../../art/lod';
import { hatch, segmentsPath } from '../../../art/hatch';
import { disc, hexagon, polygonPath, roundedRect, star, type Point } from '../../../art/outline';
import type { Palette } from './palette';
import { reducedCorner } from './section';

export type StatusMark =
  | 'hidden'
  | 'pinned'
  | 'routed'
  | 'critical'
  | 'reduced'
  | 'sheltered'
  | 'moved'
  | 'fired'
  | 'passenger'
  | 'passengers';

export type StatusForm = 'square' | 'plate';

export function statusFormOf(face: CounterFace): StatusForm {
  return plateOf(face.kind) === undefined ? 'square' : 'plate';
}

/** The marks to lay on a counter, lowest first. A rout replaces a pin; lost steps are already on the card. */
export function statusMarks(face: CounterFace, status: CounterStatus): readonly StatusMark[] {
  const steps = face.steps;
  const stepsShown = steps !== undefined && steps.now < steps.full;
  const marks: readonly (StatusMark | false | undefined)[] = [
    status.hidden && 'hidden',
    status.reduced && !stepsShown && 'reduced',
    status.sheltered && 'sheltered',
    (status.passengers ?? 0) > 0 && (status.passengers === 1 ? 'passenger' : 'passengers'),
    status.pinned && !status.routed && 'pinned',
    status.routed && 'routed',
    status.critical && 'critical',
    status.moved && 'moved',
    status.fired && 'fired',
  ];
  return marks.filter((mark) => typeof mark === 'string');
}

/** Fixed places: wrong top left, carried or lost top right, moved bottom left, fired bottom right, below the figures. */
const PLACES: Readonly<Record<StatusForm, Readonly<Record<StatusMark, Place>>>> = {
  square: {
    hidden: {},
    reduced: {},
    pinned: { x: -45, y: -43 },
    routed: { x: -45, y: -40 },
    critical: { x: -43, y: -39 },
    sheltered: { y: -50 },
    passenger: { x: 38, y: -46 },
    passengers: { x: 38, y: -46 },
    moved: { x: -26, y: 51 },
    fired: { x: 33, y: 57 },
  },
  plate: {
    hidden: {},
    reduced: { x: -14, y: -4 },
    pinned: { x: -31, y: -50 },
    routed: { x: -31, y: -48 },
    critical: { x: -30, y: -50 },
    sheltered: { y: -50 },
    passenger: { x: 32, y: -48 },
    passengers: { x: 32, y: -48 },
    moved: { x: -28, y: 52 },
    fired: { x: 34, y: 53 },
  },
};

const FLAG = 'M-10 -15H19L11 -6L19 3H-10Z';
const BATTLEMENT = 'M-22 8V-9H-13V-3H-5V-9H5V-3H13V-9H22V8Z';

function rider(x: number): string {
  return `${disc(x, -4.6, 4)}M${x - 6.4} 8Q${x - 6.4} .6 ${x} .6Q${x + 6.4} .6 ${x + 6.4} 8Z`;
}

function badge(heads: readonly number[], palette: Palette): readonly Shape[] {
  const half = heads.length * 7.4 + 3;
  const pill = roundedRect(-half, -12.5, half * 2, 24, 8);
  return [haloed(pill, palette.ink, palette.halo, 2), fill(heads.map(rider).join(''), palette.card)];
}

const SQUARE: readonly Point[] = [
  [-46, -40],
  [-40, -46],
  [40, -46],
  [46, -40],
  [46, 40],
  [40, 46],
  [-40, 46],
  [-46, 40],
];

const SHUT_EYE =
  'M-11 -4.5Q0 5.5 11 -4.5M-7.5 -.5L-10.5 3.5M-2.5 1.8L-3.5 6.6M2.5 1.8L3.5 6.6M7.5 -.5L10.5 3.5';

/** Where a unit that moves has its chevrons: a hidden one does not move. */
const EYE_PLACES: Readonly<Record<StatusForm, Place>> = {
  square: { x: -34, y: 48 },
  plate: { x: -34, y: 50 },
};

/** Seen by its owner alone: a veil through which the card is still read, a dashed rim, a shut eye. */
function veil(form: StatusForm, lod: Lod, palette: Palette): readonly Shape[] {
  const polygon = form === 'square' ? SQUARE : hexagon(54);
  const rim = form === 'square' ? roundedRect(-48, -48, 96, 96, 15) : polygonPath(hexagon(56));
  const eye = [
    haloed(roundedRect(-18, -11, 36, 22, 9), palette.ink, palette.halo, 2.4),
    line(SHUT_EYE, palette.card, 3.2),
  ];
  return [
    { d: rim, fill: palette.card, opacity: 0.3 },
    { d: segmentsPath(hatch(polygon, -45, 12)), stroke: palette.card, width: 3.4, opacity: 0.6 },
    { d: segmentsPath(hatch(polygon, -45, 12)), stroke: palette.ink, width: 1.1, opacity: 0.4 },
    { d: rim, stroke: palette.halo, width: 7 },
    { d: rim, stroke: palette.ink, width: 4.4, dash: [9, 7] },
    group({ ...EYE_PLACES[form], scale: lod === 'lo' ? 1.5 : 1.15 }, eye),
  ];
}

function markShapes(mark: StatusMark, form: StatusForm, lod: Lod, palette: Palette): readonly Shape[] {
  const { halo, alarm } = palette;
  switch (mark) {
    case 'hidden':
      return veil(form, lod, palette);
    case 'reduced':
      return [reducedCorner(palette)];
    case 'pinned':
      return [haloed('M-12 -13H12V-6H4V5L0 16L-4 5V-6H-12Z', palette.pinned, halo, 2)];
    case 'routed':
      return [
        haloed('M-13 -17H-9V17H-13Z', alarm, halo, 2),
        { d: FLAG, fill: halo, stroke: alarm, width: 3.6, join: 'round' },
      ];
    case 'critical':
      return [haloed('M6 -20L-10 3H-1L-6 21L12 -5H2Z', alarm, halo, 2)];
    case 'sheltered':
      return [haloed(BATTLEMENT, palette.ink, halo, 2)];
    case 'passenger':
      return badge([0], palette);
    case 'passengers':
      return badge([-7, 7], palette);
    case 'moved':
      return [haloed('M-14 -7L-5 0L-14 7H-7L2 0L-7 -7ZM-1 -7L8 0L-1 7H6L15 0L6 -7Z', palette.moved, halo, 2)];
    case 'fired':
      return [haloed(polygonPath(star(8, 13.5, 5.6)), alarm, halo, 2)];
  }
}

const FILLING: readonly StatusMark[] = ['hidden', 'reduced'];

/** One mark in its place on a counter's box: lay the drawings of several one on another. */
export function statusDrawing(mark: StatusMark, form: StatusForm, lod: Lod, palette: Palette): Drawing {
  const grown = lod === 'lo' && !FILLING.includes(mark) ? 1.4 : 1;
  const { x = 0, y = 0 } = PLACES[form][mark];
  // Grown, and no figures to spare, it keeps within the drawing.
  const place = { x, y: Math.min(y, 76 - 17 * grown), scale: grown };
  return { half: 76, shapes: [group(place, markShapes(mark, form, lod, palette))] };
}
