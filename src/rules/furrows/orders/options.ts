import { DIRECTIONS } from '../../../hex';
import { placedBases } from '../bases';
import type { Action, Base, GunneryEntry, GunneryOrder, Position } from '../types';
import { dueTurns } from './due';
import { expectedMode } from './expected';
import { needsFacing, programsOf } from './programs';
import { whyNotLock } from './legality';

const ENTRIES: readonly GunneryEntry[] = ['none', 'aim', 'load', 'fire', 'spot'];
/** Every pair of entries [E-21]. */
const GUNNERY_ORDERS: readonly GunneryOrder[] = ENTRIES.flatMap((first) =>
  ENTRIES.map((second): GunneryOrder => [first, second]),
);

/** Every order the side may write now, and the lock [§5]. */
export function orderOptions(position: Position): readonly Action[] {
  const { side } = position.phase;
  const orders = placedBases(position)
    .filter((base) => base.side === side)
    .flatMap((base) => [...movementOptions(position, base), ...gunneryOptions(position, base)]);
  return whyNotLock(position) ? orders : [...orders, { type: 'lockOrders' }];
}

/** Every program with every facing its T may have, for each turn that is due. */
function movementOptions(position: Position, base: Base): readonly Action[] {
  return dueTurns(position, base, 'movement').flatMap((turn) =>
    programsOf(base, expectedMode(position, base, turn)).flatMap((program) =>
      (needsFacing(program) ? DIRECTIONS : [null]).map((facing): Action => ({
        type: 'setMovement',
        base: base.id,
        turn,
        program,
        facing,
      })),
    ),
  );
}

function gunneryOptions(position: Position, base: Base): readonly Action[] {
  return dueTurns(position, base, 'gunnery').flatMap((turn) =>
    GUNNERY_ORDERS.map((entries): Action => ({ type: 'setGunnery', base: base.id, turn, entries })),
  );
}
