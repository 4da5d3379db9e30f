import { FIRST_GRADE } from './grades/first';
import { SECOND_GRADE } from './grades/second';
import { THIRD_GRADE } from './grades/third';
import type { Puzzle } from './puzzle';

/** The easy ones first. */
export const PUZZLES: readonly Puzzle[] = [...FIRST_GRADE, ...SECOND_GRADE, ...THIRD_GRADE];
