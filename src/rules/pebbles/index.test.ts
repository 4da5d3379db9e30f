import { expect, test } from 'vitest';
import { pebblesGame } from '.';

const { isAction, isSetup } = pebblesGame;

test('a set-up from outside names a heap there is, and nothing else', () => {
  expect(isSetup({ scenario: 'heap' })).toBe(true);
  for (const scenario of ['toString', ['heap'], 'hill', null]) expect(isSetup({ scenario })).toBe(false);
  for (const no of [null, 'heap', {}, { scenario: 'heap', more: 1 }]) expect(isSetup(no)).toBe(false);
});

test('an action from outside has its two fields, and no other', () => {
  const take = { type: 'take', pebbles: 1 };
  expect(isAction(take)).toBe(true);
  for (const type of [['take'], 'toString', undefined]) expect(isAction({ ...take, type })).toBe(false);
  for (const pebbles of [0, -1, 1.5, '1', [1]]) expect(isAction({ ...take, pebbles })).toBe(false);
  for (const no of [null, 'take', { ...take, more: 1 }]) expect(isAction(no)).toBe(false);
});
