import type { Rect } from '../terrain/geometry';

/** bottom: its place. top: out of the way of the sheet's corner, which cannot be moved from under it. */
export type MiniMapPlace = 'hidden' | 'bottom' | 'top';

/** World units: what rounding may leave out of sight. */
const ABOUT = 1;

/** Where the overview lies at the left of a view, so that no hex is kept under it. */
export function miniMapPlace(view: Rect, sheet: Rect): MiniMapPlace {
  const left = view.x <= sheet.x + ABOUT;
  const right = view.x + view.width >= sheet.x + sheet.width - ABOUT;
  const top = view.y <= sheet.y + ABOUT;
  const bottom = view.y + view.height >= sheet.y + sheet.height - ABOUT;
  if (left && right && top && bottom) return 'hidden';
  return left && bottom ? 'top' : 'bottom';
}
