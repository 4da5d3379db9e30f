import { useContext, useEffect } from 'react';
import { Shown } from '../widgets/shown';

export interface ReplayMoves {
  readonly first: () => void;
  readonly back: () => void;
  readonly next: () => void;
  readonly last: () => void;
  readonly turnBack: () => void;
  readonly turnNext: () => void;
  /** Goes on by itself, or stops. */
  readonly play: () => void;
}

const KEYS: Readonly<Record<string, keyof ReplayMoves>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  PageUp: 'turnBack',
  PageDown: 'turnNext',
  ' ': 'play',
};

const FIELDS = 'input, [role=menu], [role=dialog]';
/** The space bar presses what has the focus. */
const OWN_KEYS: { readonly [Move in keyof ReplayMoves]?: string } = {
  play: `${FIELDS}, button, a, select, summary, [role=grid]`,
};

/** The replay's keys, wherever nothing else has a use for them: the map and the slider keep their own. */
export function useReplayKeys(moves: ReplayMoves, active = true): void {
  const shown = useContext(Shown);
  useEffect(() => {
    if (!active || !shown) return;
    const onKey = (event: KeyboardEvent) => {
      const move = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
      if (!move || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest(OWN_KEYS[move] ?? FIELDS)) return;
      event.preventDefault();
      moves[move]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
