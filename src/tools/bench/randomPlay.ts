import {
  machinesToProgram,
  optionsOf,
  orderOptionsOf,
  placementOptions,
  sideToDecide,
  whyUnfinished,
  type Action,
  type Position,
  type Unit,
} from '../../rules/extractors';
import { unitsOf } from '../../rules/extractors/units';
import { pick, shuffled, type Chance } from '../chance';

const END: Action = { type: 'endPhase' };

/**
 * What a careless player does next: any unit that can still act, any of all its legal actions; the end of the phase when
 * none can. Undefined when the game has ended.
 */
export function anyAction(position: Position, chance: Chance): Action | undefined {
  if (sideToDecide(position) === null) return undefined;
  if (position.phase.name === 'buildUp') return whyUnfinished(position) ? { type: 'recommend' } : END;
  if (position.phase.name === 'placement') return pick(chance, placementOptions(position)) ?? END;
  if (position.phase.name === 'programming') return anyOrder(position, chance) ?? END;
  for (const unit of shuffled(chance, actors(position))) {
    const actions = actionsOf(position, unit);
    if (actions.length > 0) return pick(chance, actions);
  }
  return END;
}

/** All that one unit may do now. */
function actionsOf(position: Position, unit: Unit): readonly Action[] {
  return unit.class === 'machine'
    ? [...orderOptionsOf(position, unit), ...optionsOf(position, unit)]
    : optionsOf(position, unit);
}

/** An order for one of the boxes of a machine that are still empty. */
function anyOrder(position: Position, chance: Chance): Action | undefined {
  for (const machine of machinesToProgram(position)) {
    const empty = orderOptionsOf(position, machine).filter(
      (action) =>
        action.type === 'order' && action.order !== null && !machine[action.cycle].boxes[action.box].order,
    );
    if (empty.length > 0) return pick(chance, empty);
  }
  return undefined;
}

function actors(position: Position): readonly Unit[] {
  const busy = position.activation?.machine;
  if (busy !== undefined) return [position.units[busy]];
  return unitsOf(position).filter(({ side }) => side === position.phase.side);
}
