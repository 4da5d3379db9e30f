import { ACTIONS } from './actions';
import { illegal } from './bases';
import { CHAPTERS, type Chapter } from './chapters';
import { malformedField } from './shape';
import type { Action, Illegal, Position } from './types';

/** Why the side to decide may not do this now, in rulebook order; undefined if it may. Never throws, whatever the action. */
export function whyIllegal(position: Position, action: Action): Illegal | undefined {
  const field = malformedField(action);
  if (field !== undefined) return illegal('§4', { reason: 'malformed', field });
  const { phase } = position;
  if (phase.name === 'ended') return illegal('§16', { reason: 'gameEnded' });
  if (ACTIONS[action.type].phase !== phase.name)
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
  const chapter: Chapter<never> = CHAPTERS[ACTIONS[action.type].chapter];
  return chapter.whyNot(position, action as never);
}
