import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { atOnce, frameAfter, WhenDrawnContext, type WhenDrawn } from './whenDrawn';
import { BehindContext, useTable, type AnyPublished } from './table';

interface BehindProps {
  /** What the player has in hand. */
  readonly desk: StoreApi<unknown>;
  readonly children: ReactNode;
}

/** The map comes first: what stands round it shows table and desk as they were until the map's frame is drawn. What is done there is done to the table as it is. */
export function Behind({ desk, children }: BehindProps) {
  const { published } = useTable();
  const whenDrawn = useContext(WhenDrawnContext);
  const follower = useMemo(() => followerOf({ published, desk }, whenDrawn), [published, desk, whenDrawn]);
  return <Following follower={follower}>{children}</Following>;
}

/** Within what is behind, what keeps up yet a frame later where the computer plays, so that no frame draws it all. */
export function FartherBehind({ children }: { readonly children: ReactNode }) {
  const ahead = useContext(BehindContext);
  const whenDrawn = useContext(WhenDrawnContext);
  const follower = useMemo(() => ahead && followerOf(ahead, frameAfter(whenDrawn)), [ahead, whenDrawn]);
  return follower ? <Following follower={follower}>{children}</Following> : children;
}

function Following({ follower, children }: { readonly follower: Follower; readonly children: ReactNode }) {
  useEffect(() => follower.follow(), [follower]);
  return <BehindContext value={follower.shown}>{children}</BehindContext>;
}

/** Within what is behind, what is not. */
export function UpToDate({ children }: { readonly children: ReactNode }) {
  return <BehindContext value={null}>{children}</BehindContext>;
}

interface Stores {
  readonly published: StoreApi<AnyPublished>;
  readonly desk: StoreApi<unknown>;
}

type Follower = ReturnType<typeof followerOf>;

/** A copy of both that keeps up together: a curtain at once, what the computer does after a while, all else after the next frame. */
export function followerOf(ahead: Stores, whenDrawn: WhenDrawn = atOnce) {
  const shown: Stores = {
    published: createStore(ahead.published.getState),
    desk: createStore(ahead.desk.getState),
  };
  let due: 'person' | 'computer' | null = null;
  let stop = () => {};
  const keepUp = () => {
    stop();
    due = null;
    copy(ahead.published, shown.published);
    copy(ahead.desk, shown.desk);
  };
  const soon = () => {
    const { computer, position } = ahead.published.getState();
    if (position === null) return keepUp();
    const by = computer === null ? 'person' : 'computer';
    if (due === by || due === 'person') return;
    stop();
    due = by;
    stop = whenDrawn(by, keepUp);
  };
  return {
    shown,
    /** Returns how to stop. */
    follow(): () => void {
      keepUp();
      const ends = [ahead.published.subscribe(soon), ahead.desk.subscribe(soon)];
      return () => {
        stop();
        due = null;
        ends.forEach((end) => end());
      };
    },
  };
}

function copy<State>(from: StoreApi<State>, to: StoreApi<State>): void {
  const now = from.getState();
  if (to.getState() !== now) to.setState(now, true);
}
