import { hasSpecial } from './scenarios';
import type { Event, Game, Position, Side } from './types';
import { mayMeetHidden, setsUpHidden } from './hidden';
import { unitOf } from './units';
import { isSecret } from './view';

/** The side has, or is about to make, something the other may not see: orders, hidden units, secret purchases [§5, §8.1, §9.4]. */
export function keepsSecrets(position: Position, side: Side): boolean {
  if (position.phase.name === 'ended') return false;
  if (side === 'avronian' && position.rules === 'full' && position.phase.name !== 'buildUp') return true;
  const secretBuildUp = hasSpecial(position, 'secretBuildUp');
  if (position.phase.name === 'buildUp' && secretBuildUp) return true;
  if (position.phase.name === 'placement' && setsUpHidden(position, side)) return true;
  return Object.values(position.units).some(
    (unit) => unit.side === side && isSecret(position, unit, secretBuildUp),
  );
}

/** Dice and revelations end what can be taken back. */
export function finality(before: Game, after: Game, events: readonly Event[]): 'dice' | 'revealed' | null {
  if (after.dice.rolled !== before.dice.rolled) return 'dice';
  return events.some((event) => reveals(after, event)) ? 'revealed' : null;
}

function reveals(game: Game, event: Event): boolean {
  switch (event.type) {
    case 'revealed':
    case 'uncovered':
      return true;
    case 'entered':
      return hasSpecial(game, 'secretBuildUp') || mayMeetHidden(game, unitOf(game, event.unit));
    case 'moved':
      return event.steps.length > 0 && mayMeetHidden(game, unitOf(game, event.unit));
    default:
      return false;
  }
}
