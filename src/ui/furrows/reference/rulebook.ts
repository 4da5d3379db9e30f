import type { Rulebook } from '../../reference/rulebook';
import { ASSAULT } from './chapters/assault';
import { BASES } from './chapters/bases';
import { BOARD } from './chapters/board';
import { GUNNERY } from './chapters/gunnery';
import { MOVEMENT } from './chapters/movement';
import { SCENARIOS } from './chapters/scenarios';
import { TURN } from './chapters/turn';
import { QUESTIONS } from './questions';
import { RULINGS } from './rulings';

export const RULEBOOK: Rulebook = {
  title: 'Rules of Iron Furrows',
  chapters: [BOARD, BASES, TURN, MOVEMENT, GUNNERY, ASSAULT, SCENARIOS],
  rulings: RULINGS,
  questions: QUESTIONS,
};
