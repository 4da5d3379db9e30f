/** How a game reads the line of notation that a set-up begins at. */
interface Beginning<Setup, Position> {
  readonly positionBegun: (line: string) => Position | { readonly error: string };
  /** The position is one of this set-up. */
  readonly fits: (setup: Setup, position: Position) => boolean;
}

/** The most characters of a line of notation; longer ones are not read. */
const LONGEST_LINE = 20_000;

/** The position a set-up begins at. Throws RangeError if its line writes none that fits it. */
export function begunFrom<Setup extends { readonly from?: string }, Position extends object>(
  setup: Setup,
  { positionBegun, fits }: Beginning<Setup, Position>,
): Position {
  const position = positionBegun(setup.from ?? '');
  if ('error' in position) throw new RangeError(`No position to begin at: ${position.error}`);
  if (!fits(setup, position)) throw new RangeError('A position of another set-up');
  return position;
}

/** A value from outside that is a line for this set-up to begin at. */
export function isLineFor<Setup, Position extends object>(
  from: unknown,
  setup: Setup,
  { positionBegun, fits }: Beginning<Setup, Position>,
): from is string {
  if (typeof from !== 'string' || from.length > LONGEST_LINE) return false;
  const position = positionBegun(from);
  return !('error' in position) && fits(setup, position);
}
