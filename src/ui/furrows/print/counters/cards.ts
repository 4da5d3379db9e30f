import { fill, group, isGroup, line, type Shape } from '../../../../art/drawing';
import { disc } from '../../../../art/outline';
import { outlined } from '../../../../art/outlined';
import { text } from '../../../../art/text';
import type { Mode, Side } from '../../../../rules/furrows';
import { PROGRAMS, SCENARIOS, UNITS, valley, type Army } from '../../../../rules/furrows';
import type { Card } from '../../../print/counters/card';
import type { Ink } from '../../../print/ink';
import { armourText, faceOfUnit, type CounterFace } from '../../art/face';
import { flagShapes } from '../../art/flags';
import { sideMark } from '../../art/marks';
import type { Palette } from '../../art/palette';
import { silhouette } from '../../art/silhouettes';
import { shapesOf, type StatusMark } from '../../art/status';
import { MODE_NAME, SIDE_NAME } from '../../wording';
import { rankIn } from '../rank';
import { printPalette } from './palette';

/** 100 units are a counter's edge of 12.7 mm, its ground goes on into the bleed; 7 points are 19.5 units. */
const BEYOND = 66;
const GROUND = `M${-BEYOND} ${-BEYOND}H${BEYOND}V${BEYOND}H${-BEYOND}Z`;
const SMALL = 20.5;
const LINE = 1.4;

/** Every base of the scenarios with its side's mark behind it, the markers that lie on bases, and the flags of the objectives. */
export function pieceCards(ink: Ink): readonly Card[] {
  const armies = SCENARIOS.flatMap((scenario) => scenario.armies);
  const markers = MARKERS.flatMap((each) => Array.from({ length: each.times }, () => markerCard(each, ink)));
  const flags = SIDES.flatMap((side) => Array.from({ length: FLAGS }, () => flagCard(side, ink)));
  return [...armies.flatMap((army) => basesOf(army, ink)), ...markers, ...flags];
}

/** One of each marker. */
export function markerCards(ink: Ink): readonly Card[] {
  return [...MARKERS.map((each) => markerCard(each, ink)), ...SIDES.map((side) => flagCard(side, ink))];
}

function basesOf(army: Army, ink: Ink): readonly Card[] {
  const palette = printPalette(ink);
  const { plate, ink: mark } = palette.side[army.side];
  const back = [fill(GROUND, plate), ...drawn(sideMark(army.side, 28, mark, plate), ink, plate)];
  return army.given.map(({ unit }, index) => {
    const rank = rankIn(army, index);
    const number = rank === undefined ? '' : ` ${rank}`;
    return {
      name: `${SIDE_NAME[army.side]} ${UNITS[unit].name}${number}`,
      front: baseFace(faceOfUnit(unit, rank), ink),
      back,
    };
  });
}

/** Solids as they are, or their outlines where little ink is wanted. */
function drawn(shapes: readonly Shape[], ink: Ink, ground: string, scale = 1): readonly Shape[] {
  return ink === 'low'
    ? outlined(shapes, { ink: printPalette(ink).ink, ground, width: LINE / scale })
    : shapes;
}

/** Its figure, its front as an arrow, its armour from front to back, its models as pips. */
export function baseFace(face: CounterFace, ink: Ink): readonly Shape[] {
  const { plate, ink: tone, accent, edge } = printPalette(ink).side[face.side];
  const figure = drawn(silhouette(face.unit, { ink: tone, cut: plate }), ink, plate, 0.5);
  const frame =
    face.side === 'foundry' ? 'M-46 -46H46V46H-46Z' : 'M-40 -46H40L46 -40V40L40 46H-40L-46 40V-40Z';
  return [
    fill(GROUND, plate),
    { d: frame, stroke: edge, width: ink === 'low' ? LINE : 2 },
    { d: 'M-11 -33L0 -46L11 -33Z', fill: ink === 'low' ? plate : accent, stroke: edge, width: LINE },
    group({ y: -4, scale: 0.5 }, figure),
    group({ x: -36, y: -30 }, drawn(sideMark(face.side, 8, tone, plate), ink, plate)),
    text(armourText(face.armour), 0, 42, { size: SMALL, fill: tone }),
    ...(face.rank === undefined ? [] : [text(String(face.rank), 36, -22, { size: SMALL, fill: tone })]),
    ...pips(face.models.full, tone),
  ];
}

