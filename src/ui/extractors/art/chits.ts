import { fill, group, line, type Drawing, type Shape } from '../../../art/drawing';
import { hatch, segmentsPath } from '../../../art/hatch';
import { ordersOf, type Order } from '../../../rules/extractors';
import { orderMark } from './orders';
import { roundedRect, type Point } from '../../../art/outline';
import { solids } from './solids';
import type { Palette } from './palette';
import { pennant } from '../../../art/pennant';

export type OrderBox = 'move' | 'combat';

/** Cut corners for Move, round for Combat. */
const CARDS: Readonly<Record<OrderBox, string>> = {
  move: 'M-34 -48H34L48 -34V34L34 48H-34L-48 34V-34Z',
  combat: roundedRect(-48, -48, 96, 96, 15),
};

const INSIDE: readonly Point[] = [
  [-34, -46],
  [34, -46],
  [46, -34],
  [46, 34],
  [34, 46],
  [-34, 46],
  [-46, 34],
  [-46, -34],
];

function boxOf(order: Order): OrderBox {
  return ordersOf('move').includes(order) ? 'move' : 'combat';
}

function card(box: OrderBox, palette: Palette, on: readonly Shape[]): Drawing {
  const outline: Shape = { d: CARDS[box], stroke: palette.ink, width: palette.pen ?? 3.4 };
  return { half: 52, shapes: [fill(CARDS[box], palette.card), ...on, outline] };
}

/** An order face up; a lost one is crossed out. */
export function chitDrawing(order: Order, state: 'open' | 'lost', palette: Palette): Drawing {
  const box = boxOf(order);
  const hue = box === 'move' ? palette.moved : palette.avronian;
  const mark = solids(orderMark(order, state === 'lost' ? palette.dash : hue, palette.card), palette);
  const cross = state === 'lost' ? [line('M-38 -38L38 38M38 -38L-38 38', palette.ink, 7)] : [];
  return card(box, palette, [group({ scale: 0.86 }, mark), ...cross]);
}

/** An order face down. It takes no order, so that it cannot tell one from another. */
export function hiddenChit(box: OrderBox, palette: Palette): Drawing {
  return card(box, palette, [
    ...(palette.pen === undefined
      ? [{ d: segmentsPath(hatch(INSIDE, 45, 11)), stroke: palette.dash, width: 2.4 }]
      : []),
    fill(roundedRect(-27, -31, 54, 62, 10), palette.card),
    ...solids(
      [
        line('M-10 -4V-12A10 10 0 0 1 10 -12V-4', palette.ink, 6),
        fill(roundedRect(-17, -5, 34, 28, 4), palette.ink),
      ],
      palette,
    ),
  ]);
}

/** Pennant of an objective; with a letter, the machine whose Vector it is. Its foot stands at 0,0. */
export function objectivePennant(palette: Palette, letter?: string): readonly Shape[] {
  const { halo, ink } = palette;
  const flat = palette.name !== 'colour';
  return pennant({ halo, ink, cloth: flat ? halo : palette.tag, edge: flat ? ink : palette.pinned }, letter);
}
