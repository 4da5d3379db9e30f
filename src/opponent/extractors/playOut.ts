import { extractors, playQuietly, type Game, type Position } from '../../rules/extractors';
import type { Way } from '../mind';
import type { Style } from './styles';
import { weigh } from './turn';

/** Actions after which a rollout is given up. */
const LIMIT = 400;

/** Plays on in place until so many turns have ended or the game has. */
export function playOut(game: Game, from: Position, { side, own, other, turns }: Way<Style>): void {
  const last = from.turn + turns - 1;
  for (let actions = 0; actions < LIMIT; actions++) {
    const decides = extractors.sideToDecide(game);
    if (decides === null || game.turn > last) return;
    const [best] = weigh(game, { style: decides === side ? own : other, sight: 'far', seed: 0 });
    playQuietly(game, best.action);
  }
}