/** One pip a model, on the right. */
function pips(models: number, tone: string): readonly Shape[] {
  if (models === 1) return [];
  return Array.from({ length: models }, (_, k) => ({
    d: disc(40, -8 + 8 * k, 2.8),
    stroke: tone,
    width: LINE,
  }));
}

interface Marker {
  readonly name: string;
  readonly draw: (palette: Palette) => readonly Shape[];
  /** What is a thin line already, or a figure to be read, is not outlined. */
  readonly thin: boolean;
  readonly times: number;
}

const GIVEN = SCENARIOS.flatMap(({ armies }) => armies.flatMap(({ given }) => given));

/** As many as bases may be so at once. */
const BASES = GIVEN.length;

/** Those a base of the scenarios can be in. */
const MODES = (['stand', 'setUp', 'crawl', 'slow', 'fast'] as const).flatMap((mode: Mode) => {
  const times = GIVEN.filter(({ unit }) => mode in PROGRAMS[UNITS[unit].class]).length;
  return times === 0 ? [] : status(MODE_NAME[mode], { mark: 'mode', mode }, times);
});

const MARKERS: readonly Marker[] = [
  ...MODES,
  ...[1, 2].map((figure) => status(`shaken ${figure}`, { mark: 'shaken', figure }, BASES)),
  ...[1, 2, 3].map((figure) => status(`wear +${figure}`, { mark: 'wear', figure }, 3)),
  status('loaded', { mark: 'loaded' }, 4),
  status('aimed', { mark: 'aimed' }, BASES),
  status('jammed', { mark: 'jammed' }, 4),
  status('destroyed', { mark: 'doomed' }, BASES),
  ...[1, 2].map((figure): Marker => ({
    name: `difficult ${figure}`,
    draw: ({ halo, ink }) => [
      { d: 'M-16 0L-8 -14H8L16 0L8 14H-8Z', fill: halo, stroke: ink, width: 2.6 },
      text(String(figure), 0, 7, { size: 19, fill: ink }),
    ],
    thin: true,
    times: BASES,
  })),
  {
    name: 'wire crushed',
    draw: ({ ink }) => [
      line('M-16 0H16M-11 -5L-3 5M-3 -5L-11 5M3 -5L11 5M11 -5L3 5M-10 13L10 -13', ink, 2.2),
    ],
    thin: true,
    times: BASES,
  },
];

function status(name: string, mark: StatusMark, times: number): Marker {
  return { name, draw: (palette) => shapesOf(mark, palette), thin: 'figure' in mark, times };
}

const SIDES = ['foundry', 'league'] as const;

/** Of each side: for its own strongholds and for whatever it takes in the middle [§16]. */
const FLAGS = valley.objectives.north.length + valley.objectives.middle.length;

/** It lies in the hex of an objective: whose it is. */
function flagCard(side: Side, ink: Ink): Card {
  const flag = drawn(flagShapes(side, printPalette(ink)), ink, '#FFFFFF', 2);
  return {
    name: `flag of the ${SIDE_NAME[side]}`,
    front: [group({ x: -28, y: 26, scale: 2 }, flag)],
    back: null,
  };
}

function markerCard({ name, draw, thin }: Marker, ink: Ink): Card {
  const shapes = draw(printPalette(ink));
  const lines = ink === 'low' ? shapes.map(hairline) : shapes;
  return {
    name,
    front: [group({ scale: 2.1 }, thin ? lines : drawn(shapes, ink, '#FFFFFF', 1.2))],
    back: null,
  };
}

/** No heavier than an outline. */
function hairline(shape: Shape): Shape {
  return isGroup(shape) || shape.width === undefined
    ? shape
    : { ...shape, width: Math.min(shape.width, LINE / 1.2) };
}
