import type { Player } from './autoplay';
import type { Ruleset, Types } from './ruleset';

/** Asked before each action and told after it; throws to stop the game. */
export interface Watch<T extends Types> {
  readonly before?: (game: T['Game'], action: T['Action']) => void;
  readonly after?: (game: T['Game'], action: T['Action'], events: readonly T['Event'][]) => void;
}

/** A game from its set-up to where it has come. */
export interface PlayedOut<T extends Types> {
  readonly setup: T['Setup'];
  readonly seed: number;
  readonly actions: readonly T['Action'][];
  readonly game: T['Game'];
}

/** A game that went wrong, with all that is needed to play it again. */
export class BrokenGame extends Error {
  readonly played: { readonly setup: unknown; readonly seed: number; readonly actions: readonly unknown[] };

  constructor(what: string, played: BrokenGame['played'], cause?: unknown) {
    super(what, { cause });
    this.played = played;
  }
}

/** The player of both sides, what looks on, where the game stops early, and a number of actions that no game reaches. */
interface Playing<T extends Types> {
  readonly player: Player<T>;
  readonly watch?: Watch<T>;
  readonly until?: (game: T['Game']) => boolean;
  readonly most?: number;
}

const MOST_ACTIONS = 20_000;

/** Plays a game of any ruleset to its end, or as far as asked. Throws BrokenGame at a dead end or a fault. */
export function playOut<T extends Types>(
  rules: Ruleset<T>,
  setup: T['Setup'],
  seed: number,
  { player, watch = {}, until = () => false, most = MOST_ACTIONS }: Playing<T>,
): PlayedOut<T> {
  const game = rules.setup(setup, seed);
  const actions: T['Action'][] = [];
  const broken = (what: string, cause?: unknown) => new BrokenGame(what, { setup, seed, actions }, cause);
  while (rules.sideToDecide(game) !== null && !until(game)) {
    try {
      const action = player(game);
      if (action === undefined) throw broken(`dead end in ${rules.phaseOf(game)}`);
      actions.push(action);
      if (actions.length > most) throw broken(`no end after ${most} actions`);
      watch.before?.(game, action);
      const events = rules.play(game, action);
      watch.after?.(game, action, events);
    } catch (error) {
      if (error instanceof BrokenGame) throw error;
      throw broken(error instanceof Error ? error.message : String(error), error);
    }
  }
  return { setup, seed, actions, game };
}
