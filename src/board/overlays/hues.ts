/** What each overlay means is told by its pattern too; the halo holds it on lake and massif alike. */
export const HALO = '#FFFDF4';

export const HUES = {
  selected: '#12384A',
  reachable: '#1E6E5C',
  target: '#C3301A',
  blocked: '#2B2622',
  objective: '#8A5B00',
  /** A player's own: nothing the rules say. */
  note: '#5B3A86',
} as const;

export type Hue = keyof typeof HUES;

export const REACHABLE_TINT = '#3FA08A';
export const TARGET_TINT = '#E2543A';
export const OBJECTIVE_TINT = '#E3A92B';
