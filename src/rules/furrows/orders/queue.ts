import type { Base, GunneryOrder, MovementOrder, Queue } from '../types';

export const EMPTY_QUEUE: Queue = { movement: [], gunnery: [] };

/** The orders in a base's queue; none where they are hidden from whoever asks. */
export function queueOf(base: Base): Queue {
  return base.queue === 'hidden' ? EMPTY_QUEUE : base.queue;
}

/** Its program for a turn; undefined: none is written, or it is hidden from whoever asks. */
export function queuedMovement(base: Base, turn: number): MovementOrder | undefined {
  return queueOf(base).movement.find((order) => order.turn === turn);
}

/** What it is told for both gunnery parts of a turn; undefined as above. */
export function queuedGunnery(base: Base, turn: number): GunneryOrder | undefined {
  return queueOf(base).gunnery.find((order) => order.turn === turn)?.entries;
}
