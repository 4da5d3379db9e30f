import { buildUpOptions } from './buildUp';
import { chained, listed, type Choices } from './choices';
import { canFire, fireOptions } from './fire';
import { whyNotUncover } from './hidden';
import { embarkOptions, movesOf } from './movement';
import { canMove } from './movement/reach';
import { orderOptions } from './orders';
import { placementOptions } from './placement';
import { whyNotRally } from './rally';
import type { Action, Position, Unit } from './types';
import { whyUnfinished } from './unfinished';
import { unitsOf } from './units';

/** Everything the side to decide may do: moves by their ends, combined shots within the bound of fireOptions. */
export function options(position: Position): readonly Action[] {
  const actions = [...orderOptions(position)];
  for (const unit of actors(position)) actions.push(...optionsOf(position, unit));
  if (position.phase.name === 'buildUp') actions.push(...buildUpOptions(position));
  if (position.phase.name === 'placement') actions.push(...placementOptions(position));
  if (mayEndPhase(position)) actions.push({ type: 'endPhase' });
  return actions;
}

/** What one unit of the side to decide may do by itself in this phase, orders apart. */
export function optionsOf(position: Position, unit: Unit): readonly Action[] {
  return choicesOf(position, unit).all();
}

/** What one unit may do; the path of a move is worked out only when the move is taken. */
export function choicesOf(position: Position, unit: Unit): Choices<Action> {
  switch (position.phase.name) {
    case 'movement': {
      const moves: Choices<Action> = movesOf(position, unit.id);
      return unit.hidden && !whyNotUncover(position, unit.id)
        ? chained(listed<Action>([{ type: 'uncover', unit: unit.id }]), moves)
        : chained(moves, listed<Action>(embarkOptions(position, unit)));
    }
    case 'fire':
      return listed(fireOptions(position, unit.id));
    case 'rally':
      return listed(whyNotRally(position, unit.id) ? [] : [{ type: 'rally', unit: unit.id }]);
    default:
      return NOTHING;
  }
}

const NOTHING = listed<Action>([]);

/** optionsOf would list something. */
export function canAct(position: Position, unit: Unit): boolean {
  switch (position.phase.name) {
    case 'movement':
      return (
        canMove(position, unit.id) ||
        (unit.hidden && !whyNotUncover(position, unit.id)) ||
        embarkOptions(position, unit).length > 0
      );
    case 'fire':
      return canFire(position, unit);
    case 'rally':
      return !whyNotRally(position, unit.id);
    default:
      return false;
  }
}

/** There is more to decide than ending the phase; an ended game needs nothing. */
export function canDoSomething(position: Position): boolean {
  const { name } = position.phase;
  if (name !== 'movement' && name !== 'fire' && name !== 'rally') return true;
  // As a rule some unit can act; what would have to be done before the phase may end takes longest to find out.
  if (actors(position).some((unit) => canAct(position, unit))) return true;
  return orderOptions(position).length > 0 || !mayEndPhase(position);
}

function mayEndPhase(position: Position): boolean {
  return position.phase.name !== 'ended' && position.activation === null && !whyUnfinished(position);
}

function actors(position: Position): readonly Unit[] {
  const busy = position.activation?.machine;
  return unitsOf(position).filter(
    ({ id, side }) => side === position.phase.side && (busy === undefined || id === busy),
  );
}
