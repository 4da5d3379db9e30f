import { enemyOf, type Setup, type Side } from '../../../rules/extractors';
import { levelAt, type Seating } from '../../../store/seats';

/** Who sat where as a game began. */
export function levelsBegun(seats: readonly Seating[] = []): Readonly<Record<Side, string | null>> {
  return { dorian: levelAt(seats, 'dorian', 0), avronian: levelAt(seats, 'avronian', 0) };
}

/** The set-up of the second game of a match: the same scenario, with what the first came to. */
export function secondGame({ from: _begunAt, ...setup }: Setup, first: Side | null): Setup {
  return { ...setup, match: { game: 2, first } };
}

/** Points of the players of a match, by the side each had in the first game: a game won 1, a draw ½. */
export function matchPoints(first: Side | null, second: Side | null): Readonly<Record<Side, number>> {
  const of = (side: Side) => pointsOf(first, side) + pointsOf(second, enemyOf(side));
  return { dorian: of('dorian'), avronian: of('avronian') };
}

function pointsOf(winner: Side | null, side: Side): number {
  return winner === null ? 0.5 : Number(winner === side);
}
