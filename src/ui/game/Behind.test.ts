import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followerOf } from './Behind';
import { frameAfter, inTime as inTimeAt, type WhenDrawn } from './whenDrawn';
import type { AnyPublished } from './table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inTime = inTimeAt(() => false);

const SHOWN = { side: 'dorian', level: 'captain', state: 'shown', share: 0 } as const;

function begun(whenDrawn?: WhenDrawn) {
  const published = createStore(() => ({ computer: null, position: 0 }) as unknown as AnyPublished);
  const desk = createStore<unknown>(() => 'nothing in hand');
  const follower = followerOf({ published, desk }, whenDrawn);
  const stop = follower.follow();
  const now = () => follower.shown.published.getState().position;
  const held = () => follower.shown.desk.getState();
  const drawn = vi.fn();
  follower.shown.published.subscribe(drawn);
  return { published, desk, now, held, stop, drawn };
}

test('where no frames are drawn it keeps up at once', () => {
  const { published, desk, now, held } = begun();
  published.setState({ position: 1 });
  expect(now()).toBe(1);
  desk.setState('a Glide', true);
  expect(held()).toBe('a Glide');
});

test('what a person does and has in hand is seen together once the map has been drawn', () => {
  const { published, desk, now, held } = begun(inTime);
  published.setState({ position: 1 });
  desk.setState('a Glide', true);
  expect([now(), held()]).toEqual([0, 'nothing in hand']);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect([now(), held()]).toEqual([1, 'a Glide']);
});

test('it keeps up in a page that is hidden and draws no frames', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { published, now } = begun(inTime);
  published.setState({ position: 1 });
  vi.advanceTimersByTime(100);
  expect(now()).toBe(1);
  vi.unstubAllGlobals();
});

test('acts of the computer that follow fast upon one another are drawn together', () => {
  const { published, now, drawn } = begun(inTime);
  for (const position of [1, 2, 3]) published.setState({ computer: SHOWN, position });
  vi.advanceTimersByTime(50);
  expect(now()).toBe(0);
  vi.runAllTimers();
  expect(now()).toBe(3);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('what a person does while the computer is behind is not waited for', () => {
  const { published, now } = begun(inTime);
  published.setState({ computer: SHOWN, position: 1 });
  published.setState({ computer: null, position: 2 });
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(now()).toBe(2);
});

test('a curtain falls at once, and nothing comes after it', () => {
  const { published, now, drawn } = begun(inTime);
  published.setState({ computer: SHOWN, position: 1 });
  published.setState({ position: null });
  expect(now()).toBeNull();
  vi.runAllTimers();
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('it stops when it is not on screen any more', () => {
  const { published, now, stop } = begun(inTime);
  published.setState({ computer: SHOWN, position: 1 });
  stop();
  vi.runAllTimers();
  published.setState({ computer: null, position: 2 });
  expect(now()).toBe(0);
});

test('what follows it is drawn a frame later while the computer plays, with it when a person does', () => {
  const { published, now } = begun(frameAfter(inTime));
  published.setState({ computer: SHOWN, position: 1 });
  expect(now()).toBe(0);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(now()).toBe(1);
  published.setState({ computer: SHOWN, position: 2 });
  published.setState({ computer: null, position: 3 });
  expect(now()).toBe(3);
});
