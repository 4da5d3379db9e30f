import { useEffect, type RefObject } from 'react';

/** Where a button is gone once pressed, what it brought takes up its focus, which would be lost: as it appears and whenever the key changes. */
export function useTakesUpFocus(part: RefObject<HTMLElement | null>, key?: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [part, key]);
}
