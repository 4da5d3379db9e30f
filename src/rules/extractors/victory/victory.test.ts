import { describe, expect, test } from 'vitest';
import { gameWith, machine, section } from '../testing';
import type { Section, Side } from '../types';
import { victoryNow } from '.';

describe('R-39: a side with nobody left', () => {
  const LANCE = section('panza-lance', '1214');
  const M = machine('A', 'bipod', ['1214', 0]);
  const dead = { where: { at: 'eliminated' } } as const;
  test.each<
    [what: string, lance: Partial<Section>, machine: object, winner?: Side | null | undefined, turn?: number]
  >([
    ['both have units: the game goes on', {}, {}],
    ['ends the game', {}, dead, 'dorian'],
    ['either side', dead, {}, 'avronian'],
    ['both', dead, dead, null],
    ['R-90: who has still to enter is left', { where: { at: 'toEnter' } }, {}],
    ['so is who is hidden', { hidden: true }, {}],
    ['who has left the map is not', { where: { at: 'exited', edge: 'east' } }, {}, 'avronian'],
    ['who was never placed is not', { where: { at: 'unplaced' } }, {}, 'avronian'],
    ['§4: before the first turn nothing ends it', dead, {}, undefined, 0],
    ['in the first turn it does', dead, {}, 'avronian', 1],
  ])('%s', (_, lance, machine, winner, turn = 2) => {
    const victory = victoryNow(
      gameWith(
        [
          { ...LANCE, ...lance },
          { ...M, ...machine },
        ],
        { turn },
      ),
    );
    if (winner === undefined) expect(victory).toBeNull();
    else expect(victory?.winner).toBe(winner);
  });
});
