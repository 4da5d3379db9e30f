import { useEffect, useMemo, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { TableContext, useTable, type AnyPublished } from './table';

/** Milliseconds by which it may be behind: too short to be read, long enough for acts that follow fast to share a drawing. */
const BEHIND = 100;

/** What stands beside the map keeps up with it a moment later while the computer plays, so that no act holds the page for all at once. */
export function Behind({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const follower = useMemo(() => followerOf(table.published), [table]);
  useEffect(() => follower.follow(), [follower]);
  const behind = useMemo(() => ({ ...table, published: follower.published }), [table, follower]);
  return <TableContext value={behind}>{children}</TableContext>;
}

/** A copy of what is published that keeps up at once, but for what the computer does. */
export function followerOf(ahead: StoreApi<AnyPublished>) {
  const published = createStore(ahead.getState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepUp = () => {
    clearTimeout(timer);
    timer = undefined;
    if (published.getState() !== ahead.getState()) published.setState(ahead.getState(), true);
  };
  return {
    published,
    /** Returns how to stop. */
    follow(): () => void {
      keepUp();
      const stop = ahead.subscribe(({ computer, position }) => {
        // A person's own acts are seen at once, and so is a curtain.
        if (computer === null || position === null) return keepUp();
        timer ??= setTimeout(keepUp, BEHIND);
      });
      return () => {
        clearTimeout(timer);
        timer = undefined;
        stop();
      };
    },
  };
}
