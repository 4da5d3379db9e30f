import type { BoxIndex, CombatOrder, Cycle, CycleName, MoveOrder, Order } from '../types';

export const CYCLES: readonly CycleName[] = ['move', 'combat'];
export const BOXES: readonly BoxIndex[] = [0, 1, 2];

export const MOVE_ORDERS: readonly MoveOrder[] = ['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'];
export const COMBAT_ORDERS: readonly CombatOrder[] = [
  'closestTarget',
  'sweep',
  'optimize',
  'target',
  'selfDestruct',
  'freeTarget',
];

/** The orders that go into the boxes of a cycle [§8.3, §8.4]. */
export function ordersOf(cycle: CycleName): readonly Order[] {
  return cycle === 'move' ? MOVE_ORDERS : COMBAT_ORDERS;
}

/** The Thanis order is bought, once, for one machine [§8.5]. */
export function isThanis(order: Order): boolean {
  return order === 'freeMove' || order === 'freeTarget';
}

/**
 * The box to be revealed next: the first filled, intact one after the marker, around the cycle; null: no orders left
 * [§8.1, R-53, R-18]. A box that lies face down to the asker counts as filled.
 */
export function nextBox({ boxes, marker }: Cycle): BoxIndex | null {
  const first = marker === null ? 0 : marker + 1;
  for (let step = 0; step < BOXES.length; step++) {
    const box = ((first + step) % BOXES.length) as BoxIndex;
    if (boxes[box].order !== null && !boxes[box].lost) return box;
  }
  return null;
}

/** No intact box is left to fill [§7.3.2]. */
export function isDestroyed({ boxes }: Cycle): boolean {
  return boxes.every(({ lost }) => lost);
}

/** No order lies in it [§8.1]. */
export function isEmpty({ boxes }: Cycle): boolean {
  return boxes.every(({ order }) => order === null);
}
