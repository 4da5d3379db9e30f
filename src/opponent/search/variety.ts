import type { Candidate, Look, Mind } from '../mind';

/** What the best of each style's mind would do, and the best of the plain one's: `count` different actions at most. */
export function variety<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  view: P,
  { look, first, count }: { look: Look<S>; first: readonly Candidate<A>[]; count: number },
): readonly Candidate<A>[] {
  const known = new Map(first.map((candidate) => [JSON.stringify(candidate.action), candidate]));
  const tried = new Set([first[0]]);
  for (const style of mind.styles) {
    if (style === look.style) continue;
    const [favourite] = mind.weigh(view, { ...look, style });
    const same = known.get(JSON.stringify(favourite.action));
    if (same && tried.size < count) tried.add(same);
  }
  for (const candidate of first) {
    if (tried.size >= count || candidate.total < first[0].total - WORSE) break;
    if ([...tried].every(({ action }) => mind.isOther(action, candidate.action))) tried.add(candidate);
  }
  return [...tried];
}

/** Points worse than the best at first sight that a look ahead will hardly make up. */
const WORSE = 6;
