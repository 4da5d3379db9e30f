import { enemyOf, type Setup, type Side } from '../../../rules/extractors';
import type { Seating } from '../../../store/seats';
import { levelName } from '../../seats/levels';
import { sideName } from '../wording';
import { levelsBegun, matchPoints } from './match';

/** 'First game: Dorian won.' */
export function gameWords(which: 'First' | 'Second', winner: Side | null): string {
  return `${which} game: ${winner === null ? 'a draw' : `${sideName(winner)} won`}.`;
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
  const player = playerOf(who, seats);
  const wins = player === 'You' ? 'win' : 'wins';
  return `${player} ${wins} the match, ${halves(points[who])} to ${halves(points[enemyOf(who)])}.`;
}

/** Both games of a match and what they came to, a sentence each [R-112]; none of a first game or of none. */
export function matchLines(
  { match }: Pick<Setup, 'match'>,
  winner: Side | null,
  seats: readonly Seating[] | undefined,
): readonly string[] {
  if (match?.game !== 2) return [];
  return [
    gameWords('First', match.first),
    gameWords('Second', winner),
    matchWords(match.first, winner, seats),
  ];
}

/** The player who had a side in the first game, by the seat that tells him from the other all through the second; else by that side. */
function playerOf(had: Side, seats: readonly Seating[] = []): string {
  const sat = levelsBegun(seats);
  const level = sat[enemyOf(had)];
  const changed = seats.some(({ after }) => after > 0);
  if (changed || level === sat[had]) return `Who was ${sideName(had)} first`;
  return level === null ? 'You' : `The ${levelName(level)}`;
}

/** '1½'. */
function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
