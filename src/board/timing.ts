import type { AnimationStep } from './model';

/** Milliseconds a hex of a move takes, and the most for all of it. */
export const STEP = 105;
const LONGEST_MOVE = 750;
/** Of a shot on its way, and of what it does where it arrives. */
export const FLIGHT = 170;
export const BURST = 230;
const FLASH = 320;

/** How long a step takes, in milliseconds. */
export function durationOf(step: AnimationStep): number {
  switch (step.kind) {
    case 'moved':
      return Math.min(LONGEST_MOVE, Math.max(0, step.steps.length - 1) * STEP);
    case 'shot':
      return FLIGHT + BURST;
    case 'damage':
      return FLASH;
    case 'pause':
      return step.time;
  }
}
