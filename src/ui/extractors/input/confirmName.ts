import type { Hex } from '../../../hex';
import { assertNever } from '../../../rules/result';
import {
  unitOf,
  type Action,
  type CounterId,
  type MoveAction,
  type Position,
} from '../../../rules/extractors';
import { hexName, nameOf } from '../wording';
import { isSelfDestruct } from './modes/firing';
import { endName, goesInside } from './ways';

/** What the button says that does this action; `end`: where a planned move ends, as flux may carry it beyond its path. */
export function confirmName(position: Position, action: Action, end: Hex | null = null): string {
  switch (action.type) {
    case 'move':
      return moveName(position, action, end);
    case 'markHex':
      return action.exit === null
        ? `Mark ${hexName(action.hex)}`
        : `Mark off the map by ${hexName(action.hex)}`;
    case 'markTarget':
      return `Mark ${nameOf(position, action.target)}`;
    case 'reveal':
      return revealName(position, action.machine);
    case 'fire':
      return 'Fire';
    case 'allocate':
      return action.shots.length > 1 ? `Fire ${action.shots.length} shots` : 'Fire';
    case 'cease':
      return 'Cease fire';
    case 'rally':
      return 'Roll to rally';
    case 'uncover':
      return 'Activate it';
    case 'embark':
      return action.into === null ? 'Begin on foot' : `Begin in ${nameOf(position, action.into)}`;
    case 'place':
      return `Place in ${hexName(action.hex)}`;
    case 'unplace':
      return 'Take it up';
    case 'order':
      return action.order === null ? 'Empty the box' : 'Put the order in';
    case 'reset':
      return 'Reset';
    case 'lockOrders':
      return 'Lock';
    case 'buy':
      return 'Buy';
    case 'sell':
      return 'Give back';
    case 'recommend':
      return 'Recommended';
    case 'endPhase':
      return 'End phase';
    default:
      return assertNever(action);
  }
}

function moveName(position: Position, move: MoveAction, end: Hex | null): string {
  if (move.exit !== null) return 'Leave the map';
  if (goesInside(position, move)) return endName(position, move);
  return end === null || move.path.length === 0 ? 'Stay here' : `End move in ${hexName(end)}`;
}

function revealName(position: Position, id: CounterId): string {
  const machine = unitOf(position, id);
  if (machine.class === 'machine' && isSelfDestruct(machine)) return `Self-destruct ${nameOf(position, id)}`;
  return `Reveal ${position.phase.name === 'fire' ? 'Combat' : 'Move'} order`;
}
