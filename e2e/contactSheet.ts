import { assembledDrawing, type CounterLook } from '../src/ui/extractors/art/assemble';
import { CELLS } from '../src/ui/extractors/art/cells';
import {
  COUNTER_KINDS,
  formOf,
  plateOf,
  type CounterFace,
  type CounterStatus,
} from '../src/ui/extractors/art/face';
import { COLOUR, MONO } from '../src/ui/extractors/art/palette';
import { drawingToSvg } from '../src/art/testing';

const OWNERS = {
  section: { cell: 'Panza', rank: 2 },
  vehicle: { white: true, rank: 1 },
  machine: { machine: 'C' },
  static: { none: true },
} as const;

function faceOf(kind: CounterFace['kind']): CounterFace {
  const form = formOf(kind);
  const strength =
    form === 'section' ? { steps: { now: 2, full: 2 } } : { armour: form === 'machine' ? 15 : 6 };
  const figures = form === 'static' ? {} : { firepower: 6, range: 4, speed: 3 };
  const owner = kind === 'extractor' ? ({ hazard: true, rank: 2 } as const) : OWNERS[form];
  return { kind, figures, owner, ...strength };
}

const MARKS: readonly CounterStatus[] = [
  { pinned: true },
  { routed: true, moved: true },
  { moved: true, fired: true },
  { critical: true, fired: true },
  { hidden: true },
  { passengers: 1 },
  { passengers: 2, moved: true },
];

/** Every kind, facing, cell and status of the counters, at the three sizes they are read at, in colour and in black. */
export function contactSheet(): string {
  const kinds = COUNTER_KINDS.map((kind, i): CounterLook => ({
    face: faceOf(kind),
    ...(plateOf(kind) !== undefined && { facing: i % 6 }),
  }));
  const facings = [0, 1, 2, 3, 4, 5].flatMap((facing): readonly CounterLook[] => [
    { face: { ...faceOf('pgp') }, facing },
    { face: { ...faceOf('walker'), owner: { cell: 'Urcado' } }, facing },
    { face: { ...faceOf('orni'), armourLost: true }, facing },
  ]);
  const cells = Object.keys(CELLS).map((cell): CounterLook => ({
    face: { ...faceOf('shock'), owner: { cell, rank: 1 }, steps: { now: 1, full: 2 } },
  }));
  const statuses = MARKS.flatMap((status): readonly CounterLook[] => [
    { face: faceOf('commando'), status },
    { face: faceOf('floater'), facing: 1, status },
  ]);
  const fort: CounterLook = { face: faceOf('fort'), status: { sheltered: true } };
  const row = (looks: readonly CounterLook[], size: number, palette = COLOUR) =>
    `<div>${looks.map((look) => drawingToSvg(assembledDrawing(look, size < 34 ? 'lo' : 'mid', palette), size * 1.5)).join('')}</div>`;
  return `<body style="margin:8px;background:#ede4cf">${[
    row(kinds.slice(0, 9), 60),
    row(kinds.slice(9), 60),
    row(facings, 44),
    row(cells, 44),
    row([...statuses, fort], 44),
    row(kinds, 26),
    row([...statuses, fort], 26),
    row(kinds, 44, MONO),
  ].join('')}</body>`;
}
