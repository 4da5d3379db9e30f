import { directionTo, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { roll } from '../../rng';
import { BOG_STUCK_FROM } from '../data';
import { mapOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { CounterId, Event, Game, MoveAction, Position, Unit, Walk } from '../types';
import { isPlaced, unitOf, unitsOf, type Placed } from '../units';

/** What becomes of a move on its way: the part that is made, and what happened to it. */
export interface Interrupted {
  readonly action: MoveAction;
  readonly events: readonly Event[];
}

/** A roll for every bog hex it leaves, off the map included; 7–9 ends its move there [§2 (A), R-45]. */
export function rollForBog(game: Draft<Game>, action: MoveAction, { steps, end }: Walk): Interrupted {
  const events: Event[] = [];
  const moves = steps.filter(({ by }) => by === 'move');
  for (const [index, step] of moves.entries())
    if (step.bogRoll && isStuck(game, action.unit, step.from, events))
      return { action: stoppedAfter(action, action.path.length - (moves.length - index)), events };
  const leavesBog = end.bogRolls > moves.filter(({ bogRoll }) => bogRoll).length;
  if (leavesBog && isStuck(game, action.unit, end.hex, events))
    return { action: stoppedAfter(action, action.path.length), events };
  return { action, events };
}

function isStuck(game: Draft<Game>, unit: CounterId, hex: Hex, events: Event[]): boolean {
  const rolled = roll(game, 10);
  const stuck = rolled >= BOG_STUCK_FROM;
  events.push({ type: 'bogRoll', unit, hex, roll: rolled, stuck });
  return stuck;
}

export interface Bumped {
  /** null: it does not even enter. */
  readonly action: MoveAction | null;
  readonly found: readonly CounterId[];
}

/** It would end on hidden enemies: it stops in the last legal hex before them, and they are revealed. */
export function bump(position: Position, action: MoveAction): Bumped {
  const unit = unitOf(position, action.unit);
  const found: CounterId[] = [];
  const enemies = action.exit === null ? hiddenEnemies(position, unit) : [];
  if (enemies.length === 0) return { action, found };
  let made = action.path.length;
  for (; made > 0; made--) {
    const hex = action.path[made - 1];
    const hidden = enemies.filter(({ where }) => where.hex === hex);
    found.push(...hidden.map(({ id }) => id));
    if (!hidden.length && !whyNotStack(position, unit, hex)) break;
  }
  if (found.length === 0) return { action, found };
  const last = made > 0 ? action.path[made - 1] : isPlaced(unit) ? unit.where.hex : null;
  if (last === null) return { action: null, found };
  // It faces the hex it was about to enter.
  const facing = directionTo(mapOf(position).grid, last, action.path[made]) ?? action.facing;
  return { action: { ...stoppedAfter(action, made), facing }, found };
}

function hiddenEnemies(position: Position, unit: Unit): readonly Placed[] {
  return unitsOf(position).filter(
    (other): other is Placed =>
      other.hidden && other.side !== unit.side && isPlaced(other) && other.where.inside === null,
  );
}

/** The move as far as its first hexes, on foot. */
function stoppedAfter(action: MoveAction, hexes: number): MoveAction {
  return { ...action, path: action.path.slice(0, hexes), exit: null, into: null };
}
