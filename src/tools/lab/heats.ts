import type { Tally } from '../../opponent/extractors/styles';

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
