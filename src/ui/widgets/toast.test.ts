import { afterEach, expect, it } from 'vitest';
import { dismissToast, refuse, toast, toasts } from './toast';

afterEach(() => toasts().forEach(({ id }) => dismissToast(id)));

const shown = () => toasts().map(({ text }) => text);

it('a refusal takes the place of the one before, and of nothing else', () => {
  toast('Game deleted.', { label: 'Bring it back', onPress: () => undefined });
  toast('It opens in turn 4.');
  refuse('1504 lies outside the set-up zone.');
  refuse('1214 lies outside the set-up zone.');
  expect(shown()).toEqual(['Game deleted.', 'It opens in turn 4.', '1214 lies outside the set-up zone.']);
});
