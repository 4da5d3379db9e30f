import type { Fared } from './styles';

/** Games won by each style against a Sergeant, of 12: `npm run lab:book -- --games 12 --seed 70001`. */
export const FARED: Fared = {
  games: 12,
  wins: {
    'threePodAttack full': {
      dorian: { steady: 4, rush: 0, stand: 0, shy: 4, fierce: 3, sly: 11 },
      avronian: { steady: 8, bold: 11, rush: 12, wary: 9, fierce: 9 },
    },
    'threePodAttack simple': {
      dorian: { steady: 3, rush: 0, stand: 0, shy: 12, fierce: 3, sly: 12 },
      avronian: { steady: 9, bold: 12, rush: 12, wary: 0, fierce: 11 },
    },
    'extractors full': {
      dorian: { steady: 9, rush: 8, stand: 12, shy: 12, fierce: 12, sly: 9 },
      avronian: { steady: 3, bold: 1, rush: 3, wary: 1, fierce: 2 },
    },
    'extractors simple': {
      dorian: { steady: 3, rush: 3, stand: 10, shy: 7, fierce: 9, sly: 6 },
      avronian: { steady: 9, bold: 10, rush: 10, wary: 7, fierce: 9 },
    },
    'ambush full': {
      dorian: { steady: 9, rush: 10, stand: 7, shy: 10, fierce: 9, sly: 10 },
      avronian: { steady: 3, bold: 3, rush: 3, wary: 3, fierce: 1 },
    },
    'ambush simple': {
      dorian: { steady: 3, rush: 6, stand: 2, shy: 2, fierce: 6, sly: 3 },
      avronian: { steady: 9, bold: 9, rush: 9, wary: 6, fierce: 5 },
    },
    'dobernStrongpoint full': {
      dorian: { steady: 10, rush: 9, stand: 1, shy: 3, fierce: 9, sly: 9 },
      avronian: { steady: 2, bold: 1, rush: 2, wary: 1, fierce: 2 },
    },
    'dobernStrongpoint simple': {
      dorian: { steady: 2, rush: 3, stand: 0, shy: 2, fierce: 4, sly: 2 },
      avronian: { steady: 10, bold: 2, rush: 6, wary: 11, fierce: 7 },
    },
    'engage full': {
      dorian: { steady: 7, rush: 8, stand: 2, shy: 4, fierce: 6, sly: 3 },
      avronian: { steady: 5, bold: 2, rush: 3, wary: 1, fierce: 4 },
    },
    'engage simple': {
      dorian: { steady: 2, rush: 4, stand: 0, shy: 0, fierce: 4, sly: 0 },
      avronian: { steady: 10, bold: 0, rush: 3.5, wary: 0, fierce: 7 },
    },
  },
};
