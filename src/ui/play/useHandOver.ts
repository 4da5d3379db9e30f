import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hush } from '../widgets/announce';
import { dismissPassingToasts } from '../widgets/toast';
import type { AnyTable } from '../game/table';

/** What one side has heard, read, tapped and taken in hand is cleared before the other side comes to the screen. */
export function useHandOver(table: AnyTable, desk: { readonly clear: () => void }): void {
  const looks = useStore(table.published, ({ seat, curtain }) => (curtain ? `${seat}, not yet` : seat));
  const before = useRef(looks);
  useLayoutEffect(() => {
    if (before.current === looks) return;
    before.current = looks;
    if (looks === 'all') return;
    hush();
    dismissPassingToasts();
    // A desk that is cleared says whose decision it is.
    desk.clear();
  }, [desk, looks]);
}
