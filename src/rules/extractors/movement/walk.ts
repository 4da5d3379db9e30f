import { directionTo, neighbour, turnBetween, type Direction, type Hex } from '../../../hex';
import { doriana } from '../maps/doriana';
import { entryHexesOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type {
  CounterId,
  Illegal,
  MoveAction,
  MpCause,
  MpEntry,
  Position,
  RuleRef,
  Step,
  Walk,
} from '../types';
import { facesHexside, illegal, isIllegal } from '../units';
import { boardingCost, whyCarriedOff, whyNotBoard } from './boarding';
import {
  ALONG_ROAD,
  CROSSING,
  ENTERING,
  FORBIDDEN,
  WHOLE_ALLOWANCE,
  costOf,
  isAlongRoad,
  isBog,
  isLegGround,
  isRoadHex,
} from './chart';
import { driftFrom, edgeLeft, hasMinimumMove, mayCrossLake, moverOf, onEachRoute, type Mover } from './mover';

/** One hex off the map, and what turning more than 60° in a hex costs, in half MPs. */
export const EXIT_COST = 2;
export const TURN_COST = 2;

type Stop = 'lake' | 'minimumMove' | 'adjacent' | 'objective';

/** A move under way. */
interface Going {
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

/**
 * Follows a move hex by hex on the map as it is, every bog roll passed, and lists what it costs [§6.3].
 * Illegal where a step cannot be taken; whether the move may end there is for `whyNotMove`.
 */
export function walk(position: Position, action: MoveAction): Walk | Illegal {
  const mover = moverOf(position, action.unit);
  if (isIllegal(mover)) return mover;
  const entry = mover.from === null ? (action.path[0] ?? null) : null;
  const [first, ...others] = onEachRoute(mover, entry).map((route) => walkAs(route, action));
  return isIllegal(first) ? (others.find((other) => !isIllegal(other)) ?? first) : first;
}

function walkAs(mover: Mover, action: MoveAction): Walk | Illegal {
  const going = begin(mover, action);
  const why =
    whyFacingWrong(mover, action) ?? comeOut(going) ?? follow(going) ?? turnAtEnd(going) ?? board(going);
  return why ?? walked(going);
}

/** Half MPs it may spend: the road bonus belongs to those who keep to the road [§6.3.1]. */
export function limitOf({ allowance, bonus }: Mover, onRoad: boolean): number {
  return onRoad ? allowance + bonus : allowance;
}

/** Half MPs left; the bonus counts once the allowance is spent [§6.3.1]. */
export function leftOf(mover: Mover, spent: number, onRoad: boolean): number {
  return limitOf(mover, onRoad && spent >= mover.allowance) - spent;
}

function begin(mover: Mover, action: MoveAction): Going {
  const { from, facing } = mover;
  return {
    mover,
    action,
    hex: from,
    arrived: facing,
    spent: 0,
    onRoad: from !== null && isRoadHex(from),
    stop: null,
    drifted: null,
    steps: [],
    costs: [],
  };
}

function whyFacingWrong({ unit }: Mover, { facing, exit }: MoveAction): Illegal | undefined {
  if (!facesHexside(unit))
    return facing === null ? undefined : illegal('§6.1', { reason: 'noFacing', unit: unit.id });
  if (facing === null) return illegal('§6.1', { reason: 'facingNeeded', unit: unit.id });
  return exit === null || exit === facing
    ? undefined
    : illegal('R-38', { reason: 'facingNeeded', unit: unit.id });
}

/** A section lands from its Floater, or leaves its fort, before it moves [§6.3.3, R-36]. */
function comeOut(going: Going): Illegal | undefined {
  const { mover, action } = going;
  if (mover.carrier === null || mover.from === null || staysInside(mover.carrier, action)) return undefined;
  const hex = mover.from;
  if (isBog(hex) && leavesHex(action)) {
    const why = whyNotStack(mover.position, mover.unit, hex);
    if (why) return { ...why, rule: 'R-45' };
  }
  const cost = boardingCost(mover.position, mover.carrier);
  if (cost === 0) return undefined;
  if (!isLegGround(hex)) return forbidden(mover, hex, '§6.3.3');
  going.onRoad = false;
  return pay(going, { code: 'disembark', hex }, cost);
}

/** It stays aboard or sheltered [§6.3.3]. */
export function staysInside(carrier: CounterId | null, action: MoveAction): boolean {
  return carrier !== null && !leavesHex(action) && action.into === carrier;
}

function leavesHex({ path, exit }: MoveAction): boolean {
  return path.length > 0 || exit !== null;
}

function follow(going: Going): Illegal | undefined {
  for (const to of going.action.path) {
    const why = going.hex === null ? enter(going, to) : step(going, going.hex, to);
    if (why) return why;
  }
  return going.hex === null ? illegal('R-42', { reason: 'entryHex', hex: null }) : undefined;
}

/** It pays for its entry hex by the hex's own terrain, road or not. */
function enter(going: Going, to: Hex): Illegal | undefined {
  const { position, unit, type, full } = going.mover;
  if (!entryHexesOf(position, unit).includes(to)) return illegal('R-42', { reason: 'entryHex', hex: to });
  if (full === 0) return illegal('R-42', { reason: 'immobile', unit: unit.id });
  going.onRoad = isRoadHex(to);
  const why = arrive(going, to, { code: ENTERING[type][to], sixths: 0, ahead: null });
  if (!why) drift(going, to);
  return why;
}

function step(going: Going, from: Hex, to: Hex): Illegal | undefined {
  const { type, unit, full } = going.mover;
  if (going.stop) return illegal('R-62', { reason: 'mustStop', hex: from, why: going.stop });
  const ahead = directionTo(doriana.grid, from, to);
  if (ahead === undefined) return illegal('§6.3', { reason: 'notAdjacent', from, to });
  if (full === 0) return illegal('R-44', { reason: 'immobile', unit: unit.id });
  const code = CROSSING[type][from * 6 + ahead];
  if (!isAlongRoad(code)) going.onRoad = false;
  const sixths = going.arrived === null ? 0 : turnBetween(going.arrived, ahead);
  const why = arrive(going, to, { code, sixths, ahead });
  if (why) return why;
  going.steps.push({ from, to, by: 'move', bogRoll: type === 'leg' && isBog(from) });
  drift(going, to);
  return undefined;
}

/** A hex about to be entered: its cost, the turn before it, the way ahead (null: from off the map). */
interface Approach {
  readonly code: number;
  readonly sixths: number;
  readonly ahead: Direction | null;
}

function arrive(going: Going, to: Hex, approach: Approach): Illegal | undefined {
  const why =
    approach.code === FORBIDDEN
      ? forbidden(going.mover, to, '§2')
      : (payForHex(going, to, approach) ?? stopThere(going, to));
  if (why) return why;
  going.hex = to;
  going.arrived = facesHexside(going.mover.unit) ? approach.ahead : null;
  return undefined;
}

function payForHex(going: Going, to: Hex, approach: Approach): Illegal | undefined {
  const { mover, hex, spent } = going;
  const turning = turnCost(approach.sixths);
  const cost = costOf(approach.code);
  if (cost === WHOLE_ALLOWANCE) return crossLake(going, to, approach);
  const need = spent + turning + cost;
  if (need > limitOf(mover, going.onRoad)) return minimumMove(going, to, approach);
  if (approach.sixths > 0 && hex !== null)
    note(going, { code: 'turn', hex, sixths: approach.sixths }, turning);
  const along = (approach.code & ALONG_ROAD) !== 0;
  note(
    going,
    along ? { code: 'road', hex: to } : { code: 'terrain', hex: to, terrain: doriana.terrain[to] },
    cost,
  );
  return undefined;
}

/** The whole allowance, unspent, for a lake hex; it stops there. */
function crossLake(going: Going, to: Hex, { sixths }: Approach): Illegal | undefined {
  const { mover, hex, spent } = going;
  const need = spent + turnCost(sixths) + mover.full;
  if (need > mover.full || !mayCrossLake(mover))
    return illegal('R-20', { reason: 'mpsShort', hex: to, need, have: mover.allowance });
  if (sixths > 0 && hex !== null) note(going, { code: 'turn', hex, sixths }, 0);
  note(going, { code: 'wholeAllowance', hex: to }, mover.full);
  going.onRoad = false;
  going.stop = 'lake';
  return undefined;
}

/** One hex although the MPs are short, without any turn, as the whole move. */
function minimumMove(going: Going, to: Hex, { code, sixths }: Approach): Illegal | undefined {
  const { mover, action, spent, steps } = going;
  const need = spent + turnCost(sixths) + costOf(code);
  const short = { reason: 'mpsShort', hex: to, need, have: limitOf(mover, going.onRoad) } as const;
  const first = steps.length === 0 && spent === 0 && to === action.path[0];
  if (!first || costOf(code) <= mover.allowance) return illegal('§6.3', short);
  if (!hasMinimumMove(mover)) return illegal('R-44', short);
  if (sixths > 0) return illegal('R-44', { reason: 'turnTooFar', sixths, allowed: 0 });
  note(going, { code: 'minimumMove', hex: to }, mover.allowance);
  going.onRoad = false;
  going.stop = 'minimumMove';
  return undefined;
}

/** What ends its move in the hex; such a hex is entered only if it may end there. */
function stopThere(going: Going, to: Hex): Illegal | undefined {
  const { position, unit, type, constraint } = going.mover;
  going.stop ??= constraint?.stopsIn(to) ?? null;
  const sticks = type === 'leg' && isBog(to);
  if (!going.stop && !sticks) return undefined;
  const why = whyNotStack(position, unit, to);
  return why && { ...why, rule: going.stop ? 'R-62' : 'R-45' };
}

/** Leg units are carried along the arrow at once, at no MP; that forfeits the road bonus [§6.3.2, R-07]. */
function drift(going: Going, flux: Hex): void {
  going.drifted = null;
  if (going.mover.type !== 'leg') return;
  const to = driftFrom(going.mover, flux);
  if (to === null) return;
  going.steps.push({ from: flux, to, by: 'drift', bogRoll: false });
  going.hex = to;
  going.onRoad = false;
  going.drifted = flux;
}

function turnAtEnd(going: Going): Illegal | undefined {
  const { action, hex } = going;
  if (hex === null) return undefined;
  if (action.exit !== null) return leave(going, hex, action.exit);
  return action.facing === null ? undefined : face(going, hex, action.facing);
}

/** The last turn; one that has just entered takes any facing whose front hex is on the map. */
function face(going: Going, hex: Hex, facing: Direction): Illegal | undefined {
  const { mover, arrived, stop } = going;
  if (arrived === null)
    return neighbour(doriana.grid, hex, facing) === undefined
      ? illegal('R-42', { reason: 'facesOffMap', hex, facing })
      : undefined;
  const sixths = turnBetween(arrived, facing);
  if (sixths === 0) return undefined;
  const free = stop === 'minimumMove' ? 0 : 1;
  if (sixths > free && (stop === 'minimumMove' || mover.full === 0))
    return illegal('R-44', { reason: 'turnTooFar', sixths, allowed: free });
  return pay(going, { code: 'turn', hex, sixths }, turnCost(sixths));
}

/** Off the map for 1 MP, facing off it. */
function leave(going: Going, hex: Hex, exit: Direction): Illegal | undefined {
  const { mover, action, stop } = going;
  const mayNotLeave = { reason: 'mayNotLeave', unit: mover.unit.id } as const;
  if (stop) return illegal('R-62', { reason: 'mustStop', hex, why: stop });
  if (neighbour(doriana.grid, hex, exit) !== undefined)
    return illegal('R-38', { reason: 'notAnEdge', hex, direction: exit });
  if (edgeLeft(mover, hex, exit) === undefined) return illegal('R-38', mayNotLeave);
  if (mover.constraint && !mover.constraint.mayLeave(hex, exit)) return illegal('R-56', mayNotLeave);
  const why = action.facing === null ? undefined : face(going, hex, action.facing);
  going.onRoad = false;
  return why ?? pay(going, { code: 'exit', hex }, EXIT_COST);
}

/** Boarding takes 1 MP and ends the move; shelter is free [§6.3.3, R-36]. */
function board(going: Going): Illegal | undefined {
  const { mover, action, hex, drifted } = going;
  if (action.into === null || hex === null || staysInside(mover.carrier, action)) return undefined;
  if (action.exit !== null) return illegal('§6.3.3', { reason: 'malformed', field: 'into' });
  const why = whyCarriedOff(mover, action.into, drifted) ?? whyNotBoard(mover, action.into, hex);
  if (why) return why;
  const cost = boardingCost(mover.position, action.into);
  if (cost === 0) return undefined;
  going.onRoad = false;
  return pay(going, { code: 'embark', hex }, cost);
}

function walked(going: Going): Walk {
  const { mover, action, steps, costs, spent, onRoad } = going;
  const hex = going.hex!;
  const leavesBog = action.exit !== null && mover.type === 'leg' && isBog(hex);
  const { facing, exit, into, path } = action;
  return {
    unit: action.unit,
    steps,
    costs,
    spent,
    allowance: mover.allowance,
    bonus: onRoad && spent >= mover.allowance ? mover.bonus : 0,
    end: {
      hex,
      facing,
      exit,
      into,
      path,
      spent,
      left: leftOf(mover, spent, onRoad),
      bogRolls: steps.filter(({ bogRoll }) => bogRoll).length + Number(leavesBog),
    },
  };
}

function pay(going: Going, cause: MpCause, cost: number): Illegal | undefined {
  const [need, have] = [going.spent + cost, limitOf(going.mover, going.onRoad)];
  if (need > have) return illegal('§6.3', { reason: 'mpsShort', hex: cause.hex, need, have });
  note(going, cause, cost);
  return undefined;
}

function note(going: Going, cause: MpCause, value: number): void {
  going.costs.push({ cause, value });
  going.spent += value;
}

/** Up to 60° is free. */
function turnCost(sixths: number): number {
  return sixths > 1 ? TURN_COST : 0;
}

function forbidden({ type }: Mover, hex: Hex, rule: RuleRef): Illegal {
  return illegal(rule, {
    reason: 'terrainForbidden',
    hex,
    terrain: doriana.terrain[hex],
    movementType: type,
  });
}
