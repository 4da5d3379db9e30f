import type { Draft } from '../../result';
import type { Telling } from '../fire/resolve';
import { resolveSelfDestruct } from '../fire/selfDestruct';
import { whyHoldsFire } from '../fire/whyNotShot';
import type {
  Action,
  BoxIndex,
  CombatOrder,
  Event,
  Game,
  Illegal,
  Machine,
  MoveOrder,
  Position,
} from '../types';
import { enemyOf, exposedUnits, illegal, isPlaced } from '../units';
import { canExecute } from '../moveOrders/constraint';
import { nextBox } from '../display/cycle';
import { machineOf, whyNoDisplay } from '../display/machine';
import { whyNotBeginEntry } from './entry';
import { finishFire, settleFire } from './firing';
import { cycleOf, resetsToExecute } from './reset';

export type RevealAction = Extract<Action, { type: 'reveal' }>;

/** Why a machine may not reveal its next order now [§8.1]. */
export function whyNotReveal(position: Position, { machine: id }: RevealAction): Illegal | undefined {
  const noDisplay = whyNoDisplay(position, id);
  if (noDisplay) return noDisplay;
  const { activation } = position;
  if (activation?.type === 'resetting')
    return illegal('§8.2', { reason: 'unfinished', machine: activation.machine });
  if (activation) return illegal('§8.1', { reason: 'alreadyRevealed', machine: activation.machine });
  const machine = machineOf(position, id);
  return whyNothingToReveal(position, machine) ?? whyWaitsForReset(position, machine);
}

/** Why a machine has no order to reveal in this phase, movement or fire, what the others are about apart [§8.1]. */
export function whyNothingToReveal(position: Position, machine: Machine): Illegal | undefined {
  const moves = position.phase.name === 'movement';
  return (
    (moves ? whyNotToMove(machine) : whyNotToFire(position, machine)) ??
    whyNoOrders(position, machine) ??
    (machine.where.at === 'toEnter' ? whyNotBeginEntry(position, machine) : undefined)
  );
}

/** The next order is turned up; what cannot be executed advances the marker all the same [§8.1]. */
export function playReveal(game: Draft<Game>, { machine: id }: RevealAction, telling: Telling): Event[] {
  const machine = game.units[id] as Draft<Machine>;
  const cycle = cycleOf(game)!;
  const box = nextBox(machine[cycle])!;
  const revealed = machine[cycle].boxes[box];
  const order = revealed.order as MoveOrder | CombatOrder;
  revealed.revealed = true;
  const event: Event = { type: 'revealed', machine: id, cycle, box, order };
  return cycle === 'move'
    ? [event, ...beginMove(game, machine, { box, order: order as MoveOrder })]
    : [event, ...beginFire(game, machine, { box, order: order as CombatOrder }, telling)];
}

interface Revealed<O> {
  readonly box: BoxIndex;
  readonly order: O;
}

/** While an objective marker is out no Vector marks anew [§8.3.1]. */
function beginMove(game: Draft<Game>, machine: Draft<Machine>, { box, order }: Revealed<MoveOrder>): Event[] {
  const marking = order === 'vector' && machine.objective === null;
  game.activation = { type: 'moving', machine: machine.id, order, box, marking };
  return canExecute(game, order) ? [] : [{ type: 'notExecuted', machine: machine.id, order, why: 'noEnemy' }];
}

/** The first order revealed starts the Combat cycle [§8.1]. While a mark is out no Target marks anew [§8.4.4]. */
function beginFire(
  game: Draft<Game>,
  machine: Draft<Machine>,
  { box, order }: Revealed<CombatOrder>,
  telling: Telling,
): Event[] {
  const { id } = machine;
  machine.combat.running = true;
  machine.combat.marker = box;
  if (order === 'selfDestruct') {
    const events = resolveSelfDestruct(game, id, telling);
    finishFire(game, id);
    return events;
  }
  const marking =
    order === 'target' && machine.mark === null && exposedUnits(game, enemyOf(machine.side)).length > 0;
  game.activation = { type: 'firing', machine: id, order, marking, swept: [] };
  return marking ? [] : settleFire(game);
}

function whyNotToMove(machine: Machine): Illegal | undefined {
  const { id, where, moved } = machine;
  if (where.at !== 'toEnter' && !isPlaced(machine)) return illegal('§8.1', { reason: 'notOnMap', unit: id });
  return moved ? illegal('§6.3', { reason: 'alreadyMoved', unit: id }) : undefined;
}

function whyNotToFire(position: Position, machine: Machine): Illegal | undefined {
  const { id, fired } = machine;
  if (!isPlaced(machine)) return illegal('§8.1', { reason: 'notOnMap', unit: id });
  if (fired) return illegal('§7', { reason: 'alreadyFired', unit: id, slot: null });
  return whyHoldsFire(position, machine);
}

/** The first order after a Combat reset is executed at once, before anybody else fires, unless it no longer can be [§8.2, R-78]. */
function whyWaitsForReset(position: Position, { id }: Machine): Illegal | undefined {
  const machines = resetsToExecute(position)
    .filter((reset) => !whyNothingToReveal(position, reset))
    .map((reset) => reset.id);
  return machines.length && !machines.includes(id)
    ? illegal('§8.2', { reason: 'mustExecute', machines })
    : undefined;
}

/** A cycle with no orders left does nothing until it is reset. */
function whyNoOrders(position: Position, { id, ...machine }: Machine): Illegal | undefined {
  const cycle = cycleOf(position)!;
  return nextBox(machine[cycle]) === null
    ? illegal('R-18', { reason: 'noOrdersLeft', machine: id, cycle })
    : undefined;
}
