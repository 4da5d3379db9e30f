import { copyGame, SCENARIOS, type Event, type Game, type Setup } from '../rules/extractors';
import { chanceOf } from './chance';
import { randomGame } from './randomGame';

export const SETUPS: readonly Setup[] = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): Setup => ({ scenario: id, rules })),
);

/** A state that play has reached, with the events that led to it. */
export interface Reached {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** So many states of each seed's game, spread over it, all as plain copies. */
export function statesOf(setup: Setup, seeds: readonly number[], perGame: number): readonly Reached[] {
  return seeds.flatMap((seed) => {
    const chance = chanceOf(seed);
    const kept: Reached[] = [];
    let seen = 0;
    randomGame(setup, seed, {
      after: (game, _, events) => {
        // Of all states seen so far each stays with the same chance.
        const place = seen++ < perGame ? kept.length : chance(seen);
        if (place < perGame) kept[place] = { game: copyGame(game), events: structuredClone(events) };
      },
    });
    return kept;
  });
}

/** Freezes data to its depths: whoever changes it throws. */
export function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    Object.values(data).forEach(frozen);
  }
  return data;
}
