import type { Lesson, LessonWords } from '../lesson';
import { MOVE_AND_ROAD, SHOT } from './basics';
import { BASICS } from './basicsWords';
import { FACING_AND_ARCS, ROUT_AND_RALLY, SIGHT_AND_COVER, TRANSPORT_AND_FORTS } from './field';
import { FIELD } from './fieldWords';
import { INCOMING } from './incoming';
import { INCOMING_WORDS } from './incomingWords';
import { DISPLAY, ORDERS, RESETS } from './machines';
import { MACHINES } from './machinesWords';

/** In the order they are taught. */
export const LESSONS: readonly Lesson[] = [
  MOVE_AND_ROAD,
  FACING_AND_ARCS,
  SIGHT_AND_COVER,
  SHOT,
  ROUT_AND_RALLY,
  TRANSPORT_AND_FORTS,
  DISPLAY,
  ORDERS,
  RESETS,
  INCOMING,
];

const WORDS: Readonly<Record<string, LessonWords>> = { ...BASICS, ...FIELD, ...MACHINES, ...INCOMING_WORDS };

/** The texts of a lesson. Throws RangeError for one that is not written. */
export function wordsOf(id: string): LessonWords {
  if (!Object.hasOwn(WORDS, id)) throw new RangeError(`No words for ${id}`);
  return WORDS[id];
}
