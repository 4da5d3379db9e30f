import { enemyOf, type Setup, type Side } from '../../../rules/extractors';
import type { Seating } from '../../../store/seats';
import { levelName } from '../../seats/levels';
import { capital } from '../../widgets/words';
import { sideName } from '../wording';
import { levelsBegun, matchPoints } from './match';

/** 'First game: the Recruit won as Avronian.', 'First game: Dorian won.' */
export function gameWords(
  which: 'First' | 'Second',
  winner: Side | null,
  player: string | null = null,
): string {
  if (winner === null) return `${which} game: a draw.`;
  const side = sideName(winner);
  return `${which} game: ${player === null ? `${side} won` : `${player} won as ${side}`}.`;
}

/** Who sits at a side, by the seat that tells him from the other all through the game; null: seats do not tell. */
export function playerAt(side: Side | null, seats: readonly Seating[] = []): string | null {
  const sat = levelsBegun(seats);
  const changed = seats.some(({ after }) => after > 0);
  if (side === null || changed || sat.dorian === sat.avronian) return null;
  const level = sat[side];
  return level === null ? 'you' : `the ${levelName(level)}`;
}

/** 'You win the match, 1½ to ½.': who won the first game and the second, and who sat where in the second [R-112]. */
export function matchWords(
  first: Side | null,
  second: Side | null,
  seats: readonly Seating[] | undefined,
): string {
  const points = matchPoints(first, second);
  const ahead = points.dorian - points.avronian;
  if (ahead === 0) return `The match is drawn, ${halves(points.dorian)} to ${halves(points.avronian)}.`;
  const who = ahead > 0 ? 'dorian' : 'avronian';
  const player = playerAt(enemyOf(who), seats) ?? `who was ${sideName(who)} first`;
  const wins = player === 'you' ? 'win' : 'wins';
  return `${capital(player)} ${wins} the match, ${halves(points[who])} to ${halves(points[enemyOf(who)])}.`;
}

/** Both games of a match and what they came to, a sentence each [R-112]; none of a first game or of none. */
export function matchLines(
  { match }: Pick<Setup, 'match'>,
  winner: Side | null,
  seats: readonly Seating[] | undefined,
): readonly string[] {
  if (match?.game !== 2) return [];
  return [...bothGames(match.first, winner, seats), matchWords(match.first, winner, seats)];
}

/** What each game of a match came to; who won the first has the other side now. */
export function bothGames(
  first: Side | null,
  second: Side | null,
  seats: readonly Seating[] | undefined,
): readonly [string, string] {
  return [
    gameWords('First', first, first && playerAt(enemyOf(first), seats)),
    gameWords('Second', second, playerAt(second, seats)),
  ];
}

/** '1½'. */
function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
