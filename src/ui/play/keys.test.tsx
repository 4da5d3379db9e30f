import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepMounted } from '../shell/KeepMounted';
import { hasKeyboard, undoKey, useKeys } from './keys';

afterEach(cleanup);

/** Whether a key pressed in the button or field of this page is kept from the map. */
function keeps(html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true });
  document.querySelector('button, input')!.dispatchEvent(event);
  return hasKeyboard(event);
}

it.each([
  ['<input>', true],
  ['<input type="radio">', false],
  ['<button>Next</button>', false],
  ['<div role="dialog"><button>Close</button></div>', true],
  ['<div role="menu"><button role="menuitem">Keep</button></div>', true],
])('a key pressed in %s is kept from the map: %s', (html, kept) => {
  expect(keeps(html)).toBe(kept);
});

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y' }, ''],
  [{ key: 'a', ctrlKey: true }, ''],
])('%o is %s', (init, does) => {
  let done = '';
  const desk = { undo: () => (done = 'undo'), redo: () => (done = 'redo') };
  expect(undoKey(new KeyboardEvent('keydown', init), desk)).toBe(does !== '');
  expect(done).toBe(does);
});

it('a game that stays behind another screen hears no key until it is in sight again', () => {
  const heard = vi.fn();
  let shown = true;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KeepMounted shown={shown}>{children}</KeepMounted>
  );
  const { rerender } = renderHook(() => useKeys(heard), { wrapper });
  for (const [now, times] of [
    [true, 1],
    [false, 1],
    [true, 2],
  ] as const) {
    shown = now;
    rerender();
    fireEvent.keyDown(window, { key: 'f' });
    expect(heard).toHaveBeenCalledTimes(times);
  }
});
