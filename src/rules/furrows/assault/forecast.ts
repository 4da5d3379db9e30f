import { binomial } from '../damage';
import type { Assault, AssaultForecast, Force, Position } from '../types';
import { forcesOf } from './force';

/** An assault before its dice: what each side rolls, and exact chances of what is left after deflection [§10.3, §10.4]. */
export function forecastAssault(position: Position, assault: Assault): AssaultForecast {
  const forces = forcesOf(position, assault);
  const [foundry, league] = forces;
  const left = { foundry: leftOver(foundry, league), league: leftOver(league, foundry) };
  let ahead = 0;
  for (const [own, chance] of left.foundry.entries())
    for (const [other, likely] of left.league.entries()) if (own >= other) ahead += chance * likely;
  return { assault, forces, advantage: { foundry: ahead, league: 1 - ahead }, left, dice: diceOf(forces) };
}

/** Chance of 0, 1, 2 … successes left. */
function leftOver(own: Force, enemy: Force): readonly number[] {
  const successes = successesOf(own.profiles.map(({ count, profile }) => ({ count, toHit: profile.toHit })));
  const deflected = successesOf(enemy.deflections);
  const left = successes.map(() => 0);
  for (const [hits, chance] of successes.entries())
    for (const [away, likely] of deflected.entries()) left[Math.max(0, hits - away)] += chance * likely;
  return left;
}

function successesOf(dice: readonly { readonly count: number; readonly toHit: number }[]): readonly number[] {
  let chances: readonly number[] = [1];
  for (const { count, toHit } of dice) {
    const each = Array.from({ length: count + 1 }, (_, hits) => binomial(count, hits, (7 - toHit) / 6));
    const next = Array.from({ length: chances.length + count }, () => 0);
    for (const [so, chance] of chances.entries())
      for (const [more, likely] of each.entries()) next[so + more] += chance * likely;
    chances = next;
  }
  return chances;
}

function diceOf(forces: readonly [Force, Force]): number {
  return forces
    .flatMap(({ profiles, deflections }) => [...profiles, ...deflections])
    .reduce((sum, { count }) => sum + count, 0);
}
