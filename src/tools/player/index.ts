import { planningPlayer, type Player as PlayerOf } from '../../rules/autoplay';
import { extractors, type ExtractorsTypes, type Setup } from '../../rules/extractors';
import { chanceOf } from '../chance';
import { act } from './act';
import { place, program, shop } from './prepare';
import { drawStyles, playersSeed, type GivenStyles, type Styles } from './style';

export type Player = PlayerOf<ExtractorsTypes>;

/** Two random players for both sides of a game, of any style but for what is given. */
export function randomPlayer(setup: Setup, seed: number, given: GivenStyles = {}): Player {
  const chance = chanceOf(playersSeed(setup, seed));
  const drawn = drawStyles(chance);
  const styles: Styles = {
    dorian: { ...drawn.dorian, ...given.dorian },
    avronian: { ...drawn.avronian, ...given.avronian },
  };
  return planningPlayer(extractors, chance, (game) => {
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
  });
}
