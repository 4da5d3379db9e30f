import { describe, expect, it } from 'vitest';
import { copyGame, extractors, playQuietly, type Game } from '../rules/extractors';
import { seedDice } from '../rules/rng';
import { hashOf } from '../rules/hash';
import { randomGame } from './randomGame';
import { SETUPS } from './states';

const SEEDS = [71, 72, 73, 74, 75];

describe('a game played without telling', () => {
  it.each(SETUPS)('of $scenario, $rules rules, is the same after every action, dice and all', (setup) => {
    for (const seed of SEEDS) {
      let quiet: Game | undefined;
      randomGame(setup, seed, {
        before: (game, action) => {
          quiet ??= copyGame(game);
          playQuietly(quiet, action);
        },
        after: (game) => expect(hashOf(quiet)).toBe(hashOf(game)),
      });
    }
  });

  it('rolls the dice it is handed and leaves those of the game alone', () => {
    for (const setup of SETUPS) {
      const tray = { dice: seedDice(5) };
      randomGame(setup, SEEDS[0], {
        before: (game, action) => {
          const [own, told] = [copyGame(game), copyGame({ ...game, dice: tray.dice })];
          playQuietly(own, action, tray);
          extractors.play(told, action);
          expect(tray.dice).toEqual(told.dice);
          expect(own.dice).toEqual(game.dice);
          expect(hashOf({ ...own, dice: null })).toBe(hashOf({ ...told, dice: null }));
        },
      });
    }
  });
});
