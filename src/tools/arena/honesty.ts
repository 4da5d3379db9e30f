import { mind } from '../../opponent/extractors';
import type { Level } from '../../opponent/contract';
import { answerTo } from '../../opponent/think';
import { chanceOf } from '../../rules/chance';
import {
  determinise,
  enemyOf,
  extractors,
  recommendedPrior,
  whyIllegal,
  type Game,
  type Setup,
} from '../../rules/extractors';
import { randomGame } from '../randomGame';

/** What came of asking a level in positions of random games, as they are and with all that it may not know made up anew. */
export interface Honesty {
  asked: number;
  /** Positions in which there was something to make up. */
  scrambled: number;
  /** What should not be: another answer, an action the rules refuse, a view that has changed. */
  readonly wrong: string[];
}

interface Inquiry {
  readonly level: Level;
  readonly positions: number;
  readonly seed: number;
}

/** Random games come into positions that no sensible player would: every so-many-th is asked about. */
const EVERY = 3;

/** Asks in so many positions of a scenario [view and answer are functions of what a side may know]. */
export function askedHonestly(setup: Setup, { level, positions, seed }: Inquiry): Honesty {
  const found: Honesty = { asked: 0, scrambled: 0, wrong: [] };
  for (let number = seed; found.asked < positions; number++) {
    let met = 0;
    randomGame(setup, number, {
      before: (game) => {
        if (met++ % EVERY === 0 && found.asked < positions)
          ask(game, { level, positions, seed: number }, found);
      },
    });
  }
  return found;
}

function ask(game: Game, { level, seed }: Inquiry, found: Honesty): void {
  const side = extractors.sideToDecide(game)!;
  const answer = (position: Game) =>
    answerTo(mind, { game: mind.game, view: extractors.view(position, side), side, level, seed });
  const given = answer(game);
  const why = whyIllegal(game, given.action);
  const where = `${game.scenario} ${game.rules} ${extractors.phaseOf(game)} seed ${seed}`;
  if (why) found.wrong.push(`${where}: ${JSON.stringify(given.action)} ${JSON.stringify(why)}`);
  const seen = extractors.view(game, side);
  const other = determinise(seen, side, recommendedPrior(seen, enemyOf(side)), chanceOf(seed ^ found.asked));
  found.asked++;
  if (JSON.stringify(other.units) !== JSON.stringify(game.units)) found.scrambled++;
  if (JSON.stringify(answer(other)) !== JSON.stringify(given)) found.wrong.push(`${where}: another answer`);
}
