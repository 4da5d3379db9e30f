import type { Base, BaseId, Event, Game, Position, Side } from './types';
import { basesOf } from './bases';
import { EMPTY_QUEUE } from './orders';

/**
 * What a side may know: a position without dice; of queued orders its own, and those only while orders are written, so that
 * the screen can change hands in the fight without a curtain [§5.1]. 'all' sees every queue.
 */
export function view(game: Game | Position, side: Side | 'all'): Position {
  const { scenario, orders, turn, phase, part, flags, crushed, declared, fight, victory } = game;
  const bases = Object.fromEntries(
    basesOf(game).map((base) => [base.id, mayReadQueue(game, base, side) ? base : withoutQueue(base)]),
  ) as Readonly<Record<BaseId, Base>>;
  return { scenario, orders, turn, phase, part, bases, flags, crushed, declared, fight, victory };
}

function mayReadQueue({ phase }: Position, base: Base, side: Side | 'all'): boolean {
  return side === 'all' || (base.side === side && phase.name === 'orders');
}

/** How much lies in a queue is a secret too. */
function withoutQueue(base: Base): Base {
  return { ...base, queue: 'hidden' };
}

/**
 * The events a side may read: no orders as they are written, its own neither, as in the fight both look at its log. What it
 * has written stands in its queue while it writes, and is told to both when the orders are open [§5.1, E-95].
 */
export function witnessed(_: Position, events: readonly Event[], side: Side | 'all'): readonly Event[] {
  if (side === 'all') return events;
  return events.filter(({ type }) => type !== 'movementOrdered' && type !== 'gunneryOrdered');
}

/** The side's view holds, or will hold in this phase, something the other side may not see [§5.1]. */
export function keepsSecrets(position: Position, _: Side): boolean {
  return position.phase.name === 'orders';
}

/** The record of the game holds something of the side's that the other may not know: orders not yet open [§5.1]. */
export function recordKeepsSecrets(position: Position, side: Side): boolean {
  if (position.phase.name === 'ended') return false;
  if (position.phase.name === 'orders') return true;
  return basesOf(position).some(
    (base) => base.side === side && (base.queue === 'hidden' || hasOrders(base.queue)),
  );
}

function hasOrders({ movement, gunnery }: typeof EMPTY_QUEUE): boolean {
  return movement.length > 0 || gunnery.length > 0;
}

/** Dice and revelations end what can be taken back. */
export function finality(before: Game, after: Game, events: readonly Event[]): 'dice' | 'revealed' | null {
  if (after.dice.rolled !== before.dice.rolled) return 'dice';
  return events.some(({ type }) => type === 'revealed') ? 'revealed' : null;
}
