import { hasSpecial } from './scenarios';
import type { Event, Game, Position, Side } from './types';
import { mayMeetHidden, setsUpHidden } from './hidden';
import { DORIAN_MOVEMENT, samePhase, TURN } from './turn';
import { unitOf } from './units';
import { isSecret } from './view';

/**
 * The side has, or is about to make, something the other may not see: orders, hidden units, secret purchases [§5, §8.1, §9.4];
 * as far as the other can tell, who is to learn nothing from being sent away.
 */
export function keepsSecrets(position: Position, side: Side): boolean {
  if (position.phase.name === 'ended') return false;
  if (side === 'avronian' && position.rules === 'full' && position.phase.name !== 'buildUp') return true;
  const secretBuildUp = hasSpecial(position, 'secretBuildUp');
  if (secretBuildUp && mayWait(position, side)) return true;
  if (position.phase.name === 'placement' && setsUpHidden(position, side)) return true;
  return Object.values(position.units).some(
    (unit) => unit.side === side && isSecret(position, unit, secretBuildUp),
  );
}

/** Whatever was bought is due on turn 1 and enters in it if it can: till then nobody knows whether anything waits [§9.6]. */
function mayWait({ turn, phase }: Position, side: Side): boolean {
  const now = TURN.findIndex((each) => samePhase(each, phase));
  return phase.name === 'buildUp' || (turn <= 1 && now <= TURN.findIndex((each) => each.side === side));
}

/** Dice and revelations end what can be taken back. */
export function finality(before: Game, after: Game, events: readonly Event[]): 'dice' | 'revealed' | null {
  if (after.dice.rolled !== before.dice.rolled) return 'dice';
  return events.some((event) => reveals(after, event) || findsNear(after, event)) ? 'revealed' : null;
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

/** With the Avronian turn those near a machine turn up, and that nobody has is news [§9.4, R-105]. */
export function findsNear(position: Position, event: Event): boolean {
  return (
    event.type === 'phaseBegan' &&
    event.turn > 1 &&
    samePhase(event.phase, DORIAN_MOVEMENT) &&
    setsUpHidden(position, 'dorian')
  );
}
