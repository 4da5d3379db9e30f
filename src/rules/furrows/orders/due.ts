import { isPlaced, placedBases, profileOf } from '../bases';
import { scenarioOf } from '../scenarios';
import type { Base, BaseId, Position, Side } from '../types';
import { queueOf } from './queue';

/** Movement orders lie this many turns ahead [§5.1]. */
const MOVEMENT_LEAD = 1;

export type OrderKind = 'movement' | 'gunnery';

export interface Missing {
  readonly base: BaseId;
  readonly turn: number;
  readonly kind: OrderKind;
}

/** Turns ahead that orders of a kind are written; Quick orders: none [§5.1]. */
export function leadOf(position: Position, base: Base, kind: OrderKind): number {
  if (position.orders === 'quick') return 0;
  return kind === 'movement' ? MOVEMENT_LEAD : profileOf(base).fireLead;
}

/**
 * The turns whose orders are written in this Orders phase [§5.1]: none after the last turn [E-57], and not the present
 * one of a base that is shaken, whose orders would be lost [§5.6, E-96].
 */
export function dueTurns(position: Position, base: Base, kind: OrderKind): readonly number[] {
  if (!isPlaced(base) || position.turn === 0) return [];
  const lead = leadOf(position, base, kind);
  const first = position.turn === 1 ? 1 : position.turn + lead;
  const last = Math.min(position.turn + lead, scenarioOf(position).lastTurn);
  const turns: number[] = [];
  for (let turn = first; turn <= last; turn++)
    if (turn > position.turn || base.shaken === 0) turns.push(turn);
  return turns;
}

/** The turns whose orders were written in an earlier turn, and can be changed no more [§5.1]; of who is shaken not the present one, whose orders are lost [§5.6]. */
export function turnsBefore(position: Position, base: Base, kind: OrderKind): readonly number[] {
  const { turn } = position;
  if (!isPlaced(base) || turn < 2 || leadOf(position, base, kind) === 0 || base.shaken > 0) return [];
  return [turn];
}

/** Of some turns those for which the base has no orders of that kind. */
export function unwritten(base: Base, kind: OrderKind, turns: readonly number[]): readonly number[] {
  const written: readonly { readonly turn: number }[] = queueOf(base)[kind];
  return turns.filter((turn) => !written.some((order) => order.turn === turn));
}

/** Orders a side has still to write before it may lock [§5.1]. */
export function missingOrders(position: Position, side: Side): readonly Missing[] {
  return placedBases(position)
    .filter((base) => base.side === side)
    .flatMap((base) =>
      (['movement', 'gunnery'] as const).flatMap((kind) =>
        unwritten(base, kind, dueTurns(position, base, kind)).map((turn) => ({ base: base.id, turn, kind })),
      ),
    );
}
