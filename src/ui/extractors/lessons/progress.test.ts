import { expect, test } from 'vitest';
import { readProgress } from './progress';

test.each([
  [null, { lessons: [], puzzles: [], seconds: 0 }],
  ['{"lessons":["road",3,"road"],"seconds":41}', { lessons: ['road'], puzzles: [], seconds: 41 }],
  ['{"lessons":"road","seconds":-1}', { lessons: [], puzzles: [], seconds: 0 }],
  ['no json', { lessons: [], puzzles: [], seconds: 0 }],
  ['null', { lessons: [], puzzles: [], seconds: 0 }],
])('what is stored of the course: %s', (stored, read) => expect(readProgress(stored)).toEqual(read));
