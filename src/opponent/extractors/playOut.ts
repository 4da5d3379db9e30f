import {
  extractors,
  whyIllegal,
  type Action,
  type Game,
  type Position,
  type Side,
} from '../../rules/extractors';
import type { Way } from '../mind';
import { playInWorld } from './luck';
import { quickFire } from './quickFire';
import { quickMovement, type Manner } from './quickMovement';
import { gainedSince, placesOf } from './standing';
import type { Style } from './styles';
import { weigh } from './turn';

/** Phases after which a rollout is given up. */
const LIMIT = 80;
const END: Action = { type: 'endPhase' };

/** What the last fire of a rollout counts: nobody answers it any more. */
const UNANSWERED = 0.5;

/**
 * Plays on in place until the side has fired in the so-manieth turn from now, or the game has ended: both sides move as the
 * evaluation bids, and fire takes what it takes on average. Points the side has gained by then. No dice but for bogs, so one
 * rollout a world is enough. It ends with the side's own fire at half its points: an end with the other's makes timid, one
 * with its own makes rash.
 */
export function playOut(game: Game, from: Position, { side, own, other, turns }: Way<Style>): number {
  const last = from.turn + turns;
  const before = placesOf(game, side as Side);
  let taken = 0;
  for (let phases = 0; phases < LIMIT; phases++) {
    const decides = extractors.sideToDecide(game);
    if (decides === null || game.turn > last) break;
    const isLast = game.turn === last && decides === side && game.phase.name === 'fire';
    const points = playPhase(game, decides, {
      style: decides === side ? own : other,
      sight: 'far',
      together: turns > 1,
    });
    taken += decides !== side ? -points : isLast ? UNANSWERED * points : points;
    if (isLast) break;
  }
  return taken + gainedSince(before, game, side as Side);
}

/** Plays a phase to its end; points that fire takes in it. */
function playPhase(game: Game, side: Side, manner: Manner): number {
  const phase = extractors.phaseOf(game);
  if (game.phase.name === 'fire') {
    const points = quickFire(game, side);
    if (extractors.phaseOf(game) === phase) playInWorld(game, END);
    return points;
  }
  if (game.phase.name === 'movement') {
    if (!game.activation) quickMovement(game, side, manner);
    if (extractors.phaseOf(game) === phase && !game.activation && !whyIllegal(game, END)) {
      playInWorld(game, END);
      return 0;
    }
  }
  // What is left over, and the phases that are seldom: one thing after the other.
  for (let actions = 0; actions < LIMIT && extractors.phaseOf(game) === phase; actions++)
    playInWorld(game, weigh(game, { ...manner, seed: 0 })[0].action);
  return 0;
}
