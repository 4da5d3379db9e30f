import { COUNTER_SIZE } from '../pictures/size';
import type { Point, Rect } from '../terrain/geometry';

/** bottom: its place. top: out of the way of the sheet's corner, which cannot be moved from under it, and of counters. */
export type MiniMapPlace = 'hidden' | 'bottom' | 'top';

/** World units: what rounding may leave out of sight. */
const ABOUT = 1;
/** A view that shows this share of the width and of the height of the sheet needs no overview. */
const MOST = 0.7;
/** CSS pixels that board.css leaves beside, below and above it. */
const AWAY = { left: 12, bottom: 12, top: 60 };

/** CSS pixels: a window of a small laptop has less to spare for it. */
export function miniMapWidth({ height }: { readonly height: number }): number {
  return height < 680 ? 78 : 112;
}

/** What the overview would cover. */
export interface Covering {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels a world unit. */
  readonly zoom: number;
  /** The middles of the counters, in world units. */
  readonly counters: readonly Point[];
}

/** Where the overview lies at the left of a view, so that no hex is kept under it and as few counters as may be. */
export function miniMapPlace(view: Rect, sheet: Rect, covering: Covering): MiniMapPlace {
  if (view.width >= sheet.width * MOST && view.height >= sheet.height * MOST) return 'hidden';
  const end = view.y + view.height;
  if (view.x <= sheet.x + ABOUT && end >= sheet.y + sheet.height - ABOUT) return 'top';
  const { width, height, zoom, counters } = covering;
  const right = view.x + (AWAY.left + width) / zoom + COUNTER_SIZE / 2;
  const between = (top: number, bottom: number) =>
    counters.filter(
      ({ x, y }) => x > view.x && x < right && y > top - COUNTER_SIZE / 2 && y < bottom + COUNTER_SIZE / 2,
    ).length;
  const below = between(end - (AWAY.bottom + height) / zoom, end);
  if (below === 0) return 'bottom';
  const start = view.y + AWAY.top / zoom;
  return between(start, start + height / zoom) < below ? 'top' : 'bottom';
}
