import { buildUpOptions } from './buildUp';
import { fireOptions } from './fire';
import { whyNotUncover } from './hidden';
import { whyUnfinished } from './legality';
import { moveOptions } from './movement';
import { orderOptions } from './orders';
import { placementOptions } from './placement';
import { rallyOptions } from './rally';
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
        : moves;
    }
    case 'fire':
      return fireOptions(position, unit.id);
    case 'rally':
      return rallyOptions(position).filter((action) => action.type === 'rally' && action.unit === unit.id);
    default:
      return [];
  }
}

/** There is more to decide than ending the phase; an ended game needs nothing. */
export function canDoSomething(position: Position): boolean {
  const { name } = position.phase;
  if (name !== 'movement' && name !== 'fire' && name !== 'rally') return true;
  if (!mayEndPhase(position) || orderOptions(position).length) return true;
  return actors(position).some((unit) => optionsOf(position, unit).length > 0);
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
