import type { Terrain } from '../../ground/model';

/** How the map in lines tells a terrain: strokes round the middle of a hex of radius 40. */
export const SIGNS: Readonly<Record<Terrain, string>> = {
  clear: '',
  rough: 'M-20 12l8 -12l8 12M4 12l8 -12l8 12M-8 -6l8 -12l8 12',
  ruins: 'M-20 14v-14h10M-6 14h14v-8M14 -2v-14h-12M-18 -8v-8h8',
  forest: 'M-14 12v-6m-9 0h18l-9 -18zM14 12v-6m-9 0h18l-9 -18z',
  building: 'M-20 14v-18l20 -12l20 12v18zM-6 14v-10h12v10',
  hill: 'M-26 10q26 -34 52 0M-14 16q14 -20 28 0',
  mountain: 'M-28 14l16 -30l10 18l8 -12l22 24M-16 -8l4 6l4 -6',
  swamp: 'M-22 14h16M-14 14v-12M-20 14l-4 -10M-8 14l4 -10M6 2h16M14 2v-12M8 2l-4 -10M20 2l4 -10',
};

/** What lies in a hex besides its terrain. */
export const WORKS = {
  wire: 'M-26 -20l6 6m0 -6l-6 6M-10 -20l6 6m0 -6l-6 6M6 -20l6 6m0 -6l-6 6M20 -20l6 6m0 -6l-6 6M-28 -17h56',
  gunPit: 'M-18 6a18 18 0 0 1 36 0M-12 6a12 12 0 0 1 24 0',
  stronghold: 'M-16 -16H16V16H-16ZM-10 -10H10V10H-10Z',
  objective: 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
} as const;
