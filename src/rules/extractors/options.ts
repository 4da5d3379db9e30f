import { buildUpOptions } from './buildUp';
import { canFire, fireOptions } from './fire';
import { whyNotUncover } from './hidden';
import { whyUnfinished } from './legality';
import { embarkOptions, moveOptions } from './movement';
import { canMove } from './movement/reach';
import { orderOptions } from './orders';
import { placementOptions } from './placement';
import { whyNotRally } from './rally';
import type { Action, Position, Unit } from './types';
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
  switch (position.phase.name) {
    case 'movement': {
      const moves = moveOptions(position, unit.id);
      return unit.hidden && !whyNotUncover(position, unit.id)
        ? [{ type: 'uncover', unit: unit.id }, ...moves]
        : [...moves, ...embarkOptions(position, unit)];
    }
    case 'fire':
      return fireOptions(position, unit.id);
    case 'rally':
      return whyNotRally(position, unit.id) ? [] : [{ type: 'rally', unit: unit.id }];
    default:
      return [];
  }
}

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
  if (!mayEndPhase(position) || orderOptions(position).length) return true;
  return actors(position).some((unit) => canAct(position, unit));
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
