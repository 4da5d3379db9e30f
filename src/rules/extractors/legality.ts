import { ACTIONS } from './actions';
import { CHAPTERS, type Chapter } from './chapters';
import { mapOf } from './scenarios';
import { malformedField } from './shape';
import type { Action, CounterId, Illegal, Phase, Position } from './types';
import { illegal, unitOf } from './units';

/** Why the side to decide may not do this now, in rulebook order; undefined if it may. Never throws, whatever the action. */
export function whyIllegal(position: Position, action: Action): Illegal | undefined {
  const field = malformedField(action) ?? fieldOffMap(position, action);
  if (field !== undefined) return illegal('§4', { reason: 'malformed', field });
  if (position.phase.name === 'ended') return illegal('§9', { reason: 'gameEnded' });
  const phases: readonly Phase['name'][] = ACTIONS[action.type].phases;
  if (!phases.includes(position.phase.name))
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
  const chapter: Chapter<never> = CHAPTERS[ACTIONS[action.type].chapter];
  return chapter.whyNot(position, action as never);
}
