import type { Rulebook } from '../../reference/rulebook';
import { BOARD } from './chapters/board';
import { COMBAT } from './chapters/combat';
import { CYCLING } from './chapters/cycling';
import { GUIDE } from './chapters/guide';
import { MOVEMENT } from './chapters/movement';
import { SCENARIOS } from './chapters/scenarios';
import { TURN } from './chapters/turn';
import { QUESTIONS } from './questions';
import { RULINGS } from './rulings';

export const RULEBOOK: Rulebook = {
  title: 'Rules of Extractors',
  chapters: [GUIDE, BOARD, TURN, MOVEMENT, COMBAT, CYCLING, SCENARIOS],
  rulings: RULINGS,
  questions: QUESTIONS,
  terms: {
    rule: '§0.4',
    words: ['[Pp]rofile', '[Hh]ard(?! to)', '[Ss]oft', '[Ww]hite', 'P', 'SL/R', 'SL', 'E'],
  },
};
