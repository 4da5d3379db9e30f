import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { furrows } from './ruleset';
import type { Action, Event, Game } from './types';
import { DECLARES_1, base, gameWith, id, told } from './testing';

describe('§4: what happened', () => {
  it('outlives the draft it was played on', () => {
    const fires = told('stand', '-+-+-', ['fire', 'none']);
    const game = gameWith(
      [
        base('lineSection', '1206/S', fires),
        base('leagueRifles', '1208/N', { ...fires, upgrades: ['sergeant'] }),
      ],
      DECLARES_1('foundry'),
    );
    const acts: readonly Action[] = [
      {
        type: 'declare',
        base: id('lineSection'),
        weapon: 'rifle',
        models: 4,
        elites: [],
        target: id('leagueRifles'),
      },
      { type: 'endDeclaring' },
      {
        type: 'declare',
        base: id('leagueRifles'),
        weapon: 'longRifle',
        models: 3,
        elites: ['sergeant'],
        target: id('lineSection'),
      },
      { type: 'endDeclaring' },
    ];
    let now: Game = game;
    const happened: Event[] = [];
    for (const action of acts) {
      expect(furrows.whyIllegal(now, action)).toBeUndefined();
      now = produce(now, (draft) => void happened.push(...furrows.play(draft as Game, action)));
    }
    expect(happened.some(({ type }) => type === 'fired')).toBe(true);
    expect(() => JSON.stringify(happened)).not.toThrow();
  });
});
