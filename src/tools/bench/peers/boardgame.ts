import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { extractors, whyIllegal, type Action, type Game, type Setup } from '../../../rules/extractors';

/** Our game on boardgame.io: its state is ours, its one move plays any action of ours. */
export interface Match {
  game(): Game;
  act(action: Action): void;
  /** What boardgame.io keeps of a match. */
  log(): readonly unknown[];
}

/** A match as its documentation sets one up, without debug panel and undo; `checks`: the move asks whether it is legal. */
export function matchOf(setup: Setup, seed: number, checks: 'checks' | 'trusts'): Match {
  const client = Client<Game>({
    game: {
      name: 'extractors',
      setup: () => extractors.setup(setup, seed),
      disableUndo: true,
      moves: {
        act: ({ G }, action: Action) => {
          if (checks === 'checks' && whyIllegal(G, action)) return INVALID_MOVE;
          extractors.play(G, action);
          return undefined;
        },
      },
    },
    numPlayers: 2,
    debug: false,
  });
  client.start();
  const state = () => {
    const now = client.getState();
    if (!now) throw new Error('boardgame.io has no state');
    return now;
  };
  return {
    game: () => state().G,
    act: (action) => client.moves.act(action),
    log: () => client.log ?? [],
  };
}
