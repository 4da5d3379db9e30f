import type { Position, Side } from '../../rules/extractors';
import { FARED } from './fared';
import { STEADY, STYLES } from './styles';

/** The share of the games by which another style has to be better than the plain one: less is chance. */
const BETTER = 3 / 12;

/**
 * The number of the style that has fared best for a side in such games, the first of equals. The plain one where none is
 * clearly better, and where the numbers are not the printed ones, which nobody has measured. It stays the same all through a
 * game: styles in turns win less than each of them alone.
 */
export function styleFromBook({ scenario, rules, variant }: Position, side: Side): number {
  const wins = FARED.wins[`${scenario} ${rules}`]?.[side];
  if (variant || !wins) return 0;
  const most = Math.max(...Object.values(wins));
  if (most < (wins[STEADY.name] ?? 0) + BETTER * FARED.games) return 0;
  return STYLES.findIndex(({ name }) => wins[name] === most);
}
