import type { Action, Game, Setup } from '../../rules/extractors';
import { options, whyIllegal } from '../../rules/extractors';
import { chanceOf, pick } from '../chance';
import { act } from './act';
import { place, program, shop } from './prepare';
import { drawStyles, playersSeed, type GivenStyles, type Styles } from './style';

/** Says what the side to decide does next; undefined: it knows nothing that it may do. */
export type Player = (game: Game) => Action | undefined;

/** Two random players for both sides of a game, of any style but for what is given. */
export function randomPlayer(setup: Setup, seed: number, given: GivenStyles = {}): Player {
  const chance = chanceOf(playersSeed(setup, seed));
  const drawn = drawStyles(chance);
  const styles: Styles = {
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
        return shop(game, styles[side], chance);
      case 'placement':
        return place(game, styles[side], chance);
      case 'programming':
        return program(game, styles[side], { type: 'endPhase' }, chance);
      default:
        return act(game, styles[side], chance);
    }
  }
}
