import { expect, test } from 'vitest';
import { mind } from '../../../opponent/extractors';
import { answerTo } from '../../../opponent/think';
import { distance, parseHex } from '../../../hex';
import {
  CHASSIS,
  copyGame,
  extractors,
  isFault,
  mapOf,
  readPosition,
  type Game,
} from '../../../rules/extractors';
import { fits, written } from '../lessons/written';
import { valueOf } from './measure';
import type { Puzzle } from './puzzle';
import { PUZZLES } from './puzzles';

const each = PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const);

function gameOf({ line }: Puzzle): Game {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return copyGame({ ...position, dice: { state: [1, 2, 3, 4], rolled: 0 } });
}

const isBest = ({ best }: Puzzle, words: string) => best.some((pattern) => fits(words, pattern));

test('there are 24, three grades of eight, each with a name of its own', () => {
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(24);
  for (const grade of [1, 2, 3]) expect(PUZZLES.filter((puzzle) => puzzle.grade === grade)).toHaveLength(8);
});

test.each(each)('%s: what is best is better by a twentieth than everything else', (_, puzzle) => {
  const game = gameOf(puzzle);
  const all = extractors.options(game).map((action) => ({
    words: written(game, action),
    value: valueOf(puzzle.measure, game, action),
  }));
  const best = Math.max(...all.filter(({ words }) => isBest(puzzle, words)).map(({ value }) => value));
  const rest = Math.max(...all.filter(({ words }) => !isBest(puzzle, words)).map(({ value }) => value));
  expect(best - rest).toBeGreaterThanOrEqual(Math.abs(best) * 0.05);
  expect(best).toBeGreaterThan(rest);
});

/** What the search does in the phase of the puzzle, up to the best answer. */
function searched(puzzle: Puzzle): readonly string[] {
  const game = gameOf(puzzle);
  const phase = extractors.phaseOf(game);
  const side = extractors.sideToDecide(game)!;
  const done: string[] = [];
  while (extractors.phaseOf(game) === phase && done.length < 12) {
    const view = extractors.view(game, side);
    const answer = answerTo(mind, { game: mind.game, view, side, level: 'captain', seed: 1 });
    const action = answer.action;
    done.push(written(game, action));
    if (isBest(puzzle, done[done.length - 1]) || action.type === 'endPhase') break;
    extractors.play(game, action);
  }
  return done;
}

test.each(each)("%s: the opponent's search finds it", (_, puzzle) => {
  const found = searched(puzzle);
  expect(
    found.some((words) => isBest(puzzle, words)),
    found.join('; '),
  ).toBe(true);
});

test.each(each)('%s: question, hint and reason are short, and the hint does not tell', (_, puzzle) => {
  const count = (text: string) => text.split(/\s+/).length;
  expect(count(puzzle.asks)).toBeLessThanOrEqual(24);
  expect(count(puzzle.asks) + count(puzzle.why)).toBeLessThanOrEqual(40);
  expect(puzzle.hint).not.toBe(puzzle.why);
});

const fires = each.filter(([, { line }]) => / [AD]fire /.test(line));

test.each(fires)('%s: there are two to fire at, or two ways', (_, puzzle) => {
  const game = gameOf(puzzle);
  const shots = extractors.options(game).filter(({ type }) => type !== 'endPhase');
  expect(new Set(shots.map((action) => written(game, action).replace(/^.*? /, ''))).size).toBeGreaterThan(1);
});

test('Close asks for half the speed nearer, not half the distance [§8.3, §8.3.2]', () => {
  const { line, hint, why } = PUZZLES.find(({ id }) => id === 'which-order')!;
  const game = gameOf({ line } as Puzzle);
  const { grid } = mapOf(game);
  const [from, to] = ['0618', '0514'].map((number) => parseHex(grid, number)!);
  expect([distance(grid, from, to), CHASSIS.glide.speed]).toEqual([5, 6]);
  expect(hint).toMatch(/^Half its speed nearer/);
  expect(why).toMatch(/three hexes nearer.*may come up to one/);
});
