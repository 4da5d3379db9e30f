import { assertNever } from '../result';
import { whyNotBuildUp, whyBuildUpUnfinished } from './buildUp';
import { whyNotUncover } from './hidden';
import { mustStillEnter, mustStillRun, whyNotEmbark, whyNotMove } from './movement';
import { mustStillExecute, whyNotFire, whyNotOrders, whyProgrammingUnfinished } from './orders';
import { whyNotPlace, whyPlacementUnfinished } from './placement';
import { whyNotRally } from './rally';
import { mapOf } from './scenarios';
import { malformedField } from './shape';
import type { Action, ActionType, CounterId, Illegal, Phase, Position } from './types';
import { illegal, unitOf } from './units';

/** The phases in which an action may be taken at all [§4, §5, §8.2]. */
const PHASES: Readonly<Record<ActionType, readonly Phase['name'][]>> = {
  buy: ['buildUp'],
  sell: ['buildUp'],
  recommend: ['buildUp'],
  place: ['placement'],
  unplace: ['placement'],
  order: ['programming', 'movement', 'fire'],
  reset: ['movement', 'fire'],
  lockOrders: ['movement', 'fire'],
  reveal: ['movement', 'fire'],
  markHex: ['movement'],
  markTarget: ['fire'],
  embark: ['movement'],
  move: ['movement'],
  uncover: ['movement'],
  fire: ['fire'],
  allocate: ['fire'],
  cease: ['fire'],
  rally: ['rally'],
  endPhase: ['buildUp', 'placement', 'programming', 'movement', 'fire', 'rally'],
};

/** Why the side to decide may not do this now, in rulebook order; undefined if it may. Never throws, whatever the action. */
export function whyIllegal(position: Position, action: Action): Illegal | undefined {
  const field = malformedField(action) ?? fieldOffMap(position, action);
  if (field !== undefined) return illegal('§4', { reason: 'malformed', field });
  if (position.phase.name === 'ended') return illegal('§9', { reason: 'gameEnded' });
  if (!PHASES[action.type].includes(position.phase.name))
    return illegal('§4', { reason: 'wrongPhase', action: action.type, phase: position.phase });
  return whyNotActor(position, action) ?? whyNotChapter(position, action);
}

/** The field that names a hex this map does not have. */
function fieldOffMap(position: Position, action: Action): string | undefined {
  const { size } = mapOf(position).grid;
  if ('hex' in action && action.hex >= size) return 'hex';
  return 'path' in action && action.path.some((hex) => hex >= size) ? 'path' : undefined;
}

/** The unit that acts is in play, its owner's turn has come, and no machine is in the middle of something. */
function whyNotActor(position: Position, action: Action): Illegal | undefined {
  for (const id of actorsOf(action)) {
    if (!Object.hasOwn(position.units, id)) return illegal('§4', { reason: 'noSuchUnit', unit: id });
    if (unitOf(position, id).side !== position.phase.side)
      return illegal('§4', { reason: 'notYours', unit: id });
  }
  const busy = position.activation?.machine;
  if (busy !== undefined && !actorsOf(action).includes(busy))
    return illegal('§6.3', { reason: 'unfinished', machine: busy });
  return undefined;
}

function actorsOf(action: Action): readonly CounterId[] {
  if ('machine' in action) return [action.machine];
  if ('unit' in action) return [action.unit];
  if (action.type === 'fire') return action.firers.map(({ unit }) => unit);
  return [];
}

function whyNotChapter(position: Position, action: Action): Illegal | undefined {
  switch (action.type) {
    case 'buy':
    case 'sell':
    case 'recommend':
      return whyNotBuildUp(position, action);
    case 'place':
    case 'unplace':
      return whyNotPlace(position, action);
    case 'order':
    case 'reset':
    case 'lockOrders':
    case 'reveal':
    case 'markHex':
    case 'markTarget':
    case 'allocate':
    case 'cease':
      return whyNotOrders(position, action);
    case 'embark':
      return whyNotEmbark(position, action);
    case 'move':
      return whyNotMove(position, action);
    case 'uncover':
      return whyNotUncover(position, action.unit);
    case 'fire':
      return whyNotFire(position, action);
    case 'rally':
      return whyNotRally(position, action.unit);
    case 'endPhase':
      return whyUnfinished(position);
    default:
      return assertNever(action);
  }
}

/** What has to be done before the phase may end [§5, §6.3.5, §8.1, R-41]. */
export function whyUnfinished(position: Position): Illegal | undefined {
  switch (position.phase.name) {
    case 'buildUp':
      return whyBuildUpUnfinished(position);
    case 'placement':
      return whyPlacementUnfinished(position);
    case 'programming':
      return whyProgrammingUnfinished(position);
    case 'movement':
      return whyStillToExecute(position) ?? whyStillToMove(position);
    case 'fire':
      return whyStillToExecute(position);
    default:
      return undefined;
  }
}

function whyStillToExecute(position: Position): Illegal | undefined {
  const machines = mustStillExecute(position);
  return machines.length ? illegal('§8.1', { reason: 'mustExecute', machines }) : undefined;
}

/** Routed sections run, and who is due enters [§6.3.5, R-41]. */
function whyStillToMove(position: Position): Illegal | undefined {
  const running = mustStillRun(position);
  if (running.length) return illegal('§6.3.5', { reason: 'mustStillRun', units: running });
  const entering = mustStillEnter(position);
  return entering.length ? illegal('R-41', { reason: 'mustStillEnter', units: entering }) : undefined;
}
