import { assertNever } from '../result';
import { whyNotAssault } from './assault';
import { illegal } from './bases';
import { whyNotDeclare, whyNotUndeclare } from './gunnery';
import { whyNotGunnery, whyNotLock, whyNotMovement } from './orders';
import { whyNotPlacement } from './placement';
import { malformedField } from './shape';
import type { Action, ActionType, Illegal, Phase, Position } from './types';

/** The phase in which an action may be taken at all [§4]. */
const PHASE: Readonly<Record<ActionType, Phase['name']>> = {
  place: 'placement',
  unplace: 'placement',
  endPlacement: 'placement',
  setMovement: 'orders',
  setGunnery: 'orders',
  lockOrders: 'orders',
  declare: 'declare',
  undeclare: 'declare',
  endDeclaring: 'declare',
  assignHits: 'hits',
  retreat: 'retreat',
};

/** Why the side to decide may not do this now, in rulebook order; undefined if it may. Never throws, whatever the action. */
export function whyIllegal(position: Position, action: Action): Illegal | undefined {
  const field = malformedField(action);
  if (field !== undefined) return illegal('§4', { reason: 'malformed', field });
  const { phase } = position;
  if (phase.name === 'ended') return illegal('§16', { reason: 'gameEnded' });
  if (PHASE[action.type] !== phase.name)
    return illegal('§4', { reason: 'wrongPhase', action: action.type, phase });
  return whyNotActor(position, action) ?? whyNotChapter(position, action);
}

/** The bases named are in this game, and whoever acts is the side's own. */
function whyNotActor(position: Position, action: Action): Illegal | undefined {
  if ('target' in action && !Object.hasOwn(position.bases, action.target))
    return illegal('§4', { reason: 'noSuchBase', base: action.target });
  if (!('base' in action)) return undefined;
  if (!Object.hasOwn(position.bases, action.base))
    return illegal('§4', { reason: 'noSuchBase', base: action.base });
  return position.bases[action.base].side === position.phase.side
    ? undefined
    : illegal('§4', { reason: 'notYours', base: action.base });
}

function whyNotChapter(position: Position, action: Action): Illegal | undefined {
  switch (action.type) {
    case 'place':
    case 'unplace':
    case 'endPlacement':
      return whyNotPlacement(position, action);
    case 'setMovement':
      return whyNotMovement(position, action);
    case 'setGunnery':
      return whyNotGunnery(position, action);
    case 'lockOrders':
      return whyNotLock(position);
    case 'declare':
      return whyNotDeclare(position, action);
    case 'undeclare':
      return whyNotUndeclare(position, action);
    case 'endDeclaring':
      return undefined;
    case 'assignHits':
    case 'retreat':
      return whyNotAssault(position, action);
    default:
      return assertNever(action);
  }
}
