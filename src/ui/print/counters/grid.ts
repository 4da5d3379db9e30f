import { short } from '../../../art/drawing';
import { PAPERS } from '../papers';

/** How fronts and backs come together: turned over the long or the short edge, folded down the middle, or no backs. */
export type Backs = 'long' | 'short' | 'fold' | 'none';

/** Printed on both sides of the paper. */
export function turnsOver(backs: Backs): backs is 'long' | 'short' {
  return backs === 'long' || backs === 'short';
}

/** Millimetres: the edge of a counter, the print beyond it, and the white between two of those. */
export const EDGE = 12.7;
export const BLEED = 2;
const APART = 0.6;
const STEP = EDGE + 2 * BLEED + APART;

/** Kept free round the counters for the marks, and above and below them for the heading and the foot. */
const SIDE = 10;
const HEAD = 19;
/** Half of the white along the fold. */
const FOLD = 2.5;

/** Crop marks begin outside the bleed. */
const MARK = { from: BLEED + 0.6, length: 3, width: 0.15 } as const;
export const MARK_WIDTH = MARK.width;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Left and top edges of the counters of one block, in millimetres of the page. */
export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export interface CounterPlan {
  readonly backs: Backs;
  readonly width: number;
  readonly height: number;
  readonly front: Grid;
  /** Where the backs lie: on the next page, beyond the fold, or nowhere. */
  readonly back: Grid | null;
  /** How many counters a front has. */
  readonly holds: number;
}

/** As many counters as a page holds; the backs lie where the fronts are when the page is turned or folded. */
export function planCounters(paper: 'a4' | 'letter', backs: Backs): CounterPlan {
  const { width, height } = PAPERS[paper];
  const folded = backs === 'fold';
  const columns = Math.floor(((folded ? width / 2 - FOLD : width - SIDE) - SIDE + APART) / STEP);
  const rows = Math.floor((height - 2 * HEAD + APART) / STEP);
  const [across, down] = [columns * STEP - APART, rows * STEP - APART];
  const left = folded ? width / 2 - FOLD - across : (width - across) / 2;
  const ys = along((height - down) / 2, rows);
  const front = { xs: along(left, columns), ys };
  return { backs, width, height, front, back: backOf(front, { backs, width }), holds: rows * columns };
}

function along(start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => short(start + BLEED + index * STEP));
}

/** Seen from behind, left is right: of the first counter the back lies last in its row. */
function backOf({ xs, ys }: Grid, { backs, width }: Pick<CounterPlan, 'backs' | 'width'>): Grid | null {
  return backs === 'none' ? null : { xs: xs.map((x) => short(width - x - EDGE)), ys };
}

/** Where the counter of a number lies in its block: rows from the top, in each from the first column. */
export function placeIn({ xs, ys }: Grid, index: number): Point {
  return { x: xs[index % xs.length], y: ys[Math.floor(index / xs.length)] };
}

/** A straight cut right across the page, by the marks at its two ends. */
export interface Cut {
  readonly from: Point;
  readonly to: Point;
}

/** The marks of a block: each edge of each row and column once on either side of the block, outside every bleed. */
export function cropMarks({ xs, ys }: Grid): readonly Cut[] {
  const ends = (edges: readonly number[]) => {
    const [low, high] = [Math.min(...edges) - MARK.from, Math.max(...edges) + EDGE + MARK.from].map(short);
    return [
      [short(low - MARK.length), low],
      [high, short(high + MARK.length)],
    ];
  };
  const edges = (starts: readonly number[]) => starts.flatMap((start) => [start, short(start + EDGE)]);
  return [
    ...edges(xs).flatMap((x) => ends(ys).map(([from, to]) => ({ from: { x, y: from }, to: { x, y: to } }))),
    ...edges(ys).flatMap((y) => ends(xs).map(([from, to]) => ({ from: { x: from, y }, to: { x: to, y } }))),
  ];
}
