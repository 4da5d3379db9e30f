import type { Tally } from '../../opponent/extractors/styles';
import type { Side } from '../../rules/extractors';
import { scoreOf } from '../arena/statistics';
import type { Trial } from './trial';

/** Counts a game for the style in which a side has played it. */
export function count(
  tallies: Record<string, Tally>,
  { pairing, winner }: Pick<Trial, 'pairing' | 'winner'>,
  side: Side,
): void {
  const style = pairing[side].slice('style:'.length);
  const [won, of] = tallies[style] ?? [0, 0];
  tallies[style] = [won + scoreOf(winner, side), of + 1];
}

/** Who races on: the usual one, and the better half of the others, the first of equals [sequential halving]. */
export function leftAfter(
  left: readonly string[],
  usual: string,
  tallies: Readonly<Record<string, Tally>>,
): string[] {
  const shareOf = (style: string) => tallies[style][0] / tallies[style][1];
  const others = left.filter((style) => style !== usual).sort((a, b) => shareOf(b) - shareOf(a));
  return [usual, ...others.slice(0, Math.max(1, Math.floor(others.length / 2)))];
}
