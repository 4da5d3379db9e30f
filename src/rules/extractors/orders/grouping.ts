import type { CounterId } from '../types';

/** A weapon and the targets it may be given. */
export interface Choice {
  readonly slot: number;
  readonly targets: readonly CounterId[];
}

/** Weapons that fire at one target together. */
export interface Group {
  readonly target: CounterId;
  readonly slots: readonly number[];
}

/** Group sizes, largest first. */
export function sizesOf(groups: readonly { readonly slots: readonly unknown[] }[]): readonly number[] {
  return groups.map(({ slots }) => slots.length).sort((a, b) => b - a);
}

/** Compares group sizes, largest first: above 0 if the first list combines more. */
export function compareSizes(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The groupings that let most weapons combine: a target with the most weapons takes them all, and so on with the rest;
 * what is still equal is the player's choice, of which at most `limit` are listed [§8.4.1, R-21].
 */
export function bestGroupings(choices: readonly Choice[], limit: number): readonly (readonly Group[])[] {
  const most = Math.max(0, ...targetsOf(choices).map((target) => takers(choices, target).length));
  if (most <= 1) return allGroupings(choices, limit);
  const candidates = targetsOf(choices)
    .map((target): Group => ({ target, slots: takers(choices, target) }))
    .filter(({ slots }) => slots.length === most)
    .flatMap((group) => {
      const rest = choices.filter(({ slot }) => !group.slots.includes(slot));
      return bestGroupings(rest, limit).map((others) => [group, ...others]);
    });
  const best = candidates.map(sizesOf).reduce((a, b) => (compareSizes(b, a) > 0 ? b : a));
  const equal = candidates.filter((groups) => compareSizes(sizesOf(groups), best) === 0);
  return eachOnce(equal).slice(0, limit);
}

/** Every way of giving each weapon one of its targets, up to a limit, weapons at one target grouped. */
export function allGroupings(choices: readonly Choice[], limit: number): readonly (readonly Group[])[] {
  let ways: readonly (readonly Group[])[] = [[]];
  for (const { slot, targets } of choices)
    ways = ways
      .flatMap((groups) => targets.map((target) => withWeapon(groups, slot, target)))
      .slice(0, limit);
  return ways;
}

/** Every weapon that can at one target, the others at the first of theirs: a shorter list of ways, one for each target. */
export function concentrations(choices: readonly Choice[]): readonly (readonly Group[])[] {
  const ways = targetsOf(choices).map((target) =>
    choices.reduce<readonly Group[]>(
      (groups, { slot, targets }) => withWeapon(groups, slot, targets.includes(target) ? target : targets[0]),
      [],
    ),
  );
  return eachOnce(ways);
}

function withWeapon(groups: readonly Group[], slot: number, target: CounterId): readonly Group[] {
  return groups.some((group) => group.target === target)
    ? groups.map((group) => (group.target === target ? { target, slots: [...group.slots, slot] } : group))
    : [...groups, { target, slots: [slot] }];
}

function targetsOf(choices: readonly Choice[]): readonly CounterId[] {
  return [...new Set(choices.flatMap(({ targets }) => targets))];
}

function takers(choices: readonly Choice[], target: CounterId): readonly number[] {
  return choices.filter(({ targets }) => targets.includes(target)).map(({ slot }) => slot);
}

/** Groupings that differ in more than the order of their groups. */
function eachOnce(ways: readonly (readonly Group[])[]): readonly (readonly Group[])[] {
  const known = new Map<string, readonly Group[]>();
  for (const groups of ways) {
    const key = groups
      .map(({ target, slots }) => `${target} ${slots.join()}`)
      .sort()
      .join(';');
    if (!known.has(key)) known.set(key, groups);
  }
  return [...known.values()];
}
