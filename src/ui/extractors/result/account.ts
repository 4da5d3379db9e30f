import {
  luckFor,
  pointsSoFar,
  throwsOf,
  unitsOf,
  worthNow,
  type Game,
  type Luck,
  type Side,
  type Throw,
} from '../../../rules/extractors';
import { total } from '../../../rules/result';
import { meanOf } from '../../../rules/spread';
import type { Step } from '../replay';

/** What had been lost at the end of a turn, in points of price, and how the victory condition counted [§9]. */
export interface TurnAccount {
  readonly turn: number;
  readonly lost: Readonly<Record<Side, number>>;
  /** What counts for the Dorian less what counts for the Avronian; null where the scenario counts no points. */
  readonly score: number | null;
}

/** A throw of the game, with the step of the replay that shows it. Worth in points, for the side that gains by it. */
export interface ThrowAccount {
  readonly step: number;
  readonly turn: number;
  readonly thrown: Throw;
  readonly expected: number;
  readonly rolled: number;
  /** Who gains by it: the other side of who is struck; of a rally its own. */
  readonly gains: Side;
}

export interface DiceAccount {
  readonly throws: readonly ThrowAccount[];
  /** Seen by the Dorian; the Avronian's is the same the other way round. */
  readonly luck: Luck;
}

/** Tenths of a point, as the rules count worth. */
const TENTHS = 10;
const SCORED = new Set(['extractors', 'engage']);

/** Turn by turn, the last one as the game ended. */
export function turnAccounts(steps: readonly Step[]): readonly TurnAccount[] {
  const begun = steps.find(({ game }) => game.turn > 0)?.game;
  if (!begun) return [];
  const ends = steps.filter(
    ({ game }, at) => game.turn > 0 && (at === steps.length - 1 || steps[at + 1].game.turn > game.turn),
  );
  const whole = wealthOf(begun);
  return ends.map(({ game }) => {
    const left = wealthOf(game);
    const lost = (side: Side) => Math.max(0, whole[side] - left[side]) / TENTHS;
    return {
      turn: game.turn,
      lost: { dorian: lost('dorian'), avronian: lost('avronian') },
      score: SCORED.has(game.scenario) ? scoreOf(game) : null,
    };
  });
}

function wealthOf(game: Game): Readonly<Record<Side, number>> {
  const wealth = { dorian: 0, avronian: 0 };
  for (const unit of unitsOf(game)) wealth[unit.side] += worthNow(unit);
  return wealth;
}

function scoreOf(game: Game): number {
  const { points } = pointsSoFar(game);
  const of = (side: Side) => total(points.filter((line) => line.side === side));
  return of('dorian') - of('avronian');
}

/** Every throw with what was to be expected, and all of them together. */
export function diceAccount(steps: readonly Step[]): DiceAccount {
  const throws = steps.slice(1).flatMap(({ game, events }, at) =>
    throwsOf(steps[at].game, events).map((thrown): ThrowAccount => {
      const gains = gainsBy(thrown);
      const sign = gains === thrown.side ? -1 : 1;
      return {
        step: at + 1,
        turn: steps[at].game.turn || game.turn,
        thrown,
        expected: (sign * meanOf(thrown.spread)) / TENTHS,
        rolled: (sign * thrown.rolled) / TENTHS,
        gains,
      };
    }),
  );
  return {
    throws,
    luck: luckFor(
      'dorian',
      throws.map(({ thrown }) => thrown),
    ),
  };
}

function gainsBy({ type, side }: Throw): Side {
  if (type === 'rally') return side;
  return side === 'dorian' ? 'avronian' : 'dorian';
}

/** The throws that strayed most from what was to be expected, the furthest first. */
export function strayed(throws: readonly ThrowAccount[], count: number): readonly ThrowAccount[] {
  const by = ({ expected, rolled }: ThrowAccount) => Math.abs(rolled - expected);
  return [...throws].sort((a, b) => by(b) - by(a)).slice(0, count);
}

/** What a side was to gain by the dice that were for it, and what it gained. */
export function gainOf(throws: readonly ThrowAccount[], side: Side) {
  const own = throws.filter(({ gains }) => gains === side);
  const sum = (measure: (one: ThrowAccount) => number) => own.reduce((all, one) => all + measure(one), 0);
  return { expected: sum(({ expected }) => expected), rolled: sum(({ rolled }) => rolled) };
}
