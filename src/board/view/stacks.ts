import { hexCentre, type Grid, type Hex } from '../../hex';
import { COUNTER_SIZE } from '../counters/size';
import { RADIUS, type Point } from '../terrain/geometry';

/** Where a counter lies, in world units; its size is a part of the printed one. */
export interface Placement<C> extends Point {
  readonly counter: C;
  readonly part: number;
  readonly fanned: boolean;
}

interface Standing {
  readonly id: string;
  readonly hex: Hex;
}

const SHIFT = { x: 3.6, y: -3.2 };
/** Cards below the third from the top lie exactly under it. */
const SHOWN = 3;
const GAP = 5;
const ACROSS = 3;
/** The least a finger hits, in CSS pixels. */
const TARGET = 44;

/** Every counter where it lies: stacks a little askew, that of the fanned hex spread out and on top of all. */
export function placed<C extends Standing>(
  grid: Grid,
  counters: readonly C[],
  fan: Hex | null,
  scale: number,
): readonly Placement<C>[] {
  const stacks = stacked(counters);
  const fanned = fan === null ? undefined : stacks.get(fan);
  const spread = fanned !== undefined && fanned.length > 1 ? fanOut(grid, fanned, scale) : [];
  if (spread.length > 0 && fan !== null) stacks.delete(fan);
  return [...[...stacks.values()].flatMap((stack) => pile(grid, stack)), ...spread];
}

function stacked<C extends Standing>(counters: readonly C[]): Map<Hex, C[]> {
  const stacks = new Map<Hex, C[]>();
  for (const counter of counters) {
    const stack = stacks.get(counter.hex);
    if (stack === undefined) stacks.set(counter.hex, [counter]);
    else stack.push(counter);
  }
  return stacks;
}

/** One on another, each a little up and to the right of the one below, the whole centred. */
function pile<C extends Standing>(grid: Grid, stack: readonly C[]): readonly Placement<C>[] {
  const { x, y } = hexCentre(grid, stack[0].hex, RADIUS);
  const steps = Math.min(stack.length, SHOWN) - 1;
  return stack.map((counter, i) => {
    const up = Math.max(0, i - (stack.length - 1 - steps)) - steps / 2;
    return { counter, x: x + up * SHIFT.x, y: y + up * SHIFT.y, part: 1, fanned: false };
  });
}

/** Side by side, at most three in a row, none smaller than a finger. The bottom card comes first. */
function fanOut<C extends Standing>(grid: Grid, stack: readonly C[], scale: number): readonly Placement<C>[] {
  const { x, y } = hexCentre(grid, stack[0].hex, RADIUS);
  const part = Math.max(1, TARGET / (COUNTER_SIZE * scale));
  const step = COUNTER_SIZE * part + GAP;
  const rows = Math.ceil(stack.length / ACROSS);
  return stack.map((counter, i) => {
    const row = Math.floor(i / ACROSS);
    const inRow = Math.min(ACROSS, stack.length - row * ACROSS);
    return {
      counter,
      x: x + ((i % ACROSS) - (inRow - 1) / 2) * step,
      y: y + (row - (rows - 1) / 2) * step,
      part,
      fanned: true,
    };
  });
}

/** The fanned card at a point, if any. */
export function cardAt<C>(placements: readonly Placement<C>[], { x, y }: Point): C | undefined {
  return placements.findLast(
    (card) =>
      card.fanned &&
      Math.max(Math.abs(card.x - x), Math.abs(card.y - y)) <= (COUNTER_SIZE * card.part + GAP) / 2,
  )?.counter;
}
