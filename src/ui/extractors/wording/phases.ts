import {
  budgetOf,
  extractors,
  machinesToProgram,
  mustStillEnter,
  mustStillExecute,
  mustStillRun,
  scenarioOf,
  unitsOf,
  unplacedUnits,
  whyNotBegin,
  whyNotRally,
  whyUnfinished,
  type Position,
  type Side,
} from '../../../rules/extractors';
import { couldFire } from '../couldFire';
import { consequencesText } from './actions';
import { phaseName, sideName } from './names';
import { reasonLine } from './reasons';
import { count } from './text';

export interface LeftToDo {
  /** Units, machines or points left; 0: nothing but to end the phase. */
  readonly count: number;
  /** '7 units can still fire'. */
  readonly todo: string;
  /** What else: what may be done beside what has to be. */
  readonly rest?: string;
}

/** What the side to decide has still to do, or may still do, in this phase [§4]. */
export function leftToDo(position: Position): LeftToDo {
  const { phase } = position;
  switch (phase.name) {
    case 'buildUp':
      return pointsLeft(position, phase.side);
    case 'placement':
      return left(unplacedUnits(position).length, 'unit', 'to place');
    case 'programming':
      return left(unprogrammed(position), 'machine', 'to program');
    case 'movement':
      return movesLeft(position, phase.side);
    case 'fire':
      return fireLeft(position, phase.side);
    case 'rally':
      return left(ralliesLeft(position), 'section', 'can roll to rally');
    case 'ended':
      return { count: 0, todo: 'The game is over' };
  }
}

/** Whether anybody is left in this phase that can act; units in hiding cannot. */
export function someoneCanAct(position: Position): boolean {
  return position.activation !== null || leftToDo(position).count > 0;
}

/** Where nobody else can act. */
export const HIDDEN_WAIT = 'Hidden units wait';

/** Units in hiding that the side to decide may activate now [§9.4]. */
export function hiddenThatMay(position: Position): number {
  return unitsOf(position).filter(
    ({ id, hidden }) => hidden && !extractors.whyIllegal(position, { type: 'uncover', unit: id }),
  ).length;
}

/** The act that ends the phase: 'End Dorian fire'. */
export function endPhaseName(position: Position): string {
  return `End ${phaseName(position.phase)}`;
}

/** Under it: why the phase cannot end yet, or what ending it brings about. */
export function endPhaseCaption(position: Position): string {
  const why = whyUnfinished(position);
  if (why) return reasonLine(position, why);
  const consequences = extractors.consequences(position, { type: 'endPhase' });
  if (
    position.phase.side === null ||
    consequences.handsOver ||
    consequences.reveals ||
    consequences.dice[1] > 0
  )
    return consequencesText(position, consequences);
  return `${sideName(position.phase.side)} goes on`;
}

/** The line of a turn: '3 of 10'. */
export function turnText({ turn, ...position }: Position): string {
  return turn === 0 ? 'Before turn 1' : `Turn ${turn} of ${scenarioOf(position).lastTurn}`;
}

function pointsLeft(position: Position, side: Side): LeftToDo {
  const accounts = scenarioOf(position)
    .forces.map((force, index) => ({ force, account: budgetOf(position, index) }))
    .filter(({ force, account }) => force.side === side && account.points > 0);
  if (accounts.length === 0) return left(emptySlots(position, side), 'weapon slot', 'to fill');
  const points = accounts.reduce((sum, { account }) => sum + account.left, 0);
  const all = accounts.reduce((sum, { account }) => sum + account.points, 0);
  return { count: points, todo: `${count(points, 'point')} left`, rest: `of ${all}` };
}

function emptySlots(position: Position, side: Side): number {
  return unitsOf(position)
    .flatMap((unit) => (unit.side === side && unit.class === 'machine' ? unit.slots : []))
    .filter(({ weapon }) => weapon === null).length;
}

function unprogrammed(position: Position): number {
  return machinesToProgram(position).filter(({ move, combat }) =>
    [move, combat].some(({ boxes }) => boxes.every(({ order }) => order === null)),
  ).length;
}

function movesLeft(position: Position, side: Side): LeftToDo {
  const orders = mustStillExecute(position);
  const runners = mustStillRun(position);
  const due = mustStillEnter(position);
  const bound = [...orders, ...runners, ...due];
  const free = unitsOf(position).filter(
    ({ id, side: whose }) => whose === side && !bound.includes(id) && !whyNotBegin(position, id),
  ).length;
  if (orders.length > 0)
    return withRest(left(orders.length, 'Move order', 'to execute'), free, 'can still move');
  if (runners.length > 0)
    return withRest(left(runners.length, 'routed section', 'to run'), free, 'can still move');
  if (due.length > 0) return withRest(left(due.length, 'unit', 'to enter'), free, 'can still move');
  const hidden = free === 0 ? hiddenThatMay(position) : 0;
  if (hidden > 0) return { count: 0, todo: `${count(hidden, 'hidden unit')} may be activated` };
  return left(free, 'unit', 'can still move');
}

function fireLeft(position: Position, side: Side): LeftToDo {
  const orders = mustStillExecute(position);
  const free = unitsOf(position).filter((unit) => unit.side === side && couldFire(position, unit)).length;
  const others = Math.max(0, free - orders.length);
  if (orders.length > 0)
    return withRest(left(orders.length, 'Combat order', 'to execute'), others, 'can still fire');
  return left(free, side === 'avronian' ? 'machine' : 'unit', 'can still fire');
}

function ralliesLeft(position: Position): number {
  return unitsOf(position).filter(({ id }) => !whyNotRally(position, id)).length;
}

function left(number: number, noun: string, what: string): LeftToDo {
  if (number === 0) return { count: 0, todo: 'All done' };
  return { count: number, todo: `${count(number, noun)} ${what}` };
}

function withRest(todo: LeftToDo, free: number, what: string): LeftToDo {
  return free > 0 ? { ...todo, rest: `${count(free, 'unit')} ${what}` } : todo;
}
