import type { Rect } from '../terrain/geometry';

/** bottom: its place. top: out of the way of the sheet's corner, which cannot be moved from under it. */
export type MiniMapPlace = 'hidden' | 'bottom' | 'top';

/** World units: what rounding may leave out of sight. */
const ABOUT = 1;
/** A view that shows this share of the width and of the height of the sheet needs no overview. */
const MOST = 0.7;

/** Where the overview lies at the left of a view, so that no hex is kept under it. */
export function miniMapPlace(view: Rect, sheet: Rect): MiniMapPlace {
  if (view.width >= sheet.width * MOST && view.height >= sheet.height * MOST) return 'hidden';
  const left = view.x <= sheet.x + ABOUT;
  const bottom = view.y + view.height >= sheet.y + sheet.height - ABOUT;
  return left && bottom ? 'top' : 'bottom';
}
