/** One side of a sheet of paper: two pages of the booklet beside each other by their numbers, null: empty. */
export interface BookSide {
  readonly left: number | null;
  readonly right: number | null;
  /** Printed on the back of the side before it. */
  readonly face: 'front' | 'back';
  /** Where the heads of its pages lie on the upright paper; on the right the left page is the upper one, else the lower. */
  readonly heads: 'right' | 'left';
}

/**
 * The sides of a booklet that is folded in the middle, all sheets in one another, front and back of each sheet in turn:
 * the last page beside the first on the outside, and so inwards. Pages are numbered from 1. The printer turns the paper over
 * its long edge, which brings the left to the right, or its short one, which brings the head to the foot.
 */
export function imposed(pages: number, edge: 'long' | 'short'): readonly BookSide[] {
  const whole = Math.ceil(pages / 4) * 4;
  const there = (page: number) => (page <= pages ? page : null);
  return Array.from({ length: whole / 2 }, (_, side): BookSide => {
    const [low, high] = [there(side + 1), there(whole - side)];
    return side % 2 === 0
      ? { left: high, right: low, face: 'front', heads: 'right' }
      : { left: low, right: high, face: 'back', heads: edge === 'long' ? 'left' : 'right' };
  });
}

/** The sides of a booklet printed on one side only, cut in the middle and stapled at the left. */
export function inOrder(pages: number): readonly BookSide[] {
  return Array.from({ length: Math.ceil(pages / 2) }, (_, side): BookSide => ({
    left: 2 * side + 1,
    right: 2 * side + 2 <= pages ? 2 * side + 2 : null,
    face: 'front',
    heads: 'right',
  }));
}
