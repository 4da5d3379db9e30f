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

it('an offer waits until it is dismissed: neither what is said later nor the same about another takes its place', () => {
  const offer = (of: string) => toast('Deleted.', { label: 'Bring it back', onPress: () => undefined, of });
  offer('first');
  offer('second');
  offer('second');
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) toast(text);
  expect(shown()).toEqual(['Deleted.', 'Deleted.', 'Two.', 'Three.', 'Four.']);
  expect(toasts().flatMap(({ action }) => action?.of ?? [])).toEqual(['first', 'second']);
  for (const of of ['third', 'fourth', 'fifth']) offer(of);
  expect(toasts().flatMap(({ action }) => action?.of ?? [])).toEqual(['second', 'third', 'fourth', 'fifth']);
});
