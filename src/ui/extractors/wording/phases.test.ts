import { expect, it } from 'vitest';
import { counterId, type Position } from '../../../rules/extractors';
import { isTakeable } from '../input/units';
import { leftToDo } from '.';
import { read } from './testing';

it('a phase in which no unit can do anything has nothing left to do', () => {
  expect(leftToDo(read('engage full T3 Dfire | D panza-shock-1@1215 | A glide A@0101/S'))).toEqual({
    count: 0,
    todo: 'All done',
  });
});

it('§9.4: units in hiding that may be activated are not done, and are picked from the list as from the map', () => {
  const position = read(
    'ambush full T1 Dmovement | D panza-shock-1@1215 hidden; walker-1@1216/N hidden | A bipod A@0101/S',
  );
  expect(leftToDo(position)).toEqual({ count: 0, todo: '2 hidden units may be activated' });
  expect(isTakeable(position, counterId('walker-1'))).toBe(true);
  const other = { ...position, phase: { name: 'movement', side: 'avronian' } } as Position;
  expect(leftToDo(other).todo).not.toContain('hidden');
});
