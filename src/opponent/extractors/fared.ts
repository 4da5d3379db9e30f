import type { Fared } from './styles';

/** Games won by each style against a Sergeant, of 8: `npm run lab:book -- --games 8 --seed 70001`. */
export const FARED: Fared = {
  games: 8,
  wins: {
    'threePodAttack full': {
      dorian: { steady: 6, shy: 4, sly: 5, rush: 0, fierce: 3, stand: 0 },
      avronian: { steady: 2, bold: 8, rush: 8, wary: 1, fierce: 8 },
    },
    'threePodAttack simple': {
      dorian: { steady: 3, shy: 0, sly: 1, rush: 0, fierce: 0, stand: 0 },
      avronian: { steady: 5, bold: 8, rush: 7, wary: 0, fierce: 3 },
    },
    'extractors full': {
      dorian: { steady: 6, shy: 6, sly: 8, rush: 6, fierce: 6, stand: 8 },
      avronian: { steady: 2, bold: 5, rush: 5, wary: 1, fierce: 3 },
    },
    'extractors simple': {
      dorian: { steady: 3, shy: 7, sly: 5, rush: 1, fierce: 4, stand: 8 },
      avronian: { steady: 5, bold: 5, rush: 6, wary: 2, fierce: 5 },
    },
    'dobernStrongpoint full': {
      dorian: { steady: 5, shy: 4, sly: 3, rush: 5, fierce: 4, stand: 1 },
      avronian: { steady: 3 },
    },
    'engage full': {
      dorian: { steady: 6, shy: 5, sly: 7, rush: 8, fierce: 8, stand: 0 },
      avronian: { steady: 2 },
    },
    'engage simple': {
      dorian: { steady: 4, shy: 6, sly: 6, rush: 1, fierce: 6, stand: 1 },
      avronian: { steady: 4 },
    },
    'ambush full': {
      dorian: { steady: 5, shy: 5, sly: 5, rush: 6, fierce: 6, stand: 5 },
      avronian: { steady: 3 },
    },
    'ambush simple': {
      dorian: { steady: 7, shy: 5, sly: 7, rush: 6, fierce: 7, stand: 4 },
      avronian: { steady: 1 },
    },
    'dobernStrongpoint simple': {
      dorian: { steady: 5, shy: 0, sly: 0, rush: 6, fierce: 7, stand: 0 },
      avronian: { steady: 3 },
    },
  },
};
