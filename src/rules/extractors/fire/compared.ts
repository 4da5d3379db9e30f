import type { Outcome, SoftResult, UnitResult } from '../types';

/** From the mildest to the gravest [§7.3.2]. */
const GRAVITY: readonly SoftResult[] = ['–', 'P', 'R', 'SL', 'SL/R', 'E'];

/** How the dice did beside all that they might have done to one unit: chances 0 to 1, `below + above` less than 1. */
interface Compared {
  /** The chance of results that do less. */
  readonly below: number;
  /** The chance of results that do more; 0 for destroyed, which nothing exceeds. */
  readonly above: number;
}

/** For the player's judgement of luck, no rule of its own [§7.3.2]. */
export function compared({ forecast, effects, damage }: UnitResult): Compared {
  if (effects.some(({ effect }) => effect === 'destroyed'))
    return { below: 1 - forecast.destroyed, above: 0 };
  const got =
    forecast.table === 'soft'
      ? gravity(damage?.result.table === 'soft' ? damage.result.result : '–')
      : effects.reduce((sum, effect) => sum + (effect.effect === 'armour' ? effect.lost : 0), 0);
  const chanceOf = (counts: (worth: number) => boolean) =>
    forecast.outcomes.reduce((sum, outcome) => (counts(worthOf(outcome)) ? sum + outcome.chance : sum), 0);
  return { below: chanceOf((worth) => worth < got), above: chanceOf((worth) => worth > got) };
}

function worthOf({ result }: Outcome): number {
  return result.table === 'soft' ? gravity(result.result) : result.armour;
}

function gravity(result: SoftResult): number {
  return GRAVITY.indexOf(result);
}
