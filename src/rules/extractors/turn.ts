import type { Standing } from '../ruleset';
import type { Phase, Position, Side } from './types';

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

/** The side whose decision is awaited; null when the game has ended. */
export function sideToDecide(position: Position): Side | null {
  return position.phase.side;
}

/** Such as '3 avronian fire'. */
export function phaseOf({ turn, phase }: Position): string {
  return `${turn} ${phase.side ?? ''} ${phase.name}`;
}

/** What a list of saved games may tell of it. */
export function standing({ turn, phase, victory }: Position): Standing {
  const { name, side } = phase;
  return { turn, phase: name, side, ended: name === 'ended', winner: victory?.winner ?? null };
}

export function samePhase(a: Phase, b: Phase): boolean {
  return a.name === b.name && a.side === b.side;
}
