import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followerOf } from './Behind';
import type { AnyPublished } from './table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SHOWN = { side: 'dorian', level: 'captain', state: 'shown', share: 0 } as const;

function begun() {
  const ahead = createStore(() => ({ computer: null, position: 0 }) as unknown as AnyPublished);
  const follower = followerOf(ahead);
  const stop = follower.follow();
  const now = () => follower.published.getState().position;
  const drawn = vi.fn();
  follower.published.subscribe(drawn);
  return { ahead, now, stop, drawn };
}

test('what a person does is seen at once', () => {
  const { ahead, now } = begun();
  ahead.setState({ position: 1 });
  expect(now()).toBe(1);
});

test('acts of the computer that follow fast upon one another are drawn together', () => {
  const { ahead, now, drawn } = begun();
  for (const position of [1, 2, 3]) ahead.setState({ computer: SHOWN, position });
  expect(now()).toBe(0);
  vi.runAllTimers();
  expect(now()).toBe(3);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a curtain falls at once, and nothing comes after it', () => {
  const { ahead, now, drawn } = begun();
  ahead.setState({ computer: SHOWN, position: 1 });
  ahead.setState({ position: null });
  expect(now()).toBeNull();
  vi.runAllTimers();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('it stops when it is not on screen any more', () => {
  const { ahead, now, stop } = begun();
  ahead.setState({ computer: SHOWN, position: 1 });
  stop();
  vi.runAllTimers();
  ahead.setState({ computer: null, position: 2 });
  expect(now()).toBe(0);
});
