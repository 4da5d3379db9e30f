import { whyBuildUpUnfinished } from './buildUp';
import { mustStillEnter, mustStillRun } from './movement';
import { mustStillExecute, whyProgrammingUnfinished } from './orders';
import { whyPlacementUnfinished } from './placement';
import type { Illegal, Position } from './types';
import { illegal } from './units';

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
