import { useContext, useEffect, useReducer, useRef } from 'react';
import { Shown } from '../widgets/shown';

/** What the tab's history remembers of the place it shows now: which game lay there, and which step of its replay. */
interface Entry {
  readonly game?: string;
  readonly step?: number | undefined;
}

const entry = () => history.state as Entry | null;
const note = (more: Entry) => history.replaceState({ ...entry(), ...more }, '');

/** The game that lay in this place. */
export const gameLeft = () => entry()?.game;

/** What was wanted here lies on the table under another name: a copy that was not kept is made anew. */
export function isHere(game: string, wanted: string | undefined): void {
  if (wanted && wanted === gameLeft()) note({ game });
}

/** The step of the replay of a game that was left for a game of its own; null: none was. */
export function stepLeft(game: string, last: number): number | null {
  const { step, ...left } = entry() ?? {};
  return left.game === game && step !== undefined ? Math.min(step, last) : null;
}

/** Notes which step of its replay is left, or, if nothing came of it, that none is. */
export function leaveAtStep(step?: number): void {
  note({ step });
}

/** A game that is laid in place of the one in sight is a place of its own in the history: Back asks for the one before. */
export function useEntry(game: string | null, open: (game: string) => void): void {
  const shown = useContext(Shown);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const inSight = useRef<string | null>(null);
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = inSight.current;
    const isAsked = game === asked.current;
    const wanted = gameLeft();
    inSight.current = shown ? game : null;
    asked.current = undefined;
    if (!shown || !game || wanted === game) return;
    // While it was being opened somebody has gone on to another.
    if (isAsked && wanted) open(wanted);
    else if (before) history.pushState({ game }, '');
    else if (!entry()) note({ game });
  }, [game, shown, open]);
  useEffect(() => {
    const go = () => {
      lookAgain();
      const wanted = gameLeft();
      // The play screen that comes in sight with an empty table asks by itself.
      if (!wanted || wanted === game || !(game || shown)) return;
      asked.current = wanted;
      open(wanted);
    };
    addEventListener('popstate', go);
    return () => removeEventListener('popstate', go);
  });
}
