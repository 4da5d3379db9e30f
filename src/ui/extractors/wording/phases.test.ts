import { expect, it } from 'vitest';
import { leftToDo } from '.';
import { read } from './testing';

it('a phase in which no unit can do anything has nothing left to do', () => {
  expect(leftToDo(read('engage full T3 Dfire | D panza-shock-1@1215 | A glide A@0101/S'))).toEqual({
    count: 0,
    todo: 'All done',
  });
});
