import type { Rulebook } from '../../reference/rulebook';
import { BOARD } from './chapters/board';
import { COMBAT } from './chapters/combat';
import { CYCLING } from './chapters/cycling';
import { MOVEMENT } from './chapters/movement';
import { SCENARIOS } from './chapters/scenarios';
import { TURN } from './chapters/turn';
import { RULINGS } from './rulings';

export const RULEBOOK: Rulebook = {
  title: 'Rules of Extractors',
  chapters: [BOARD, TURN, MOVEMENT, COMBAT, CYCLING, SCENARIOS],
  rulings: RULINGS,
};
