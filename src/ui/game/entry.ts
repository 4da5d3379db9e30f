import { useContext, useEffect, useRef } from 'react';
import { Shown } from '../widgets/shown';

/** What the tab's history remembers of the place it shows now: which game lay there, and which step of its replay. */
interface Entry {
  readonly game?: string;
  readonly step?: number | undefined;
}

const entry = () => history.state as Entry | null;

/** The step of the replay of a game that was left for a game of its own; null: none was. */
export function stepLeft(game: string, last: number): number | null {
  const { step, ...left } = entry() ?? {};
  return left.game === game && step !== undefined ? Math.min(step, last) : null;
}

export function leaveAtStep(step?: number): void {
  history.replaceState({ ...entry(), step }, '');
}

/** A game that is laid in place of the one in sight is a place of its own in the history: Back opens the one before. */
export function useEntry(game: string | null, open: (game: string) => void): void {
  const shown = useContext(Shown);
  const inSight = useRef<string | null>(null);
  useEffect(() => {
    const before = inSight.current;
    inSight.current = shown ? game : null;
    if (!shown || !game || entry()?.game === game) return;
    if (before) history.pushState({ game }, '');
    else if (!entry()) history.replaceState({ game }, '');
  }, [game, shown]);
  useEffect(() => {
    const go = () => {
      const wanted = entry()?.game;
      if (game && wanted && wanted !== game) open(wanted);
    };
    addEventListener('popstate', go);
    return () => removeEventListener('popstate', go);
  });
}
