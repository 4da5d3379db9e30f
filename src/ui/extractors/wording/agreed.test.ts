import { expect, test } from 'vitest';
import { agreedWords } from './agreed';

test('R-110: points fewer of a side that buys nothing are the section it leaves behind', () => {
  const words = (dorian: number) =>
    agreedWords({ scenario: 'incoming', handicap: { dorian, avronian: 0, turns: 0 } });
  expect([words(-5), words(-10)]).toEqual([
    ['Dorian is without its Lance.'],
    ['Dorian is without its Commando.'],
  ]);
});
