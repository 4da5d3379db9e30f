import { expect, test } from 'vitest';
import { readProgress } from './progress';

test.each([
  [null, { lessons: [], puzzles: [], seconds: 0, kept: [] }],
  ['{"lessons":["road",3,"road"],"seconds":41}', { lessons: ['road'], puzzles: [], seconds: 41, kept: [] }],
  ['{"lessons":"road","seconds":-1}', { lessons: [], puzzles: [], seconds: 0, kept: [] }],
  [
    '{"kept":[{"title":"T","line":"L"},{"title":1}]}',
    { lessons: [], puzzles: [], seconds: 0, kept: [{ title: 'T', line: 'L' }] },
  ],
  ['no json', { lessons: [], puzzles: [], seconds: 0, kept: [] }],
  ['null', { lessons: [], puzzles: [], seconds: 0, kept: [] }],
])('what is stored of the course: %s', (stored, read) => expect(readProgress(stored)).toEqual(read));
