import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GAMES } from '../games';
import { useSaves } from './useSaves';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('reads the list again when the page is looked at again: other tabs may have begun games since', async () => {
  const session = await GAMES[0].session();
  const refresh = vi.spyOn(session, 'refresh');
  const { unmount } = renderHook(useSaves);
  await act(() => vi.waitUntil(() => refresh.mock.calls.length === 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await act(() => vi.waitUntil(() => refresh.mock.calls.length === 2));
  act(() => void dispatchEvent(new Event('focus')));
  await act(() => vi.waitUntil(() => refresh.mock.calls.length === 3));
  unmount();
  act(() => void dispatchEvent(new Event('focus')));
  expect(refresh).toHaveBeenCalledTimes(3);
});
