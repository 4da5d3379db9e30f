import { useState } from 'react';

/** How a step came to be shown. */
export interface Move {
  /** It is the one after the last that was shown; after a jump there is nothing to play. */
  readonly follows: boolean;
  /** How many steps have been shown before it. */
  readonly key: number;
}

export function useFollows(at: number): Move {
  const [move, setMove] = useState({ at, follows: false, key: 0 });
  if (move.at !== at) setMove({ at, follows: at === move.at + 1, key: move.key + 1 });
  return move;
}
