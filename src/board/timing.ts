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
      return step.time ?? Math.min(LONGEST_MOVE, Math.max(0, step.steps.length - 1) * STEP);
    case 'shot':
      return FLIGHT + BURST;
    case 'damage':
      return FLASH;
    case 'pause':
      return step.time;
    case 'together':
      return Math.max(0, ...step.steps.map(durationOf));
  }
}

/** A step and when it is played, in milliseconds from the beginning. */
export interface TimedStep {
  readonly step: Exclude<AnimationStep, { readonly kind: 'together' }>;
  readonly start: number;
  readonly duration: number;
}

/** When each step is played: one after another, those that belong together at once. */
export function timed(steps: readonly AnimationStep[], from = 0): readonly TimedStep[] {
  let start = from;
  return steps.flatMap((step) => {
    const at = start;
    start += durationOf(step);
    return step.kind === 'together'
      ? step.steps.flatMap((each) => timed([each], at))
      : [{ step, start: at, duration: start - at }];
  });
}
