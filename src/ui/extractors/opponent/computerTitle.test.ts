import { expect, it } from 'vitest';
import { computerTitle } from './computerTitle';

it('names the side whose computer has played: the phase in sight may be the other’s', () => {
  const computer = { side: 'avronian', level: 'sergeant', share: 1 } as const;
  expect(computerTitle({ ...computer, state: 'shown' })).toBe('Avronian: Sergeant has played');
  expect(computerTitle({ ...computer, state: 'thinking' })).toBe('Sergeant is thinking');
});
