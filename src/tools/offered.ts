import {
  armiesOffered,
  optionsOf,
  options,
  placementOptions,
  walk,
  type Action,
  type Position,
  type Shot,
} from '../rules/extractors';
import { isIllegal } from '../rules/extractors/units';

/** No list of allocations is longer than its bound: of more ways only a part is offered [§8.4]. */
const ALLOCATIONS = 64;

/** What options offer that is the same as this action up to path and order; 'bounded' where the list is cut short. */
export function isOffered(position: Position, action: Action): boolean | 'bounded' | 'nothing' {
  if (isForNobody(position, action)) return 'nothing';
  const offers = offersFor(position, action);
  const key = keyOf(position, action);
  if (offers.some((offer) => keyOf(position, offer) === key)) return true;
  return offers.filter(({ type }) => type === 'allocate').length >= ALLOCATIONS ? 'bounded' : false;
}

function offersFor(position: Position, action: Action): readonly Action[] {
  switch (action.type) {
    case 'place':
    case 'unplace':
      return placementOptions(position, action.unit);
    case 'embark':
    case 'move':
    case 'uncover':
    case 'rally':
      return optionsOf(position, position.units[action.unit]);
    default:
      return options(position);
  }
}

/** Nobody offers it: the same order in its box again, and the armies of earlier builds, which are only replayed. */
function isForNobody(position: Position, action: Action): boolean {
  if (action.type === 'recommend') {
    const { army } = action;
    return army === undefined || !armiesOffered(position, position.phase.side!).includes(army);
  }
  if (action.type !== 'order') return false;
  const machine = position.units[action.machine];
  return machine.class === 'machine' && machine[action.cycle].boxes[action.box].order === action.order;
}

/** The same for actions that come to the same. */
function keyOf(position: Position, action: Action): string {
  switch (action.type) {
    case 'move': {
      const walked = walk(position, action);
      if (isIllegal(walked)) return JSON.stringify(action);
      const { hex, facing, exit, into } = walked.end;
      return JSON.stringify(['move', action.unit, hex, facing, exit, into]);
    }
    case 'fire': {
      const { activation } = position;
      const chosen = activation?.type === 'firing' ? activation.order : null;
      const allocates = chosen === 'closestTarget' || chosen === 'optimize';
      return allocates
        ? JSON.stringify(['allocate', [shotKey(action)]])
        : JSON.stringify(['fire', shotKey(action)]);
    }
    case 'allocate':
      return JSON.stringify(['allocate', action.shots.map(shotKey).sort()]);
    default:
      return JSON.stringify(Object.entries(action).sort());
  }
}

function shotKey({ firers, target, area }: Shot): string {
  return JSON.stringify([firers.map(({ unit, slot }) => `${unit} ${slot ?? ''}`).sort(), target, area]);
}
