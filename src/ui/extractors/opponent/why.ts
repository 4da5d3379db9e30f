import type { Hex } from '../../../hex';
import type { Explanation } from '../../../opponent/contract';
import type { Action } from '../../../rules/extractors';

/** Why the computer did something: its words are in reasons.ts, which the map does not need. */
export type Why = Explanation<Action>;

/** The hexes that explain it: of what was done, and where the runner-up would have gone. */
export function hexesOfWhy({ chosen, runnerUp }: Why): {
  readonly lit: readonly Hex[];
  readonly instead: Hex | null;
} {
  const lit = [...new Set(chosen.terms.filter(({ value }) => value !== 0).flatMap(({ hexes }) => hexes))];
  const other = runnerUp?.action;
  const [end, own] = [other, chosen.action].map((action) => (action?.type === 'move' ? endOf(action) : null));
  return { lit: lit as readonly number[] as unknown as readonly Hex[], instead: end === own ? null : end };
}

/** Where a move ends; null: where it began. */
export function endOf({ path }: Extract<Action, { type: 'move' }>): Hex | null {
  return path.at(-1) ?? null;
}
