import { assembledDrawing } from '../art/assemble';
import { chitDrawing, hiddenChit, objectivePennant } from '../art/chits';
import { fill, group, line, type Drawing, type Shape } from '../../../art/drawing';
import { plateOf } from '../art/face';
import { sideMark } from '../art/sideMarks';
import { disc } from '../../../art/outline';
import { COLOUR, MONO, type Palette } from '../art/palette';
import { text } from '../../../art/text';
import {
  CHASSIS,
  COUNTERS,
  MACHINE_LETTERS,
  muster,
  ordersOf,
  type Chassis,
  type CycleName,
  type Order,
  type Unit,
} from '../../../rules/extractors';
import { faceOf } from '../art/counterFace';
import { blankMachine } from '../display';
import { orderName, unitName } from '../wording';
import type { Ink } from './SheetParts';

/** A counter as it is cut out: 12.7 mm on a side. */
export interface Card {
  readonly name: string;
  readonly front: Drawing;
  /** null: blank. */
  readonly back: Drawing | null;
  /** A letter or word on the front. */
  readonly word?: Word;
}

/** Printed as text: the drawing's own letters are few. */
export interface Word {
  readonly text: string;
  readonly size: number;
  readonly y: number;
  readonly colour: string;
}

export interface CardBlock {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** Counters in a row; a back page runs from right to left, so that it lies behind the front. */
export const COLUMNS = 14;

const { shadow: _screenOnly, ...FLAT } = COLOUR;

function printPalette(ink: Ink): Palette {
  return ink === 'colour' ? FLAT : MONO;
}

/** A rounded square fills its counter; a hex plate leaves room for its notch. */
const SQUARE = 50;
const PLATE = 59;

/** The counter mix: every piece, its other side reduced or the side's mark [§3, R-102]. */
export function counterBlocks(ink: Ink): readonly CardBlock[] {
  const palette = printPalette(ink);
  const pieces = COUNTERS.filter(({ kind }) => kind !== null).map(({ id }) =>
    muster({ scenario: 'engage' }, 0, id),
  );
  const dorian = pieces.filter(({ side }) => side === 'dorian');
  const avronian = pieces.filter(({ side }) => side === 'avronian');
  const kinds = Object.keys(CHASSIS) as Chassis[];
  const machines = kinds.flatMap((kind) => MACHINE_LETTERS.map((letter) => blankMachine(kind, letter)));
  return [
    { title: 'Dorian cells and white units', cards: dorian.map((unit) => cardOf(unit, palette)) },
    { title: 'Avronian', cards: [...avronian, ...machines].map((unit) => cardOf(unit, palette)) },
  ];
}

function cardOf(unit: Unit, palette: Palette): Card {
  return { name: unitName(unit), front: pieceDrawing(unit, palette), back: backOf(unit, palette) };
}

/** A section of two steps turned over when it loses one; any other piece shows whose it is. */
function backOf(unit: Unit, palette: Palette): Drawing {
  if (unit.class === 'section' && unit.steps > 1)
    return pieceDrawing({ ...unit, steps: unit.steps - 1 }, palette);
  return { half: 26, shapes: sideMark(unit.side, palette) };
}

function pieceDrawing(unit: Unit, palette: Palette): Drawing {
  const face = faceOf(unit);
  const { shapes } = assembledDrawing({ face }, 'mid', palette);
  if (plateOf(face.kind) === undefined) return { half: SQUARE, shapes };
  return { half: PLATE, shapes: [...shapes, fill('M-11 -49.5L0 -58.5L11 -49.5Z', palette.ink)] };
}

/** Orders for five machines, and the markers of the displays and the map [§8, R-102]. */
export function orderBlocks(ink: Ink): readonly CardBlock[] {
  const palette = printPalette(ink);
  const chit = (order: Order, box: CycleName) => ({
    name: orderName(order),
    front: chitDrawing(order, 'open', palette),
    back: hiddenChit(box, palette),
  });
  const many = (order: string) => (RARE.includes(order) ? MACHINE_LETTERS.length : COLUMNS);
  return [
    {
      title: 'Move orders',
      cards: ordersOf('move').flatMap((order) => times(many(order), chit(order, 'move'))),
    },
    {
      title: 'Combat orders',
      cards: ordersOf('combat').flatMap((order) => times(many(order), chit(order, 'combat'))),
    },
    {
      title: 'Markers: order executed, reset, objective and target by machine, pinned, routed',
      cards: [
        ...times(10, marker('last executed', executed(palette))),
        ...times(10, { ...marker('reset', []), word: word('reset', 30, palette.ink) }),
        ...MACHINE_LETTERS.map((letter) => marker(`objective ${letter}`, objective(letter, palette))),
        ...MACHINE_LETTERS.map((letter) => marker(`target ${letter}`, target(letter, palette))),
        ...times(13, { ...marker('pinned', pinned(palette)), word: word('P', 50, palette.ink, 27) }),
        ...times(13, { ...marker('routed', routed(palette)), word: word('R', 54, palette.halo) }),
      ],
    },
  ];
}

/** Once a machine is enough [§8.4.5, §8.5]. */
const RARE: readonly string[] = ['selfDestruct', 'freeMove', 'freeTarget'];

function times(count: number, card: Card): readonly Card[] {
  return Array.from({ length: count }, () => card);
}

function marker(name: string, shapes: readonly Shape[]): Card {
  return { name, front: { half: 50, shapes }, back: null };
}

/** Its middle at 0, or its foot at y. */
function word(words: string, size: number, colour: string, y = size * 0.35): Word {
  return { text: words, size, y, colour };
}

function executed(palette: Palette): readonly Shape[] {
  return [fill(disc(0, 0, 30), palette.ink), line('M-14 1L-4 11L15 -10', palette.halo, 8)];
}

function objective(letter: string, palette: Palette): readonly Shape[] {
  return [group({ x: -14, y: 36 }, objectivePennant(palette, letter))];
}

function target(letter: string, palette: Palette): readonly Shape[] {
  return [
    { d: disc(0, 0, 27), stroke: palette.avronian, width: 6 },
    line('M0 -42V-20M0 42V20M-42 0H-20M42 0H20', palette.avronian, 7),
    text(letter, 0, 11, { size: 31, fill: palette.ink }),
  ];
}

function pinned(palette: Palette): readonly Shape[] {
  return [{ d: 'M0 -44L44 34H-44Z', stroke: palette.ink, width: 6, join: 'round' }];
}

function routed(palette: Palette): readonly Shape[] {
  return [fill(disc(0, 0, 38), palette.alarm)];
}
