import { distance } from '../../hex';
import {
  mapOf,
  enemyOf,
  exposedUnits,
  hasShotLeft,
  isPlaced,
  mustStillExecute,
  whyIllegal,
  type Machine,
  type Position,
  type Unit,
} from '../../rules/extractors';

/** Whether a unit of the side to decide has something to fire at; every count of units that can still fire asks here. */
export function couldFire(position: Position, unit: Unit): boolean {
  if (!isPlaced(unit) || unit.class === 'static' || unit.fired) return false;
  if (unit.class !== 'machine' || position.rules === 'simple') return hasShotLeft(position, unit.id);
  if (whyIllegal(position, { type: 'reveal', machine: unit.id })) return false;
  return mustStillExecute(position).includes(unit.id) || hasEnemyInReach(position, unit);
}

/**
 * Whether a weapon of it bears on an enemy, or one is next to it, where a Self-destruct strikes. Whatever its next order is, the
 * answer is the same: nothing of a hidden order can be read from it.
 */
export function hasEnemyInReach(position: Position, machine: Machine): boolean {
  if (!isPlaced(machine)) return false;
  if (hasShotLeft(position, machine.id)) return true;
  const { hex } = machine.where;
  return exposedUnits(position, enemyOf(machine.side)).some(
    ({ where }) => distance(mapOf(position).grid, where.hex, hex) <= 1,
  );
}
