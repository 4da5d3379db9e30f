import { CHASSIS, counterOf } from '../data';
import { newUnit } from '../newUnit';
import { scenarioOf } from '../scenarios';
import type { CounterId, CycleName, Machine, Phase, Position, Section, Side, Unit, Vehicle } from '../types';

/**
 * The one-line notation of a position:
 *
 *   engage full T3 Dfire | D panza-shock-1@1215 -1 pinned; pgp-1@1412/NE a4 moved | A glide A@1010/S a11 v-1
 *   w:laser,-,shredder/x m:vector!,close,? m@1 c:sweep,-,- o:1214
 *
 * First scenario, rules, turn and phase (after the rules what evens the scenario out, such as `avronian+15 turns-1`, and the
 * numbers that differ from the print, such as `orni.speed=6`); then each side's units, a semicolon between them, each with its place and the words
 * in which it differs from a fresh one; then, where there are any: `activation`, `uncovered` and `victory`.
 */
export const PARTS = ['D', 'A', 'activation', 'uncovered', 'victory'] as const;
export type Part = (typeof PARTS)[number];

export const INITIALS = { D: 'dorian', A: 'avronian' } as const satisfies Readonly<Record<string, Side>>;

/** A side in one letter. */
export function initialOf(side: Side): keyof typeof INITIALS {
  return side === 'dorian' ? 'D' : 'A';
}

/** Every phase by its word, such as 'Dfire' [§4]. */
export const PHASES: Readonly<Record<string, Phase>> = Object.fromEntries(
  (
    [
      { name: 'buildUp', side: 'dorian' },
      { name: 'buildUp', side: 'avronian' },
      { name: 'placement', side: 'dorian' },
      { name: 'placement', side: 'avronian' },
      { name: 'programming', side: 'avronian' },
      { name: 'movement', side: 'dorian' },
      { name: 'fire', side: 'dorian' },
      { name: 'rally', side: 'dorian' },
      { name: 'movement', side: 'avronian' },
      { name: 'fire', side: 'avronian' },
      { name: 'ended', side: null },
    ] as const
  ).map((phase) => [phaseWord(phase), phase]),
);

/** A phase in one word, such as 'Dfire'; 'ended' is no side's [§4]. */
export function phaseWord({ name, side }: Phase): string {
  return side === null ? name : initialOf(side) + name;
}

/** What a handicap changes, in the order in which it is written. */
export const HANDICAPS = ['dorian', 'avronian', 'turns'] as const;

/** Places off the map. */
export const OFF_MAP = { unplaced: 'unplaced', toEnter: 'waiting', eliminated: 'lost' } as const;

type Flag =
  | 'moved'
  | 'fired'
  | 'hidden'
  | 'ambush'
  | keyof Pick<Section, 'pinned' | 'routed' | 'disembarked'>
  | keyof Pick<Machine, 'held' | 'combatReset' | 'holdsFire'>;

/** Flags written as their own names where they are set. */
export const FLAGS: readonly Flag[] = [
  'pinned',
  'routed',
  'disembarked',
  'held',
  'combatReset',
  'holdsFire',
  'moved',
  'fired',
  'hidden',
  'ambush',
];

/** Critical hits of a vehicle by their letter. */
export const HITS = { f: 'firepowerHits', s: 'speedHits' } as const satisfies Readonly<
  Record<string, keyof Vehicle>
>;

/** Cycles by their letter. */
export const CYCLES = { m: 'move', c: 'combat' } as const satisfies Readonly<Record<string, CycleName>>;

/** The unit of a counter as it begins, from which the notation tells the differences. */
export function freshUnit(
  position: Pick<Position, 'scenario' | 'variant'>,
  id: CounterId,
  chassis?: Machine['kind'],
): Unit {
  return newUnit(position, usualForce(position, id), id, chassis);
}

/** The force that is given the counter, else the first of its side that buys, else the side's first. */
function usualForce(position: Pick<Position, 'scenario'>, id: CounterId): number {
  const { forces } = scenarioOf(position);
  const { side } = counterOf(id);
  const own = [...forces.keys()].filter((index) => forces[index].side === side);
  return (
    own.find((index) => forces[index].given.includes(id)) ??
    own.find((index) => forces[index].budget) ??
    own[0]
  );
}

/** The word names a chassis [§3]. */
export function isChassis(word: string): word is Machine['kind'] {
  return Object.hasOwn(CHASSIS, word);
}
