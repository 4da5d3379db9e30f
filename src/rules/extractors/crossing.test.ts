import { describe, expect, test } from 'vitest';
import { crossing } from './crossing';
import { isFault, readPosition } from './notation';
import type { Action, Position, Shot } from './types';

/** A Bipod with two Shredders under Optimize beside two stacks. */
const LINE =
  'engage full T3 Afire | D panza-lance@1215; panza-shock-1@1215; ehn-etaki-lance@1115 ' +
  '| A bipod B@1214/S force1 w:-,shredder,shredder m:hold!,-,- c:optimize!,-,- c@1 c.runs | activation firing B optimize';

function positionOf(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return position;
}

const position = positionOf(LINE);
const shot = (slot: number, target: string, area: boolean) =>
  ({ firers: [{ unit: 'B', slot }], target, area }) as unknown as Shot;
const diceOf = (...shots: readonly Shot[]) =>
  crossing(position, { type: 'allocate', machine: 'B', shots } as unknown as Action).dice;

describe('the dice foretold for an allocation', () => {
  test('§7.3: each shot rolls to hit, and for damage if it hits', () => {
    expect(diceOf(shot(1, 'panza-lance', false))).toEqual([1, 2]);
    expect(diceOf(shot(1, 'panza-lance', false), shot(2, 'ehn-etaki-lance', false))).toEqual([2, 4]);
  });

  test('R-84: a later shot rolls nothing if an earlier one removes its target', () => {
    expect(diceOf(shot(1, 'panza-lance', true), shot(2, 'panza-shock-1', false))).toEqual([2, 6]);
    expect(diceOf(shot(1, 'panza-lance', false), shot(2, 'panza-shock-1', true))).toEqual([2, 6]);
  });
});
