import { describe, expect, it } from 'vitest';
import { counterId } from '../data';
import { unitOf, unitsOf } from '../units';
import { playPlacement } from '.';
import { placing, COMPANY } from './testing';

describe('§9.4: the hidden set-up', () => {
  it('hides every Dorian unit while it is on the map', () => {
    const game = placing('ambush', 'dorian', ['floater-1@1320/0', 'panza-lance@1320>floater-1'], COMPANY);
    const hidden = () =>
      unitsOf(game)
        .filter((unit) => unit.hidden)
        .map(({ id }) => id);
    expect(hidden()).toEqual(['panza-lance', 'floater-1']);
    const events = playPlacement(game, { type: 'unplace', unit: counterId('floater-1') });
    expect(events).toEqual([
      { type: 'unplaced', unit: 'floater-1', hidden: true },
      { type: 'unplaced', unit: 'panza-lance', hidden: true },
    ]);
    expect(hidden()).toEqual([]);
  });

  it('other scenarios hide nothing', () => {
    const game = placing('incoming', 'dorian', ['ehn-etaki-shock@1320']);
    expect(unitOf(game, counterId('ehn-etaki-shock')).hidden).toBe(false);
  });
});
