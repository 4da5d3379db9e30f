import type { Phase, Position } from './types';

export const DORIAN_MOVEMENT: Phase = { name: 'movement', side: 'dorian' };
export const AVRONIAN_MOVEMENT: Phase = { name: 'movement', side: 'avronian' };

/** The phases of a turn in order [§4]. */
export const TURN: readonly Phase[] = [
  DORIAN_MOVEMENT,
  { name: 'fire', side: 'dorian' },
  { name: 'rally', side: 'dorian' },
  AVRONIAN_MOVEMENT,
  { name: 'fire', side: 'avronian' },
];

/** Such as '3 avronian fire'. */
export function phaseOf({ turn, phase }: Position): string {
  return `${turn} ${phase.side ?? ''} ${phase.name}`;
}

/** The same phase of the same side, in whatever turn. */
export function samePhase(a: Phase, b: Phase): boolean {
  return a.name === b.name && a.side === b.side;
}
