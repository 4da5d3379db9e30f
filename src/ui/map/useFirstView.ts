import { useEffect, useRef } from 'react';
import type { BoardHandle } from '../../board/model';
import type { Hex } from '../../hex';

/** The phase that was looked at last. */
interface Seen {
  phase: string | null;
}

/** Milliseconds that a phase lasts before the camera goes there, where one chases the other. */
const LASTING = 1000;

/**
 * The first view of a phase shows what it is about; after that the camera is the player's, behind the curtain too.
 * `seen` is kept from one board to the next. null: a phase without a view of its own. `hurried`: it may be over before
 * anybody has looked, and another zoom has the whole map drawn anew.
 */
export function useFirstView(
  board: BoardHandle | null,
  seen: Seen,
  phase: string | null,
  hurried: boolean,
  hexes: () => readonly Hex[],
): void {
  const latest = useRef(hexes);
  useEffect(() => {
    latest.current = hexes;
  });
  useEffect(() => {
    if (!board || phase === null) return;
    const show = () => {
      if (sees(seen, phase)) board.show(latest.current());
    };
    if (!hurried) return show();
    const timer = setTimeout(show, LASTING);
    return () => clearTimeout(timer);
  }, [board, seen, phase, hurried]);
}

/** Whether the phase is looked at for the first time; from then on it is not. */
function sees(seen: Seen, phase: string): boolean {
  // What a coach points at is named behind the phase; it stays in view when the coach points no more.
  if (seen.phase === phase || seen.phase?.startsWith(`${phase} `)) return false;
  seen.phase = phase;
  return true;
}
