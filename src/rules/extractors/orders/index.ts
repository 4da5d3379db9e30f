import { assertNever, type Draft } from '../../result';
import type { Telling } from '../fire/resolve';
import type { Action, Event, Game, Illegal, Position } from '../types';
import { playAllocate, whyNotAllocation } from './allocation';
import { playMarkHex, playMarkTarget, whyNotMarkHex, whyNotMarkTarget } from './marking';
import { playCease, whyNotCease } from './orderedFire';
import { playOrder, whyNotOrder } from './programming';
import { playLock, playReset, whyNotLock, whyNotReset } from './reset';
import { playReveal, whyNotReveal } from './reveal';

export { whyNotAllocation } from './allocation';
export { playFire, whyNotFire } from './fireAction';
export { nextBox, ordersOf } from '../display/cycle';
export { mustStillExecute, orderOptions, orderOptionsOf } from './options';
export { machinesToProgram, whyProgrammingUnfinished } from './programming';

/** Actions about orders and what they do [§8]. */
export type OrdersAction = Extract<
  Action,
  {
    type: 'order' | 'reset' | 'lockOrders' | 'reveal' | 'markHex' | 'markTarget' | 'allocate' | 'cease';
  }
>;

/** Why the Avronian may not do this now with his orders [§8]; phase and side are asked before. */
export function whyNotOrders(position: Position, action: OrdersAction): Illegal | undefined {
  switch (action.type) {
    case 'order':
      return whyNotOrder(position, action);
    case 'reset':
      return whyNotReset(position, action);
    case 'lockOrders':
      return whyNotLock(position, action);
    case 'reveal':
      return whyNotReveal(position, action);
    case 'markHex':
      return whyNotMarkHex(position, action);
    case 'markTarget':
      return whyNotMarkTarget(position, action);
    case 'allocate':
      return whyNotAllocation(position, action.machine, action.shots);
    case 'cease':
      return whyNotCease(position, action);
    default:
      return assertNever(action);
  }
}

/** Does a legal action about orders in place [§8]. */
export function playOrders(game: Draft<Game>, action: OrdersAction, telling: Telling = 'told'): Event[] {
  switch (action.type) {
    case 'order':
      return playOrder(game, action);
    case 'reset':
      return playReset(game, action);
    case 'lockOrders':
      return playLock(game, action);
    case 'reveal':
      return playReveal(game, action, telling);
    case 'markHex':
      return playMarkHex(game, action);
    case 'markTarget':
      return playMarkTarget(game, action);
    case 'allocate':
      return playAllocate(game, action, telling);
    case 'cease':
      return playCease(game, action);
    default:
      return assertNever(action);
  }
}
