import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hush } from '../widgets/announce';
import { dismissPassingToasts } from '../widgets/toast';
import type { AnyTable } from '../game/table';

/** What one side has heard, read, tapped and taken in hand is cleared before the other side comes to the screen. */
export function useHandOver(table: AnyTable, desk: { readonly clear: () => void }): void {
  const seat = useStore(table.published, (published) => published.seat);
  const drawn = useStore(table.published, ({ curtain }) => curtain !== null);
  const before = useRef({ seat, drawn });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { seat, drawn };
    if (seat === 'all' || (last.seat === seat && last.drawn === drawn)) return;
    hush();
    dismissPassingToasts();
    // A desk that is cleared says whose decision it is.
    desk.clear();
  }, [desk, seat, drawn]);
}
