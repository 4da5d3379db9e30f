import {
  distributions,
  leftOf,
  shareOf,
  targetsIn,
  type AssignedHit,
  type BaseId,
  type Position,
  type Side,
} from '../../../rules/furrows';
import { count, listed } from '../../widgets/words';
import { baseName } from '../wording';

/** Hits in the order they are rolled [E-92]; every change below leaves as many on each model as before, or fewer [E-39]. */
export type Hits = readonly AssignedHit[];

/** The ways to give the hits, by how they read. Those that read alike are one: the finer points are given hit by hit. */
export function waysOf(position: Position, side: Side): readonly (readonly [string, Hits])[] {
  const ways = new Map<string, Hits>();
  for (const way of distributions(position, side)) {
    const text = wayText(position, way);
    if (!ways.has(text)) ways.set(text, way);
  }
  return [...ways];
}

/** What is chosen; nothing while several ways are open and none has been. */
export function hitsNow(position: Position, side: Side, chosen: Hits | null): Hits {
  if (chosen) return chosen;
  const [first, second] = waysOf(position, side);
  return second ? [] : first[1];
}

/** 'Heron: 1 hit (+3) and League rifles 1: 3 hits', by base, whichever is rolled first. */
export function wayText(position: Position, way: Hits): string {
  const targets = [...new Set(way.map(({ target }) => target))].sort();
  return listed(
    targets.map((target) => {
      const mine = way.filter((hit) => hit.target === target);
      const plus = mine.flatMap(({ support }) => (support > 0 ? [`+${support}`] : []));
      return `${baseName(position, target)}: ${count(mine.length, 'hit')}${plus.length ? ` (${plus.join(', ')})` : ''}`;
    }),
  );
}

/** The kinds of dice, by their place in the roll, of which hits are left. */
export function kindsLeft(position: Position, side: Side): readonly number[] {
  return leftOf(position, side).flatMap((left, profile) => (left > 0 ? [profile] : []));
}

/** Gives the hit to another target; if each of its models has been given one, the last hit on it comes here instead. */
export function aimedAt(position: Position, hits: Hits, at: number, target: BaseId): Hits {
  const { side } = position.phase;
  const models =
    side === null
      ? 0
      : (targetsIn(position, side).find(({ fighter }) => fighter.base === target)?.models ?? 0);
  const full = hits.filter((hit) => hit.target === target).length >= models;
  const partner = full ? hits.findLastIndex((hit) => hit.target === target) : -1;
  return hits.map((hit, index) => {
    if (index === at) return { ...hit, target };
    return index === partner ? { ...hit, target: hits[at].target } : hit;
  });
}

/** Takes dice of another profile; if none of them is left over for support, the last hit of that profile takes this one's. */
export function ofProfile(position: Position, hits: Hits, at: number, profile: number): Hits {
  const { side } = position.phase;
  const left = side === null ? 0 : leftOf(position, side)[profile];
  const spent = hits.filter((hit) => hit.profile === profile).length >= left;
  const partner = spent ? hits.findLastIndex((hit) => hit.profile === profile) : -1;
  return hits.map((hit, index) => {
    if (index === at) return { ...hit, profile };
    return index === partner ? { ...hit, profile: hits[at].profile } : hit;
  });
}

/** One more or one less support on a hit. */
export function supportedBy(hits: Hits, at: number, more: 1 | -1): Hits {
  return hits.map((hit, index) => (index === at ? { ...hit, support: hit.support + more } : hit));
}

/** Rolled one earlier. */
export function earlier(hits: Hits, at: number): Hits {
  return hits.map((hit, index) => (index === at - 1 ? hits[at] : index === at ? hits[at - 1] : hit));
}

/** Support that is still to be given; below 0: too much. */
export function supportLeft(position: Position, hits: Hits): number {
  const { side } = position.phase;
  if (side === null) return 0;
  return shareOf(position, side).support - hits.reduce((sum, { support }) => sum + support, 0);
}
