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
import { gainedBy, placesOf } from './standing';
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
export function playOut(game: Game, from: Position, way: Way<Style>): number {
  const side = way.side as Side;
  const rollout: Rollout = { game, way, last: from.turn + way.turns };
  const before = placesOf(game, side);
  const first = playTo(rollout, 1);
  const rest = first.over ? null : restOf(rollout);
  let taken = 0;
  for (const points of [...first.taken, ...(rest?.taken ?? [])]) taken += points;
  return taken + (rest?.gained ?? gainedBy(game, side))(before);
}

interface Rollout {
  readonly game: Game;
  readonly way: Way<Style>;
  /** The turn in which it ends. */
  readonly last: number;
}

/** So many phases of a rollout, or what is left of it. */
function playTo({ game, way, last }: Rollout, phases: number): { taken: number[]; over: boolean } {
  const { side, own, other, turns } = way;
  const taken: number[] = [];
  while (taken.length < phases) {
    const decides = extractors.sideToDecide(game);
    if (decides === null || game.turn > last) return { taken, over: true };
    const isLast = game.turn === last && decides === side && game.phase.name === 'fire';
    const points = playPhase(game, decides, {
      style: decides === side ? own : other,
      sight: 'far',
      together: turns > 1,
    });
    taken.push(decides !== side ? -points : isLast ? UNANSWERED * points : points);
    if (isLast) return { taken, over: true };
  }
  return { taken, over: false };
}

/** How a rollout goes on from a position, whatever led there. */
interface Rest {
  readonly taken: readonly number[];
  readonly gained: (before: number) => number;
}

/** Acts in another order come to the same: what has been played from there is not played again. */
const rests = new Map<string, Rest>();
/** More than one choice leads to, or the choices of one phase share. */
const MANY = 200;

function restOf(rollout: Rollout): Rest {
  const { game, way, last } = rollout;
  const key = JSON.stringify([game, way, last]);
  let rest = rests.get(key);
  if (!rest) {
    const { taken } = playTo(rollout, LIMIT - 1);
    rest = { taken, gained: gainedBy(game, way.side as Side) };
    if (rests.size >= MANY) rests.clear();
    rests.set(key, rest);
  }
  return rest;
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
