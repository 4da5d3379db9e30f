import {
  isFault,
  printedNumber,
  readPosition,
  whyNotVariant,
  writeHandicap,
  writeVariant,
  type FreeNumber,
  type Setup,
  type VariantFault,
} from '../../rules/extractors';
import { scoreOf, wilson, type Share } from '../arena/statistics';
import { UsageError } from '../arguments';
import { nameOfSetup } from './ledger';
import type { Trial } from './trial';

/** What a change of the set-up does: games of the same seeds and players with it and without. */
export interface Lever {
  readonly base: Setup;
  readonly changed: Setup;
  readonly games: number;
  readonly before: Share;
  readonly after: Share;
  /** How much more the Dorian wins, as a share, with its interval of 95 % over pairs of games. */
  readonly more: Share;
}

/** The share over all games as printed with what the change adds, pair by pair: fewer games with it lean no further than they have to. */
export function shareWith({ more }: Lever, printed: number): number {
  return Math.min(1, Math.max(0, printed + more.share));
}

/** 'orni.speed=8', or 'avronian+15 turns-1': what a set-up has otherwise than printed. */
export function changeWords({ handicap, variant }: Setup): string {
  return [...writeHandicap(handicap), ...writeVariant(variant)].join(' ');
}

/** The set-ups that can bear a change written in words, with it. Throws UsageError if none of them can. */
export function changed(setups: readonly Setup[], words: string): readonly Setup[] {
  const list = words.split(/[\s,]+/).filter((word) => word !== '');
  refuseNumbersNotFree(list, words);
  const able = setups.flatMap((setup) => {
    const { scenario, rules } = setup;
    const line = [scenario, rules, changeWords(setup), ...list, 'T0 DbuildUp'].join(' ');
    const position = readPosition(line);
    if (isFault(position)) return [];
    const { handicap, variant } = position;
    return [{ ...setup, ...(handicap && { handicap }), ...(variant && { variant }) }];
  });
  if (able.length === 0) throw new UsageError(`no scenario can bear '${words}'`);
  return able;
}

/** A number the rulebook prints for sure is refused in words, not left out in silence. */
function refuseNumbersNotFree(list: readonly string[], words: string): void {
  const numbers = list.flatMap((word) => {
    const [name, value] = word.split('=');
    return value === undefined ? [] : [[name, Number(value)] as const];
  });
  const fault = numbers.length > 0 ? whyNotVariant(Object.fromEntries(numbers)) : undefined;
  if (fault) throw new UsageError(`'${words}': ${faultWords(fault)} [R-111]`);
  for (const [name, value] of numbers)
    if (value === printedNumber(name as FreeNumber))
      throw new UsageError(`'${words}': ${name} is ${value} as printed [R-111]`);
}

function faultWords(fault: VariantFault): string {
  switch (fault.fault) {
    case 'notFree':
      return `${fault.number} is not free: only numbers marked † may be set otherwise`;
    case 'outside':
      return `${fault.number} may be ${fault.bounds[0]} to ${fault.bounds[1]}`;
    case 'noSlowSection':
      return 'the Shock or the Dagmaton keeps a speed of 2 (§6.3.3)';
    case 'empty':
      return 'no number is named';
  }
}

/** Every change against what it changes, on the games that both have. */
export function leversOf(
  trials: readonly Trial[],
  bases: readonly Setup[],
  changes: readonly Setup[],
): readonly Lever[] {
  const gamesOf = (wanted: Setup) => trials.filter(({ setup }) => nameOfSetup(setup) === nameOfSetup(wanted));
  return changes.flatMap((change) => {
    const base = bases.find(({ scenario, rules }) => scenario === change.scenario && rules === change.rules);
    if (!base) return [];
    return [leverOf(base, change, pairsOf(gamesOf(base), gamesOf(change)))];
  });
}

type Pair = readonly [before: number, after: number];

function pairsOf(before: readonly Trial[], after: readonly Trial[]): readonly Pair[] {
  const played = new Map(before.map((trial) => [pairName(trial), trial]));
  return after.flatMap((trial): Pair[] => {
    const twin = played.get(pairName(trial));
    return twin ? [[scoreOf(twin.winner, 'dorian'), scoreOf(trial.winner, 'dorian')]] : [];
  });
}

function pairName({ pairing, seed }: Trial): string {
  return `${pairing.dorian} ${pairing.avronian} ${seed}`;
}

function leverOf(base: Setup, changedTo: Setup, pairs: readonly Pair[]): Lever {
  const games = pairs.length;
  const sum = (of: (pair: Pair) => number) => pairs.reduce((all, pair) => all + of(pair), 0);
  return {
    base,
    changed: changedTo,
    games,
    before: wilson(
      sum(([before]) => before),
      games,
    ),
    after: wilson(
      sum(([, after]) => after),
      games,
    ),
    more: meanOf(pairs.map(([before, after]) => after - before)),
  };
}

const NORMAL_95 = 1.96;

/** The mean of differences with its interval of 95 %; of fewer than two nothing is known. */
export function meanOf(values: readonly number[]): Share {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  if (values.length < 2) return { share: mean, low: -1, high: 1 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = NORMAL_95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { share: mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}
