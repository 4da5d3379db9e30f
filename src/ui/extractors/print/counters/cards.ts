import { chitDrawing, hiddenChit, objectivePennant } from '../../art/chits';
import { fill, group, line, type Shape } from '../../../../art/drawing';
import { sideMark } from '../../art/sideMarks';
import { solids } from '../../art/solids';
import { disc } from '../../../../art/outline';
import { COLOUR, LOW, MONO, type Palette } from '../../art/palette';
import { text } from '../../../../art/text';
import {
  CHASSIS,
  COUNTERS,
  MACHINE_LETTERS,
  newUnit,
  ordersOf,
  type Chassis,
  type CycleName,
  type Order,
  type Unit,
} from '../../../../rules/extractors';
import { faceOf } from '../../art/counterFace';
import { blankMachine } from '../../display';
import { orderName, unitName } from '../../wording';
import type { Card, Word } from '../../../print/counters/card';
import type { Ink } from '../../../print/ink';
import { groundOf, printedFace } from './printedFace';

const { shadow: _screenOnly, ...FLAT } = COLOUR;

const PALETTES: Readonly<Record<Ink, Palette>> = { colour: FLAT, low: LOW, mono: MONO };

export function printPalette(ink: Ink): Palette {
  return PALETTES[ink];
}

/** The counter mix: every piece, its other side reduced or the side's mark, and the markers [§3, R-102]. */
export function pieceCards(ink: Ink): readonly Card[] {
  const palette = printPalette(ink);
  const pieces = COUNTERS.filter(({ kind }) => kind !== null).map(({ id }) =>
    newUnit({ scenario: 'engage' }, 0, id),
  );
  const kinds = Object.keys(CHASSIS) as Chassis[];
  const machines = kinds.flatMap((kind) => MACHINE_LETTERS.map((letter) => blankMachine(kind, letter)));
  return [...[...pieces, ...machines].map((unit) => cardOf(unit, palette)), ...markerCards(palette)];
}

function cardOf(unit: Unit, palette: Palette): Card {
  return { name: unitName(unit), front: printedFace(faceOf(unit), palette), back: backOf(unit, palette) };
}

/** A section of two steps turned over when it loses one; any other piece shows whose it is. */
function backOf(unit: Unit, palette: Palette): readonly Shape[] {
  if (unit.class === 'section' && unit.steps > 1)
    return printedFace(faceOf({ ...unit, steps: unit.steps - 1 }), palette);
  return [
    groundOf(palette.card),
    group({ scale: 1.9 }, solids(sideMark(unit.side, palette), palette, { scale: 1.9 })),
  ];
}

/** Orders for five machines [§8, R-102]. */
export function orderCards(ink: Ink): readonly Card[] {
  const palette = printPalette(ink);
  const chit = (order: Order, box: CycleName) => ({
    name: orderName(order),
    front: chitOn(chitDrawing(order, 'open', palette).shapes, palette),
    back: chitOn(hiddenChit(box, palette).shapes, palette),
  });
  const many = (order: string) => (RARE.includes(order) ? MACHINE_LETTERS.length : OFTEN);
  return [
    ...ordersOf('move').flatMap((order) => times(many(order), chit(order, 'move'))),
    ...ordersOf('combat').flatMap((order) => times(many(order), chit(order, 'combat'))),
  ];
}

/** Markers of the displays and the map: as many as fill the page of the pieces. */
function markerCards(palette: Palette): readonly Card[] {
  return [
    ...times(10, marker('last executed', executed(palette))),
    ...times(5, { ...marker('reset', []), word: word('reset', 30, palette.ink) }),
    ...MACHINE_LETTERS.map((letter) => marker(`objective ${letter}`, objective(letter, palette))),
    ...MACHINE_LETTERS.map((letter) => marker(`target ${letter}`, target(letter, palette))),
    ...times(10, { ...marker('pinned', pinned(palette)), word: word('P', 50, palette.ink, 27) }),
    ...times(10, {
      ...marker('routed', routed(palette)),
      word: word('R', 54, palette.pen === undefined ? palette.halo : palette.ink),
    }),
  ];
}

/** The frame of a chit lies half a millimetre inside the cut. */
function chitOn(shapes: readonly Shape[], palette: Palette): readonly Shape[] {
  return [groundOf(palette.card), group({ scale: 0.92 }, shapes)];
}

/** Of an order that may stand in several boxes of several machines. */
const OFTEN = 14;

/** Once a machine is enough [§8.4.5, §8.5]. */
const RARE: readonly string[] = ['selfDestruct', 'freeMove', 'freeTarget'];

function times(count: number, card: Card): readonly Card[] {
  return Array.from({ length: count }, () => card);
}

function marker(name: string, shapes: readonly Shape[]): Card {
  return { name, front: shapes, back: null };
}

/** Its middle at 0, or its foot at y. */
function word(words: string, size: number, colour: string, y = size * 0.35): Word {
  return { text: words, size, y, colour };
}

function executed(palette: Palette): readonly Shape[] {
  return solids([fill(disc(0, 0, 30), palette.ink), line('M-14 1L-4 11L15 -10', palette.halo, 8)], palette);
}

function objective(letter: string, palette: Palette): readonly Shape[] {
  return [group({ x: -24, y: 44, scale: 1.6 }, objectivePennant(palette, letter))];
}

function target(letter: string, palette: Palette): readonly Shape[] {
  return [
    { d: disc(0, 0, 27), stroke: palette.avronian, width: palette.pen ?? 6 },
    line('M0 -42V-20M0 42V20M-42 0H-20M42 0H20', palette.avronian, palette.pen ?? 7),
    text(letter, 0, 11, { size: 31, fill: palette.ink }),
  ];
}

function pinned(palette: Palette): readonly Shape[] {
  return [{ d: 'M0 -44L44 34H-44Z', stroke: palette.ink, width: palette.pen ?? 6, join: 'round' }];
}

function routed(palette: Palette): readonly Shape[] {
  return solids([fill(disc(0, 0, 38), palette.alarm)], palette);
}
