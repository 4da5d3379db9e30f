import { useContext, useEffect } from 'react';
import { Shown } from '../widgets/shown';

/** A field, a menu or a window has the keyboard: no key means the map behind it. */
export function hasKeyboard({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest(KEEPERS) !== null;
}

const KEEPERS = 'input:not([type=radio]), textarea, select, [role=menu], [role=dialog]';

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z. True: it was one of them, and has been done. */
export function undoKey(
  event: KeyboardEvent,
  desk: { readonly undo: () => void; readonly redo: () => void },
): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return false;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) desk.redo();
  else desk.undo();
  return true;
}

/** The keyboard goes to the map that is in sight, on which arrows then step. */
export function toMap(): void {
  document.querySelectorAll<HTMLElement>('.board-grid').forEach((map) => map.focus({ preventScroll: true }));
}

/** Hears every key while its screen is in sight: a game that stays mounted behind another screen is deaf. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const shown = useContext(Shown);
  useEffect(() => {
    if (!shown) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Hears keys by themselves, but not those of a field, a menu or a window. */
export function usePlainKeys(onKey: (event: KeyboardEvent) => void): void {
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey || hasKeyboard(event))) onKey(event);
  });
}
