import { standingIn } from '../rules/spread';
import { copyGame, luckFor, throwsOf, type Game, type Setup, type Throw } from '../rules/extractors';
import { chanceOf } from './chance';
import { randomGame } from './randomGame';

/** The luck of the Dorian over many games; worth in points. */
export interface LuckOver {
  readonly games: number;
  readonly throws: number;
  /** Throws that came to what they were said never to come to. */
  readonly impossible: number;
  readonly mean: number;
  /** The standard error of the mean, and how many of them it is away from nothing. */
  readonly error: number;
  readonly errors: number;
  /** Games by the tenth of the percentile they came to; among equals the place is drawn. */
  readonly tenths: readonly number[];
  readonly chiSquare: number;
  /** What chance goes beyond once in a thousand times. */
  readonly limit: number;
}

/** Of chi-square with nine degrees of freedom. */
const LIMIT = 27.88;
const TENTHS = 10;

/** Random games of the set-ups in turn, from a seed on. */
export function luckOver(games: number, first: number, setups: readonly Setup[]): LuckOver {
  const draw = chanceOf(first);
  const tenths = new Array<number>(TENTHS).fill(0);
  let [throws, impossible, sum, squares] = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const rolled = throwsOfGame(setups[game % setups.length], first + Math.floor(game / setups.length));
    const { luck, standing } = luckFor('dorian', rolled);
    const points = luck / TENTHS;
    throws += rolled.length;
    impossible += rolled.filter(({ spread, rolled: came }) => standingIn(spread, came).same === 0).length;
    sum += points;
    squares += points * points;
    const place = standing.below + standing.same * ((draw(1e6) + 0.5) / 1e6);
    tenths[Math.min(TENTHS - 1, Math.floor(place * TENTHS))]++;
  }
  const mean = sum / games;
  const error = Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
  const even = games / TENTHS;
  const chiSquare = tenths.reduce((all, found) => all + (found - even) ** 2 / even, 0);
  return { games, throws, impossible, mean, error, errors: mean / error, tenths, chiSquare, limit: LIMIT };
}

function throwsOfGame(setup: Setup, seed: number): readonly Throw[] {
  const throws: Throw[] = [];
  let before: Game | null = null;
  randomGame(setup, seed >>> 0, {
    before(game) {
      before = game.phase.name === 'fire' || game.phase.name === 'rally' ? copyGame(game) : null;
    },
    after(_game, _action, events) {
      if (before) throws.push(...throwsOf(before, events));
    },
  });
  return throws;
}
