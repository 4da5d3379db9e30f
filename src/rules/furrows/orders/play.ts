import type { Draft } from '../../result';
import { placedBases, profileOf } from '../bases';
import type { Action, Base, BaseId, Event, Game, MovementOrder, OpenOrder, Position, Queue } from '../types';
import { expectedMode } from './expected';
import { defaultProgram, programsOf } from './programs';
import { queuedGunnery, queuedMovement } from './queue';

type OrderAction = Extract<Action, { readonly type: 'setMovement' | 'setGunnery' }>;

/** Writes an order into the queue, in place of what this Orders phase had put there [§5.1]. */
export function playOrder(game: Draft<Game>, action: OrderAction): readonly Event[] {
  const { base: id, turn } = action;
  const queue = game.bases[id].queue as Draft<Queue>;
  if (action.type === 'setGunnery') {
    const [first, second] = action.entries;
    queue.gunnery = inserted(queue.gunnery, { turn, entries: [first, second] });
    return [{ type: 'gunneryOrdered', base: id, turn, entries: action.entries }];
  }
  const { program, facing } = action;
  queue.movement = inserted(queue.movement, { turn, program, facing });
  const dropped = dropMisfits(game, id, turn);
  return [{ type: 'movementOrdered', base: id, turn, order: { program, facing }, dropped }];
}

/** Takes this turn's orders out of every queue and lays them open [E-95]. */
export function revealOrders(game: Draft<Game>): readonly Event[] {
  const orders = placedBases(game).map((base) => ({ base: base.id, order: openOrder(game, base) }));
  for (const { base: id, order } of orders) {
    const base = game.bases[id];
    const queue = base.queue as Draft<Queue>;
    base.order = order as Draft<OpenOrder>;
    queue.movement = queue.movement.filter(({ turn }) => turn > game.turn);
    queue.gunnery = queue.gunnery.filter(({ turn }) => turn > game.turn);
  }
  return [{ type: 'revealed', orders }];
}

function inserted<Order extends { turn: number }>(orders: readonly Order[], order: Order): Order[] {
  return [...orders.filter(({ turn }) => turn !== order.turn), order].sort((a, b) => a.turn - b.turn);
}

/** Later programs are no longer of the expected mode: they have to be written again [§5.3]. */
function dropMisfits(game: Draft<Game>, id: BaseId, turn: number): readonly number[] {
  const base: Base = game.bases[id];
  const queue = game.bases[id].queue as Draft<Queue>;
  const misfits = queue.movement
    .filter((order) => order.turn > turn && !fits(game, base, order))
    .map((order) => order.turn);
  queue.movement = queue.movement.filter((order) => !misfits.includes(order.turn));
  return misfits;
}

function fits(position: Position, base: Base, order: MovementOrder & { readonly turn: number }): boolean {
  return programsOf(base, expectedMode(position, base, order.turn)).includes(order.program);
}

/** What a base was told to do this turn; who is shaken does its default [§5.6]. */
function openOrder(position: Position, base: Base): OpenOrder {
  const lost = base.shaken > 0;
  const queued = lost ? undefined : queuedMovement(base, position.turn);
  return {
    movement: queued
      ? { program: queued.program, facing: queued.facing }
      : { program: defaultProgram(profileOf(base).class, base.mode), facing: null },
    gunnery: (lost ? undefined : queuedGunnery(base, position.turn)) ?? ['none', 'none'],
    lost,
  };
}
