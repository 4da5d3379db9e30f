import { expect, test } from 'vitest';
import { extractors } from '../../../rules/extractors';
import { fits, written } from '../lessons/written';
import { openPuzzle, type PuzzleStore } from './puzzleStore';
import { PUZZLES } from './puzzles';

function answer({ table, position }: PuzzleStore, words: string) {
  const action = extractors.options(position).find((one) => fits(written(position, one), words));
  if (!action) throw new Error(`Not legal: ${words}`);
  return table.act(action);
}

const open = (id: string) => openPuzzle(PUZZLES.find((puzzle) => puzzle.id === id)!);

test('an answer is judged by its number and never played', () => {
  const puzzle = open('weak-one');
  const before = puzzle.table.published.getState().position;
  expect(answer(puzzle, 'fire walker-1 A')).toBe('barred');
  expect(answer(puzzle, 'fire walker-1 C')).toBe('barred');
  expect(answer(puzzle, 'fire walker-1 B')).toBe('barred');
  expect(puzzle.state.getState().tries.map(({ verdict }) => verdict)).toEqual(['far', 'closer', 'best']);
  expect(puzzle.table.published.getState().position).toBe(before);
});

test('what was shown before it was found is not solved, and stays so; what is shown by finding it is', () => {
  const puzzle = open('weak-one');
  puzzle.show();
  answer(puzzle, 'fire walker-1 B');
  answer(puzzle, 'fire walker-1 B');
  expect(puzzle.state.getState()).toMatchObject({ solved: false });
  const later = open('weak-one');
  answer(later, 'fire walker-1 C');
  expect(later.state.getState()).toMatchObject({ solved: false });
  answer(later, 'fire walker-1 B');
  later.show();
  answer(later, 'fire walker-1 C');
  expect(later.state.getState()).toMatchObject({ solved: true });
});

test('what is illegal is refused by the rules, as in a game', () => {
  const puzzle = open('weak-one');
  expect(puzzle.table.act({ type: 'rally', unit: 'walker-1' as never })).toMatchObject({
    rule: expect.any(String),
  });
  expect(puzzle.state.getState().tries).toEqual([]);
});

test('shown, the best come with their numbers, the right one first', () => {
  const puzzle = open('rear-of-three');
  puzzle.show();
  const values = puzzle.state.getState().shown!.map(({ value }) => value);
  expect(values).toHaveLength(3);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(puzzle.state.getState().shown![0].verdict).toBe('best');
});
