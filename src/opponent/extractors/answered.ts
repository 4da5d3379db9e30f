import type { Answered } from './styles';

/** Games won, and of how many, by each style against the one the book names for the other side: `npm run lab:replies -- --heats 3,3,6,6 --seed 80001`. */

export const ANSWERED: Answered = {
  'extractors full dorian 0': {
    steady: [2, 4],
    bold: [1, 4],
    wary: [6, 8],
    rush: [3, 4],
    stand: [20, 24],
    shy: [19, 24],
    sly: [8, 8],
    fierce: [3, 4],
  },
  'extractors full avronian 0': {
    steady: [0, 8],
    bold: [0, 4],
    wary: [0, 4],
    rush: [4, 24],
    stand: [1, 8],
    shy: [0, 4],
    sly: [0, 4],
    fierce: [4, 24],
  },
  'extractors simple avronian 0': {
    steady: [0, 18],
    bold: [2, 18],
    wary: [0, 6],
    rush: [0, 6],
    stand: [0, 3],
    shy: [0, 3],
    sly: [0, 3],
    fierce: [0, 3],
  },
  'extractors simple avronian 2': {
    steady: [2, 18],
    bold: [11, 18],
    wary: [0, 6],
    rush: [0, 3],
    stand: [0, 3],
    shy: [0, 3],
    sly: [0, 3],
    fierce: [1, 6],
  },
  'engage full avronian 0': {
    steady: [1, 18],
    bold: [0, 6],
    wary: [1, 18],
    rush: [1, 6],
    stand: [0, 3],
    shy: [0, 3],
    sly: [0, 3],
    fierce: [0, 3],
  },
};
