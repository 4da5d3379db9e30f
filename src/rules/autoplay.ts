import { chanceOf, happens, pick, type Chance } from './chance';
import type { Ruleset, Types } from './ruleset';

/** Says what the side to decide does next; undefined: a dead end, or nothing is left to decide. */
export type Player<T extends Types> = (game: T['Game']) => T['Action'] | undefined;

/** What a game knows of how it is played: what the side to decide does next, one after the other. Empty: anything offered. */
export type Plan<T extends Types> = (game: T['Game']) => readonly T['Action'][];

/** Percent of its decisions in which a player without a plan hands over if it may, so that no phase goes on for ever. */
const HANDS_OVER = 33;

/** Any of the actions offered; answers for a view as for a game. The same for a seed. */
export function anyPlayer<T extends Types>(
  rules: Ruleset<T>,
  seed: number,
): (position: T['Position']) => T['Action'] | undefined {
  const chance = chanceOf(seed);
  return (position) => {
    const offered = rules.options(position);
    const ends = happens(chance, HANDS_OVER)
      ? offered.filter((action) => rules.consequences(position, action).handsOver)
      : [];
    return pick(chance, ends.length > 0 ? ends : offered);
  };
}

/** Carries out the plan of a game: what is no longer legal is passed over, and without a plan it does anything offered. */
export function planningPlayer<T extends Types>(
  rules: Ruleset<T>,
  chance: Chance,
  planOf: Plan<T>,
): Player<T> {
  let plan: readonly T['Action'][] = [];
  return (game) => {
    while (plan.length > 0) {
      const [next, ...rest] = plan;
      plan = rest;
      if (rules.whyIllegal(game, next) === undefined) return next;
    }
    const [first, ...rest] = planOf(game);
    plan = rest;
    return first ?? pick(chance, rules.options(game));
  };
}
