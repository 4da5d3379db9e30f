import { afterEach, expect, it } from 'vitest';
import { dismissToast, toast, toasts } from './toast';

afterEach(() => toasts().forEach(({ id }) => dismissToast(id)));

const shown = () => toasts().map(({ text }) => text);

it('one that goes by itself takes the place of the one before; one that offers an act stays', () => {
  toast('Game deleted.', { label: 'Bring it back', onPress: () => undefined });
  toast('1504 lies outside the set-up zone.');
  toast('1214 lies outside the set-up zone.');
  expect(shown()).toEqual(['Game deleted.', '1214 lies outside the set-up zone.']);
});
