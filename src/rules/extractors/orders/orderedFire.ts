import type { Draft } from '../../result';
import { resolveShot, type Telling } from '../fire/resolve';
import { whyNotShot } from '../fire/whyNotShot';
import type { Action, Event, Game, Illegal, Position, Shot } from '../types';
import { illegal } from '../units';
import { whyNotAllocation } from './allocation';
import { machineOf } from '../display/machine';
import {
  bearingsOf,
  finishFire,
  settleFire,
  whyNotFiring,
  whyNotMark,
  whyNotUnderOrder,
  type Firing,
} from './firing';

export type CeaseAction = Extract<Action, { type: 'cease' }>;

/** Why a machine's orders do not let it make this shot now [§8.4]; `firers` begins with one of its weapons. */
export function whyNotOrderedFire(position: Position, shot: Shot): Illegal | undefined {
  const [{ unit: id }] = shot.firers;
  const notFiring = whyNotFiring(position, id);
  if (notFiring) return notFiring;
  const firing = position.activation as Firing;
  switch (firing.order) {
    case 'closestTarget':
    case 'optimize':
      return whyNotAllocation(position, id, [shot]);
    case 'sweep':
      return whyNotSweep(position, firing, shot);
    case 'target':
      return whyNotTargeted(position, firing, shot);
    default:
      return whyNotShot(position, shot);
  }
}

/** Fires; under Sweep and Free Target the machine stays at it while a weapon has a target, else it was all one shot [§8.4]. */
export function playOrderedFire(game: Draft<Game>, shot: Shot, telling: Telling): Event[] {
  const firing = game.activation as Draft<Firing>;
  const { order, machine } = firing;
  if (order === 'sweep') firing.swept.push(shot.target);
  const events = resolveShot(game, shot, telling);
  if (order === 'sweep' || order === 'freeTarget') return [...events, ...settleFire(game)];
  finishFire(game, machine);
  return events;
}

/** Why a machine may not stop firing: its order has every weapon with a legal target fire [§8.4, R-86]. */
export function whyNotCease(position: Position, { machine: id }: CeaseAction): Illegal | undefined {
  const notFiring = whyNotFiring(position, id);
  if (notFiring) return notFiring;
  const firing = position.activation as Firing;
  if (firing.order === null || firing.order === 'freeTarget') return undefined;
  return illegal('§8.4', { reason: 'mustFire', slots: bearingsOf(position, firing).map(({ slot }) => slot) });
}

/** The machine fires no more in this phase [§8.4]. */
export function playCease(game: Draft<Game>, { machine }: CeaseAction): Event[] {
  finishFire(game, machine);
  return [];
}

/** One weapon after another, each at an enemy whose turn it is [§8.4.2, R-57]. */
function whyNotSweep(position: Position, firing: Firing, shot: Shot): Illegal | undefined {
  return shot.firers.length > 1
    ? illegal('§8.4.2', { reason: 'sweepSingle' })
    : whyNotUnderOrder(position, firing, shot);
}

/** Only at the mark, all that can, combined, never as area [§8.4.4]. */
function whyNotTargeted(position: Position, firing: Firing, shot: Shot): Illegal | undefined {
  const unmarked = whyNotMark(machineOf(position, firing.machine), shot.target);
  if (unmarked) return unmarked;
  if (shot.area) return illegal('§8.4.4', { reason: 'noAreaEffect', unit: firing.machine });
  const impossible = whyNotShot(position, shot);
  if (impossible) return impossible;
  const chosen = shot.firers.map(({ slot }) => slot);
  const slots = bearingsOf(position, firing)
    .map(({ slot }) => slot)
    .filter((slot) => !chosen.includes(slot));
  return slots.length ? illegal('§8.4.4', { reason: 'mustFire', slots }) : undefined;
}
