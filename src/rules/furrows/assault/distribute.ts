import type { AssignedHit, BaseId, Position, Side } from '../types';
import { leftOf, shareOf, targetsIn } from './hits';
import { sum } from './roll';

/** The one way of distributing hits, or undefined where there is something to choose [§10.5]. */
export function onlyDistribution(position: Position, side: Side): readonly AssignedHit[] | undefined {
  const { hits, support } = shareOf(position, side);
  if (hits === 0) return [];
  const targets = targetsIn(position, side);
  const profiles = leftOf(position, side).filter((left) => left > 0).length;
  const supportIsFree = support > 0 && hits > 1;
  const targetIsFree = targets.length > 1 && hits < sum(targets.map(({ models }) => models));
  return profiles > 1 || supportIsFree || targetIsFree ? undefined : sensible(position, side);
}

/**
 * Ways of distributing a side's hits: each share of the targets, each order of them, the strongest hits first; the support
 * all on one hit, or spread. Not every order and spread there is, but for each of them one as good or better.
 */
export function distributions(position: Position, side: Side): readonly (readonly AssignedHit[])[] {
  const { hits, support } = shareOf(position, side);
  const strongest = profilesInOrder(position, side);
  const ways = targetOrders(position, side, hits).flatMap((targets) => {
    const bare = targets.map((target, index): AssignedHit => ({
      profile: strongest[index],
      target,
      support: 0,
    }));
    return supported(bare, support);
  });
  return distinct(ways);
}

/**
 * A way that can be taken without asking: as many hits as it can take on the first enemy of the fight, then on the next,
 * the strongest hits first, the support on the first of them; none where no hits are left [§10.5].
 */
export function sensible(position: Position, side: Side): readonly AssignedHit[] {
  return distributions(position, side)[0] ?? [];
}

/** Indexes of the profiles of the hits left, strongest first. */
function profilesInOrder(position: Position, side: Side): readonly number[] {
  return leftOf(position, side).flatMap((left, profile) => Array.from({ length: left }, () => profile));
}

/** Every list of targets, hit by hit: all hits on one target before the next. */
function targetOrders(position: Position, side: Side, hits: number): readonly (readonly BaseId[])[] {
  const targets = targetsIn(position, side);
  return permutations(targets).flatMap((order) =>
    shares(
      order.map(({ models }) => models),
      hits,
    ).map((share) =>
      order.flatMap(({ fighter }, index) => Array.from({ length: share[index] }, () => fighter.base)),
    ),
  );
}

/** Every way to share a number out under the caps. */
function shares(caps: readonly number[], left: number): readonly (readonly number[])[] {
  if (caps.length === 0) return left === 0 ? [[]] : [];
  const [cap, ...rest] = caps;
  const most = Math.min(cap, left);
  return Array.from({ length: most + 1 }, (_, less) => most - less).flatMap((share) =>
    shares(rest, left - share).map((others) => [share, ...others]),
  );
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

function supported(hits: readonly AssignedHit[], support: number): readonly (readonly AssignedHit[])[] {
  if (hits.length === 0) return [];
  if (support === 0) return [hits];
  const onOne = hits.map((_, index) =>
    hits.map((hit, at) => ({ ...hit, support: at === index ? support : 0 })),
  );
  const spread = hits.map((hit, at) => ({
    ...hit,
    support: Math.floor(support / hits.length) + (at < support % hits.length ? 1 : 0),
  }));
  return [...onOne, spread];
}

function distinct(ways: readonly (readonly AssignedHit[])[]): readonly (readonly AssignedHit[])[] {
  const found = new Map(ways.map((way) => [JSON.stringify(way), way]));
  return [...found.values()];
}
