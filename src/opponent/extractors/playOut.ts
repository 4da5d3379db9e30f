import {
  extractors,
  whyIllegal,
  type Action,
  type Game,
  type Position,
  type Side,
} from '../../rules/extractors';
import { playInWorld } from './luck';
import type { Way } from '../mind';
import { quickFire } from './quickFire';
import { quickMovement } from './quickMovement';
import type { Style } from './styles';
import { weigh } from './turn';

/** Phases after which a rollout is given up. */
const LIMIT = 120;
const END: Action = { type: 'endPhase' };

/** Plays on in place until the side's movement begins for the so-manieth time, or the game has ended. */
export function playOut(game: Game, from: Position, { side, own, other, turns }: Way<Style>): void {
  const last = from.turn + turns;
  for (let phases = 0; phases < LIMIT; phases++) {
    const decides = extractors.sideToDecide(game);
    if (decides === null) return;
    if (game.turn >= last && decides === side && game.phase.name === 'movement') return;
    playPhase(game, decides, decides === side ? own : other);
  }
}

/** Plays a phase to its end by the same evaluation, worked out once for all its units. */
function playPhase(game: Game, side: Side, style: Style): void {
  const phase = extractors.phaseOf(game);
  if (!game.activation) {
    if (game.phase.name === 'movement') quickMovement(game, side, style);
    if (game.phase.name === 'fire') quickFire(game, side, style);
    if (extractors.phaseOf(game) === phase && !game.activation && !whyIllegal(game, END)) {
      if (game.phase.name === 'movement' || game.phase.name === 'fire') return playInWorld(game, END);
    }
  }
  // What is left over, and the phases that are seldom: one thing after the other.
  for (let actions = 0; actions < LIMIT && extractors.phaseOf(game) === phase; actions++) {
    const [best] = weigh(game, { style, sight: 'far', seed: 0 });
    playInWorld(game, best.action);
    const { name } = game.phase;
    if (!game.activation && (name === 'movement' || name === 'fire')) return;
  }
}
