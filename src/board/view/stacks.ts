import { hexCentre, type Grid, type Hex } from '../../hex';
import { COUNTER_SIZE } from '../pictures/size';
import { RADIUS, type Point, type Rect } from '../terrain/geometry';

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

const SHIFT: Point = { x: 3.6, y: -3.2 };
/** Cards below the third from the top lie exactly under it. */
const SHOWN = 3;
const GAP = 5;
const ACROSS = 3;
/** The least a finger hits, in CSS pixels. */
const TARGET = 44;

/** Which stack is spread out, at how many CSS pixels a unit, and what its cards must keep to. */
export interface Fan {
  readonly hex: Hex | null;
  readonly zoom: number;
  readonly within: Rect;
  /** How far a card of a closed stack lies from the one under it, in world units. */
  readonly askew?: Point | undefined;
}

/** Every counter where it lies: stacks a little askew, that of the fanned hex spread out and on top of all. */
export function placed<C extends Standing>(
  grid: Grid,
  counters: readonly C[],
  fan: Fan,
): readonly Placement<C>[] {
  const stacks = stacked(counters);
  const fanned = fan.hex === null ? [] : (stacks.get(fan.hex) ?? []);
  const spread = fanned.length > 1 ? fanOut(grid, fanned, fan) : [];
  if (spread.length > 0) stacks.delete(spread[0].counter.hex);
  return [...[...stacks.values()].flatMap((stack) => pile(grid, stack, fan.askew)), ...spread];
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
function pile<C extends Standing>(grid: Grid, stack: readonly C[], shift = SHIFT): readonly Placement<C>[] {
  const { x, y } = hexCentre(grid, stack[0].hex, RADIUS);
  const steps = Math.min(stack.length, SHOWN) - 1;
  return stack.map((counter, i) => {
    const up = Math.max(0, i - (stack.length - 1 - steps)) - steps / 2;
    return { counter, x: x + up * shift.x, y: y + up * shift.y, part: 1, fanned: false };
  });
}

/** Side by side, at most three in a row, none smaller than a finger. The bottom card comes first. */
function fanOut<C extends Standing>(grid: Grid, stack: readonly C[], fan: Fan): readonly Placement<C>[] {
  const part = Math.max(1, TARGET / (COUNTER_SIZE * fan.zoom));
  const step = COUNTER_SIZE * part + GAP;
  const rows = Math.ceil(stack.length / ACROSS);
  const columns = Math.min(stack.length, ACROSS);
  const centre = hexCentre(grid, stack[0].hex, RADIUS);
  const x = inside(centre.x, (columns * step) / 2, fan.within.x, fan.within.width);
  const y = inside(centre.y, (rows * step) / 2, fan.within.y, fan.within.height);
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

/** The middle of something `half` as long that must not stick out. */
function inside(middle: number, half: number, start: number, length: number): number {
  return Math.max(start + half, Math.min(start + length - half, middle));
}

/** The tray that fanned cards lie on; undefined if none are. */
export function trayOf(placements: readonly Placement<unknown>[]): Rect | undefined {
  const cards = placements.filter(({ fanned }) => fanned);
  if (cards.length === 0) return undefined;
  const reach = (COUNTER_SIZE * cards[0].part) / 2 + GAP;
  const xs = cards.map(({ x }) => x);
  const ys = cards.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
}

/** The fanned card at a point, if any. */
export function cardAt<C>(placements: readonly Placement<C>[], { x, y }: Point): C | undefined {
  return placements.findLast(
    (card) =>
      card.fanned &&
      Math.max(Math.abs(card.x - x), Math.abs(card.y - y)) <= (COUNTER_SIZE * card.part + GAP) / 2,
  )?.counter;
}
