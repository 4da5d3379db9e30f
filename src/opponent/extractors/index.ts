import {
  copyGame,
  crossing,
  determinise,
  enemyOf,
  extractors,
  playQuietly,
  recommendedPrior,
  type Action,
  type Game,
  type Position,
  type Side,
} from '../../rules/extractors';
import type { Mind } from '../mind';
import { isSecret } from './secrecy';
import { playOut } from './playOut';
import { standing } from './standing';
import { STYLES, type Style } from './styles';
import { weigh } from './turn';

/** *Extractors!* as the opponent plays it. */
export const mind: Mind<Position, Game, Action, Style> = {
  game: extractors.name,
  styles: STYLES,
  margin: 2,
  weigh,
  isSearched: ({ phase }) => phase.name === 'movement',
  world: (view, side, chance) =>
    determinise(view, side as Side, recommendedPrior(view, enemyOf(side as Side)), chance),
  copy: copyGame,
  play: playQuietly,
  playOut,
  value: (game, side) => standing(game, side as Side),
  valueInPoints: 100,
  foresee: (view, action) => {
    const { dice, reveals, finds, handsOver } = crossing(view, action);
    if (dice[1] > 0 || reveals || finds || handsOver) return null;
    const after = copyGame({ ...view, dice: { state: [], rolled: 0 } });
    extractors.play(after, action);
    return extractors.view(after, view.phase.side!);
  },
  isSecret,
};
