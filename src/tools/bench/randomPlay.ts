import {
  choicesOf,
  machinesToProgram,
  orderOptionsOf,
  placementChoices,
  sideToDecide,
  whyUnfinished,
  type Action,
  type Choices,
  type Position,
  type Unit,
} from '../../rules/extractors';
import { unitsOf } from '../../rules/extractors/units';
import { pick, shuffled, type Chance } from '../chance';

const END: Action = { type: 'endPhase' };

/**
 * What a careless player does next: any unit that can still act, any of all its legal actions, a move with a path once it is chosen; the end of the phase when
 * none can. Undefined when the game has ended.
 */
export function anyAction(position: Position, chance: Chance): Action | undefined {
  if (sideToDecide(position) === null) return undefined;
  if (position.phase.name === 'buildUp') return whyUnfinished(position) ? { type: 'recommend' } : END;
  if (position.phase.name === 'placement') return any(chance, placementChoices(position)) ?? END;
  if (position.phase.name === 'programming') return anyOrder(position, chance) ?? END;
  for (const unit of shuffled(chance, actors(position))) {
    const orders = unit.class === 'machine' ? orderOptionsOf(position, unit) : [];
    const others = choicesOf(position, unit);
    const count = orders.length + others.size;
    if (count === 0) continue;
    const chosen = chance(count);
    return chosen < orders.length ? orders[chosen] : others.take(chosen - orders.length);
  }
  return END;
}

function any<Item>(chance: Chance, choices: Choices<Item>): Item | undefined {
  return choices.size > 0 ? choices.take(chance(choices.size)) : undefined;
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
