import { chanceOf, pick } from '../../rules/chance';
import type { Position, Side } from '../../rules/extractors';
import { FARED } from './fared';
import { STEADY, STYLES } from './styles';

/** Games each style has won of so many against the steady one. */
export interface Fared {
  readonly games: number;
  /** By scenario and rules, such as 'engage full', and side. */
  readonly wins: Readonly<Record<string, Readonly<Record<Side, Readonly<Record<string, number>>>>>>;
}

/** Shares of the games by which one style has to be better than another: less is chance. */
const [AS_GOOD, BETTER] = [1 / 12, 2 / 12];

/**
 * The number of the style that has fared best for a side in such games, one of them where several are as good: so none can be
 * counted on. The plain one where no other is clearly better, and where the numbers are not the printed ones, which nobody has
 * measured.
 */
export function styleFromBook({ scenario, rules, variant }: Position, side: string, seed: number): number {
  const wins = FARED.wins[`${scenario} ${rules}`]?.[side as Side];
  if (variant || !wins) return 0;
  const most = Math.max(...Object.values(wins));
  if (most < (wins[STEADY.name] ?? 0) + BETTER * FARED.games) return 0;
  const best = STYLES.flatMap(({ name }, number) =>
    (wins[name] ?? 0) >= most - AS_GOOD * FARED.games ? [number] : [],
  );
  return pick(chanceOf(seed ^ 0xb00c), best) ?? 0;
}
