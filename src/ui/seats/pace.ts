/** How the computer's actions are shown: one at a time at the player's word, or by themselves. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export function isPace(value: unknown): value is Pace {
  return PACES.includes(value as Pace);
}

const NAMES: Readonly<Record<Pace, string>> = {
  step: 'Step',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'Instant',
};

/** Milliseconds an act stays before the next one; null: until the player goes on. */
const STAYS: Readonly<Record<Pace, number | null>> = {
  step: null,
  slow: 1200,
  normal: 600,
  fast: 200,
  instant: 0,
};

export function paceName(pace: Pace): string {
  return NAMES[pace];
}

/** How long an act stays once it has been played; with reduced motion it does not, unless the player goes step by step. */
export function staysFor(pace: Pace, still: boolean): number | null {
  return still && STAYS[pace] !== null ? 0 : STAYS[pace];
}

/** Moves and dice are played to their end. */
export function isLeisurely(pace: Pace): boolean {
  return pace === 'slow' || pace === 'normal';
}

/** The next faster or slower pace. */
export function paceBy(pace: Pace, by: 1 | -1): Pace {
  const at = PACES.indexOf(pace) + by;
  return PACES[Math.min(Math.max(at, 0), PACES.length - 1)];
}
