import type { Lesson, LessonWords } from '../lesson';
import { MOVE_AND_ROAD, SHOT } from './basics';
import { BASICS } from './basicsWords';

/** In the order they are taught. */
export const LESSONS: readonly Lesson[] = [MOVE_AND_ROAD, SHOT];

const WORDS: Readonly<Record<string, LessonWords>> = { ...BASICS };

/** The texts of a lesson. Throws RangeError for one that is not written. */
export function wordsOf(id: string): LessonWords {
  if (!Object.hasOwn(WORDS, id)) throw new RangeError(`No words for ${id}`);
  return WORDS[id];
}
