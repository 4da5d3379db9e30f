import type { Position, Side } from '../../rules/extractors';
import { FARED } from './fared';
import { STEADY, STYLES } from './styles';

/** Shares of the games by which another style has to be ahead of the plain one: under these rules, and summed over both. */
const AHEAD = { here: 2 / 12, both: 5 / 12 };

/**
 * The number of the style that has fared best for a side in such games, the first of equals. The plain one where none is
 * clearly better, and where the numbers or the points are not the printed ones, which nobody has measured. It stays the same
 * all through a game: styles in turns win less than each of them alone.
 */
export function styleFromBook(position: Position, side: Side): number {
  const { rules, variant, handicap } = position;
  if (variant || handicap) return 0;
  const other = rules === 'full' ? 'simple' : 'full';
  const leads = STYLES.map(({ name }) => {
    const here = leadOf(position, side, name);
    const both = here + leadOf({ ...position, rules: other }, side, name);
    return here >= AHEAD.here * FARED.games && both >= AHEAD.both * FARED.games ? here : 0;
  });
  const most = Math.max(...leads);
  return most > 0 ? leads.indexOf(most) : 0;
}

/** Games by which a style is ahead of the plain one; none where it has not been measured. */
function leadOf({ scenario, rules }: Pick<Position, 'scenario' | 'rules'>, side: Side, name: string): number {
  const wins = FARED.wins[`${scenario} ${rules}`]?.[side];
  return wins?.[name] === undefined ? 0 : wins[name] - (wins[STEADY.name] ?? 0);
}
