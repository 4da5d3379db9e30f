import type { Direction, Hex } from '../../../hex';
import { assertNever } from '../../result';
import type { End, Machine, MoveOrder, Position } from '../types';
import { countingEnemies } from './closest';
import {
  close,
  executing,
  freeMove,
  hold,
  notExecuted,
  patrol,
  retire,
  unrestricted,
  vector,
  type Executing,
  type Plan,
} from './plans';
import { judge, meetsAll, Weighing, type Judgement, type Notes } from './verdict';

/** What a revealed Move order asks of the move [§8.3]. MPs are half MPs. */
export interface MoveConstraint {
  readonly order: MoveOrder;
  /** false: it only turns; one that waits to enter enters and stops there. */
  readonly mayMove: boolean;
  /** Any turn where it stands is free, at speed 0 too: Hold [§8.3.5]. */
  readonly turnsFreely: boolean;
  allowance(full: number): number;
  /** Why it enters no further hex after this one. Where closest enemies tie, beside any of them: see `routes`. */
  stopsIn(hex: Hex): 'adjacent' | 'objective' | null;
  /** It stops nowhere, turns at the usual cost and may leave anywhere: it finds the ends of who has no order. */
  readonly waysAreFree: boolean;
  /** The order lets it leave from here, where machines may leave at all. */
  mayLeave(hex: Hex, exit: Direction): boolean;
  /** How ends stand, worked out when it is asked for; all ends in reach have to be judged together. */
  weigh(ends: readonly End[]): Judgement;
  /** The judgement of ends that are noted one by one, in these notes; null: the order asks nothing of them. */
  weighing(notes: Notes): Weighing | null;
  /** The end meets all that is asked, so it is legal whatever else is in reach. */
  isMetBy(end: End): boolean;
  /**
   * The constraints a path may be laid under, one for each tied closest enemy, the player's choice; `entry` is
   * the hex by which it would enter, from which distances count, or null for a machine on the map.
   */
  routes(entry: Hex | null): readonly MoveConstraint[];
  /** Equal for entry hexes of which the order asks the same, whatever the path: their moves may be searched together. */
  origin(entry: Hex): string | number;
}

/** The constraint on a machine that has revealed a Move order and not yet moved; null: it is under none [§8.3]. */
export function constraintOf(position: Position, machine: Machine): MoveConstraint | null {
  const { activation, rules } = position;
  if (rules === 'simple' || activation?.type !== 'moving' || activation.machine !== machine.id) return null;
  const { order } = activation;
  const under = executing(position, machine);
  return new UnderPlan(order, planOf(order, under), under);
}

/** With no enemy that counts, Close, Retire and Patrol are not executed. */
export function canExecute(position: Position, order: MoveOrder): boolean {
  if (order !== 'close' && order !== 'retire' && order !== 'patrol') return true;
  return countingEnemies(position).length > 0;
}

function planOf(order: MoveOrder, under: Executing): Plan {
  if (!canExecute(under.position, order)) return notExecuted(under);
  switch (order) {
    case 'vector':
      return vector(under);
    case 'close':
      return close(under);
    case 'retire':
      return retire(under);
    case 'patrol':
      return patrol(under);
    case 'hold':
      return hold(under);
    case 'freeMove':
      return freeMove();
    default:
      return assertNever(order);
  }
}

/** The constraint of a plan: where the plan says nothing the machine stops nowhere and does not leave. */
class UnderPlan implements MoveConstraint {
  readonly order: MoveOrder;
  readonly mayMove: boolean;
  readonly turnsFreely: boolean;
  readonly waysAreFree: boolean;
  readonly #plan: Plan;
  readonly #under: Executing;

  constructor(order: MoveOrder, plan: Plan, under: Executing) {
    this.order = order;
    this.mayMove = plan.mayMove;
    this.turnsFreely = plan.turnsFreely ?? false;
    this.waysAreFree = plan.mayMove && !plan.turnsFreely && !plan.stopsIn && plan.mayLeave === 'anywhere';
    this.#plan = plan;
    this.#under = under;
  }

  get #entries(): 'entries' | null {
    return this.#under.start === null ? 'entries' : null;
  }

  allowance(full: number): number {
    return this.#plan.allowance?.(full) ?? full;
  }

  stopsIn(hex: Hex): 'adjacent' | 'objective' | null {
    return this.#plan.stopsIn?.(hex) ?? null;
  }

  mayLeave(hex: Hex, exit: Direction): boolean {
    const { mayLeave } = this.#plan;
    return typeof mayLeave === 'function' ? mayLeave(hex, exit) : mayLeave === 'anywhere';
  }

  weigh(ends: readonly End[]): Judgement {
    return judge(ends, this.#plan.choices, this.#entries);
  }

  weighing(notes: Notes): Weighing | null {
    const { choices } = this.#plan;
    return choices === unrestricted ? null : new Weighing(choices, this.#entries, notes);
  }

  isMetBy(end: End): boolean {
    return meetsAll(end, this.#plan.choices);
  }

  origin(entry: Hex): string | number {
    return this.#plan.origin?.(entry) ?? entry;
  }

  routes(entry: Hex | null): readonly MoveConstraint[] {
    const start = this.#under.start ?? entry;
    if (start === null || !this.#plan.routes) return [this];
    return this.#plan.routes(start).map((route) => new UnderPlan(this.order, route, this.#under));
  }
}
