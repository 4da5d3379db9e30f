import { extractors, type Action, type Event, type Game, type Setup } from '../rules/extractors';
import { randomPlayer, type Player } from './player';

/** A game from its set-up to where it has come. */
export interface PlayedGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly game: Game;
}

/** Asked before each action and told after it; throws to stop the game. */
export interface Watch {
  readonly before?: (game: Game, action: Action) => void;
  readonly after?: (game: Game, action: Action, events: readonly Event[]) => void;
}

/** No random game needs more actions; more is a dead end. */
const ACTION_LIMIT = 6000;

/** A game that went wrong, with all that is needed to play it again. */
export class BrokenGame extends Error {
  readonly played: Omit<PlayedGame, 'game'>;

  constructor(what: string, played: Omit<PlayedGame, 'game'>, cause?: unknown) {
    super(what, { cause });
    this.played = played;
  }
}

/** Plays a game to its end with legal actions drawn by the seed. Throws BrokenGame at a dead end or a fault. */
export function randomGame(
  setup: Setup,
  seed: number,
  watch: Watch = {},
  player: Player = randomPlayer(setup, seed),
): PlayedGame {
  const game = extractors.setup(setup, seed);
  const actions: Action[] = [];
  const broken = (what: string, cause?: unknown) => new BrokenGame(what, { setup, seed, actions }, cause);
  while (extractors.sideToDecide(game) !== null) {
    try {
      const action = player(game);
      if (!action) throw broken(`dead end in ${extractors.phaseOf(game)}`);
      actions.push(action);
      if (actions.length > ACTION_LIMIT) throw broken(`no end after ${ACTION_LIMIT} actions`);
      watch.before?.(game, action);
      const events = extractors.play(game, action);
      watch.after?.(game, action, events);
    } catch (error) {
      if (error instanceof BrokenGame) throw error;
      throw broken(error instanceof Error ? error.message : String(error), error);
    }
  }
  return { setup, seed, actions, game };
}
