import { expect, test } from 'vitest';
import { extractors, type Action } from '../../../rules/extractors';
import { answerText } from './answerText';
import { valueOf, valueText } from './measure';
import { openPuzzle } from './puzzleStore';
import { PUZZLES } from './puzzles';

/** An answer as the panel tells it. */
function told(id: string, type: Action['type']): string {
  const { puzzle, position } = openPuzzle(PUZZLES.find((one) => one.id === id)!);
  const action = extractors.options(position).find((one) => one.type === type)!;
  return `${answerText(position, action)}: ${valueText(puzzle.measure, valueOf(puzzle.measure, position, action))}`;
}

test.each([
  ['last-lance', 'endPhase', 'End Dorian movement: nobody leaves the map'],
  ['commando', 'endPhase', 'End Dorian fire: 0.00 out of action on average'],
  ['rally-first', 'rally', 'Roll to rally Lance: 1.30 rally on average'],
  ['reset-empty', 'reset', 'Reset the Move orders of Glide A: 3 hexes away'],
] as const)('an answer without a map or a target is one, with its number: %s', (id, type, text) => {
  expect(told(id, type)).toBe(text);
});
