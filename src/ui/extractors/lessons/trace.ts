import {
  copyGame,
  extractors,
  isFault,
  readPosition,
  seedThatRolls,
  type Action,
  type ExtractorsTypes,
  type Game,
  type Position,
} from '../../../rules/extractors';
import type { Ruleset } from '../../../rules/ruleset';
import type { Done } from './condition';
import type { Lesson } from './lesson';
import { fits, written } from './written';

type Rules = Ruleset<ExtractorsTypes>;

/** Dice to come that are laid out at once: more than those of one unit are hardly ever needed together. */
const LAID_OUT = 4;

/** What a lesson needs of its data to be played. */
export type Staged = Pick<Lesson, 'line' | 'seat' | 'dice' | 'replies'>;

/** The game a lesson begins with. Throws Error if its line writes none. */
export function openingOf({ line }: Pick<Lesson, 'line'>): Game {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(`No position: ${JSON.stringify(position)}`);
  const game = extractors.setup({ scenario: position.scenario, rules: position.rules }, 1);
  return { ...position, dice: game.dice };
}

/** The rules of the game, from the position of a lesson on and with its dice. */
export function lessonRules(lesson: Staged): Rules {
  const opening = openingOf(lesson);
  return {
    ...extractors,
    setup: () => opening,
    play(game, action) {
      const next = lesson.dice.slice(game.dice.rolled, game.dice.rolled + LAID_OUT);
      if (next.length > 0 && extractors.consequences(game, action).dice[1] > 0)
        extractors.reseed(game, seedThatRolls(next));
      return extractors.play(game, action);
    },
  };
}

/** What the coach does for the other side in a position it has to decide. */
export function replyTo({ replies }: Pick<Lesson, 'replies'>, view: Position): Action {
  const all = extractors.options(view);
  for (const reply of replies) {
    const found = all.find((action) => fits(written(view, action), reply));
    if (found) return found;
  }
  return all.find(({ type }) => type === 'endPhase') ?? all[0];
}

/** A lesson played so far: the game as it stands and all that was done, in order. */
export interface Trace {
  readonly game: Game;
  readonly done: readonly Done[];
}

export function traceAtStart(lesson: Staged): Trace {
  return { game: openingOf(lesson), done: [] };
}

/** The trace with one legal action more. */
export function after(lesson: Staged, { game, done }: Trace, action: Action): Trace {
  const next = copyGame(game);
  const own = extractors.sideToDecide(game) === lesson.seat;
  const events = lessonRules(lesson).play(next, action);
  return { game: next, done: [...done, { before: game, action, events, own }] };
}

/** The trace after the coach has done all the other side has to do. */
export function answered(lesson: Staged, trace: Trace): Trace {
  let now = trace;
  for (let side = extractors.sideToDecide(now.game); side !== null && side !== lesson.seat;) {
    now = after(lesson, now, replyTo(lesson, extractors.view(now.game, side)));
    side = extractors.sideToDecide(now.game);
  }
  return now;
}
