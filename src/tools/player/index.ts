import type { Action, Game, Setup } from '../../rules/extractors';
import { options, whyIllegal } from '../../rules/extractors';
import { chanceOf, pick } from '../chance';
import { act } from './act';
import { place, program, shop } from './prepare';
import { drawTempers, playersSeed, type Leanings, type Tempers } from './temper';

/** Says what the side to decide does next; undefined: it knows nothing that it may do. */
export type Player = (game: Game) => Action | undefined;

/** Two random players for both sides of a game, of any temper but for what is given. */
export function randomPlayer(setup: Setup, seed: number, given: Leanings = {}): Player {
  const chance = chanceOf(playersSeed(setup, seed));
  const drawn = drawTempers(chance);
  const tempers: Tempers = {
    dorian: { ...drawn.dorian, ...given.dorian },
    avronian: { ...drawn.avronian, ...given.avronian },
  };
  let plan: readonly Action[] = [];
  return (game) => {
    while (plan.length > 0) {
      const [next, ...rest] = plan;
      plan = rest;
      if (!whyIllegal(game, next)) return next;
    }
    const [first, ...rest] = planFor(game);
    plan = rest;
    return first ?? pick(chance, options(game));
  };

  function planFor(game: Game): readonly Action[] {
    const { name, side } = game.phase;
    if (side === null) return [];
    switch (name) {
      case 'buildUp':
        return shop(game, tempers[side], chance);
      case 'placement':
        return place(game, tempers[side], chance);
      case 'programming':
        return program(game, tempers[side], { type: 'endPhase' }, chance);
      default:
        return act(game, tempers[side], chance);
    }
  }
}
