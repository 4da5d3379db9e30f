import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardHandle } from '../../board/model';
import { useFirstView } from './useFirstView';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function looking(begun: { readonly phase: string; readonly hurried: boolean }) {
  const show = vi.fn();
  const board = { show } as unknown as BoardHandle;
  const seen = { phase: null };
  const { rerender } = renderHook(
    ({ phase, hurried }) => useFirstView(board, seen, phase, hurried, () => []),
    { initialProps: begun },
  );
  return { show, rerender };
}

it('goes at once to what a phase is about, and once', () => {
  const { show, rerender } = looking({ phase: '1 movement', hurried: false });
  rerender({ phase: '1 movement', hurried: false });
  expect(show).toHaveBeenCalledTimes(1);
  rerender({ phase: '1 fire', hurried: false });
  expect(show).toHaveBeenCalledTimes(2);
});

it('stays where it is while phases chase one another, goes there once one lasts', () => {
  const { show, rerender } = looking({ phase: '1 movement', hurried: true });
  for (const phase of ['1 fire', '1 rally', '2 movement']) {
    vi.advanceTimersByTime(900);
    rerender({ phase, hurried: true });
  }
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenCalledTimes(1);
});

it('goes there at once when it is for a person to decide', () => {
  const { show, rerender } = looking({ phase: '1 fire', hurried: true });
  rerender({ phase: '1 fire', hurried: false });
  expect(show).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(show).toHaveBeenCalledTimes(1);
});
