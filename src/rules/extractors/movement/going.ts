import type { Direction, Hex } from '../../../hex';
import type { CounterId, Illegal, MoveAction, MpCause, MpEntry, RuleRef, Step } from '../types';
import { illegal } from '../units';
import { isRoadHex } from './chart';
import type { Mover } from './mover';

/** One hex off the map, and what turning more than 60° in a hex costs, in half MPs. */
export const EXIT_COST = 2;
export const TURN_COST = 2;

type Stop = 'lake' | 'minimumMove' | 'adjacent' | 'objective';

/** A move under way. */
export interface Going {
  readonly mover: Mover;
  readonly action: MoveAction;
  /** null: still off the map. */
  hex: Hex | null;
  /** Facing on arrival; null: it has none, or it has just entered and takes any. */
  arrived: Direction | null;
  spent: number;
  /** Every MP so far was spent on the road [§6.3.1]. */
  onRoad: boolean;
  /** It enters no further hex. */
  stop: Stop | null;
  /** The flux hex the last step drifted from. */
  drifted: Hex | null;
  readonly steps: Step[];
  readonly costs: MpEntry[];
}

/** A move before its first step: nothing is paid yet. */
export function begin(mover: Mover, action: MoveAction): Going {
  const { from, facing } = mover;
  return {
    mover,
    action,
    hex: from,
    arrived: facing,
    spent: 0,
    onRoad: from !== null && isRoadHex(mover.chart, from),
    stop: null,
    drifted: null,
    steps: [],
    costs: [],
  };
}

/** Half MPs it may spend: the road bonus belongs to those who keep to the road [§6.3.1]. */
export function limitOf({ allowance, bonus }: Mover, onRoad: boolean): number {
  return onRoad ? allowance + bonus : allowance;
}

/** Half MPs left; the bonus counts once the allowance is spent [§6.3.1]. */
export function leftOf(mover: Mover, spent: number, onRoad: boolean): number {
  return limitOf(mover, onRoad && spent >= mover.allowance) - spent;
}

/** Pays half MPs for a cause; where there are too few it says so, and nothing is paid [§6.3]. */
export function pay(going: Going, cause: MpCause, cost: number): Illegal | undefined {
  const [need, have] = [going.spent + cost, limitOf(going.mover, going.onRoad)];
  if (need > have) return illegal('§6.3', { reason: 'mpsShort', hex: cause.hex, need, have });
  note(going, cause, cost);
  return undefined;
}

/** Adds half MPs to what is spent, whether there are as many or not. */
export function note(going: Going, cause: MpCause, value: number): void {
  going.costs.push({ cause, value });
  going.spent += value;
}

/** Up to 60° is free. */
export function turnCost(sixths: number): number {
  return sixths > 1 ? TURN_COST : 0;
}

/** It stays as it is: aboard, sheltered, or null in the open [§6.3.3]. */
export function staysInside(carrier: CounterId | null, action: MoveAction): boolean {
  return !leavesHex(action) && action.into === carrier;
}

/** The move goes on from where it begins, into a hex or off the map. */
export function leavesHex({ path, exit }: Pick<MoveAction, 'path' | 'exit'>): boolean {
  return path.length > 0 || exit !== null;
}

/** The refusal of terrain that a movement type may not enter, under the rule that forbids it. */
export function forbidden({ type, chart }: Mover, hex: Hex, rule: RuleRef): Illegal {
  return illegal(rule, {
    reason: 'terrainForbidden',
    hex,
    terrain: chart.map.terrain[hex],
    movementType: type,
  });
}
