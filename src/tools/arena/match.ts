import type { Answer, Level } from '../../opponent/contract';
import { mind } from '../../opponent/extractors';
import { answerTo } from '../../opponent/think';
import {
  extractors,
  whyIllegal,
  type Action,
  type Game,
  type Setup,
  type Side,
} from '../../rules/extractors';
import { randomPlayer } from '../player';

/** Who plays a side: a level, or `random`. */
export type PlayerName = Level | 'random';

export interface Sides<T> {
  readonly dorian: T;
  readonly avronian: T;
}

/** A player's choice, with what an opponent gives for it. */
export interface Choice {
  readonly action: Action;
  readonly answer?: Answer<Action>;
}
export type Player = (game: Game) => Choice | undefined;

/** What a match tells while it is played. */
export interface Seen {
  readonly game: Game;
  readonly side: Side;
  readonly choice: Choice;
  readonly ms: number;
}

export interface Match {
  readonly setup: Setup;
  readonly seed: number;
  readonly winner: Side | null;
  readonly ending: string;
  readonly turns: number;
  readonly actions: number;
  /** Actions that the rules refused; the game is given up at the first. */
  readonly refused: readonly string[];
}

const ACTION_LIMIT = 4000;

export function playerOf(name: PlayerName, setup: Setup, side: Side, seed: number): Player {
  if (name === 'random') {
    const random = randomPlayer(setup, seed);
    return (game) => {
      const action = random(game);
      return action && { action };
    };
  }
  return (game) => {
    const view = extractors.view(game, side);
    const task = {
      game: mind.game,
      view,
      side,
      level: name,
      seed: seed ^ Math.imul(game.turn + 1, 0x9e3779b1),
    };
    const answer = answerTo(mind, task);
    return { action: answer.action, answer };
  };
}

/** A game between two players from its set-up to its end. */
export function playMatch(
  setup: Setup,
  seed: number,
  players: Sides<Player>,
  watch?: (seen: Seen) => void,
): Match {
  const game = extractors.setup(setup, seed);
  const refused: string[] = [];
  let actions = 0;
  for (; actions < ACTION_LIMIT && !refused.length; actions++) {
    const side = extractors.sideToDecide(game);
    if (side === null) break;
    const began = performance.now();
    const choice = players[side](game);
    const ms = performance.now() - began;
    if (!choice) {
      refused.push(`${extractors.phaseOf(game)}: nothing to do`);
      break;
    }
    const why = whyIllegal(game, choice.action);
    if (why)
      refused.push(`${extractors.phaseOf(game)}: ${JSON.stringify(choice.action)} ${JSON.stringify(why)}`);
    else {
      watch?.({ game, side, choice, ms });
      extractors.play(game, choice.action);
    }
  }
  const ending = game.victory ? endingOf(game) : 'unfinished';
  return { setup, seed, winner: game.victory?.winner ?? null, ending, turns: game.turn, actions, refused };
}

function endingOf({ victory }: Game): string {
  return victory!.because.code;
}
