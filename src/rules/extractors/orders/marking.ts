import { DIRECTIONS, allHexes, edgesBeyond, neighbour, type Direction, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { perMap } from '../maps/perMap';
import { mapOf, scenarioOf } from '../scenarios';
import type { Action, Activation, Event, Game, Illegal, Machine, Objective, Position } from '../types';
import { enemyOf, exposedUnits, illegal, isExposed, unitOf } from '../units';
import { machineOf, whyNoDisplay } from '../display/machine';
import { mayStopOnEntry, whyNoEntryTo } from './entry';
import { settleFire } from './firing';

export type MarkHexAction = Extract<Action, { type: 'markHex' }>;
export type MarkTargetAction = Extract<Action, { type: 'markTarget' }>;

const objectivesOn = perMap(({ grid }) => ({
  hexes: allHexes(grid).map((hex): Objective => ({ hex, exit: null })),
  /** The spaces off the map, each by every edge hex beside it. */
  spaces: allHexes(grid).flatMap((hex) =>
    DIRECTIONS.filter((exit) => neighbour(grid, hex, exit) === undefined).map((exit) => ({ hex, exit })),
  ),
}));

/** Why Vector may not mark this: its own hex, or a space off the map where machines do not leave [§8.3.1, R-56]. */
export function whyNotMarkHex(position: Position, action: MarkHexAction): Illegal | undefined {
  const noDisplay = whyNoDisplay(position, action.machine);
  if (noDisplay) return noDisplay;
  if (!isMarking(position, action))
    return illegal('§8.3.1', { reason: 'nothingToMark', machine: action.machine });
  const machine = machineOf(position, action.machine);
  const { hex, exit } = action;
  return (
    whyNoObjective(position, machine, { hex, exit }) ??
    (machine.where.at === 'toEnter' ? whyNoEntryTo(position, machine, { hex, exit }) : undefined)
  );
}

function whyNoObjective(position: Position, machine: Machine, { hex, exit }: Objective): Illegal | undefined {
  if (exit !== null) return whyNoSpace(position, machine, { hex, exit });
  return machine.where.at === 'map' && machine.where.hex === hex
    ? illegal('§8.3.1', { reason: 'ownHex', hex })
    : undefined;
}

/** Marks the hex of a Vector order, or the space off the map beyond it; the machine may move now [§8.3.1]. */
export function playMarkHex(game: Draft<Game>, { machine: id, hex, exit }: MarkHexAction): Event[] {
  const objective = { hex, exit };
  (game.units[id] as Draft<Machine>).objective = objective;
  markingDone(game);
  return [{ type: 'marked', machine: id, objective }];
}

/** Every hex and space that may be marked now. */
export function markHexChoices(position: Position, machine: Machine): readonly MarkHexAction[] {
  const enters = machine.where.at !== 'toEnter' || mayStopOnEntry(position, machine);
  const mayMark = (objective: Objective) =>
    !whyNoObjective(position, machine, objective) && (enters || !whyNoEntryTo(position, machine, objective));
  const { hexes, spaces } = objectivesOn(mapOf(position));
  return [...hexes, ...(machineExits(position).length ? spaces : [])]
    .filter(mayMark)
    .map(({ hex, exit }) => ({ type: 'markHex', machine: machine.id, hex, exit }));
}

function machineExits(position: Position) {
  return scenarioOf(position).exits.filter(({ who }) => who === 'machines');
}

/** Why Target may not mark this unit: one visible enemy, line of sight or not [§8.4.4]. */
export function whyNotMarkTarget(position: Position, action: MarkTargetAction): Illegal | undefined {
  const { machine, target } = action;
  const noDisplay = whyNoDisplay(position, machine);
  if (noDisplay) return noDisplay;
  if (!isMarking(position, action)) return illegal('§8.4.4', { reason: 'nothingToMark', machine });
  if (!Object.hasOwn(position.units, target))
    return illegal('§8.4.4', { reason: 'noSuchUnit', unit: target });
  const unit = unitOf(position, target);
  if (unit.side === 'avronian') return illegal('§8.4.4', { reason: 'notAnEnemy', target });
  return isExposed(unit) ? undefined : illegal('§8.4.4', { reason: 'notVisible', target });
}

/** With no weapon that can fire at the mark the order is not executed [§8.1, R-85]. */
export function playMarkTarget(game: Draft<Game>, { machine: id, target }: MarkTargetAction): Event[] {
  (game.units[id] as Draft<Machine>).mark = target;
  markingDone(game);
  return [{ type: 'targetMarked', machine: id, target }, ...settleFire(game)];
}

/** Every enemy that may be marked: all in the open [§8.4.4]. */
export function markTargetChoices(position: Position, machine: Machine): readonly MarkTargetAction[] {
  return exposedUnits(position, enemyOf(machine.side)).map(({ id }) => ({
    type: 'markTarget',
    machine: machine.id,
    target: id,
  }));
}

function isMarking({ activation }: Position, { type, machine }: MarkHexAction | MarkTargetAction): boolean {
  const wanted = type === 'markHex' ? 'moving' : 'firing';
  return activation?.type === wanted && activation.machine === machine && activation.marking;
}

type Marking = Extract<Activation, { marking: boolean }>;

function markingDone(game: Draft<Game>): void {
  (game.activation as Draft<Marking>).marking = false;
}

/** The space beyond an edge by which machines may leave. */
function whyNoSpace(
  position: Position,
  machine: Machine,
  { hex, exit }: { hex: Hex; exit: Direction },
): Illegal | undefined {
  const { grid } = mapOf(position);
  if (neighbour(grid, hex, exit) !== undefined)
    return illegal('R-56', { reason: 'notAnEdge', hex, direction: exit });
  const beyond = edgesBeyond(grid, hex, exit);
  return machineExits(position).some(({ edge }) => beyond.includes(edge))
    ? undefined
    : illegal('R-56', { reason: 'mayNotLeave', unit: machine.id });
}
