import { describe, expect, it } from 'vitest';
import {
  determinise,
  extractors,
  recommendedPrior,
  type Game,
  type Prior,
  type Side,
} from '../rules/extractors';
import { chanceOf, type Chance } from './chance';
import { broken } from './invariants';
import { randomPlayer } from './player';
import { frozen, SETUPS, statesOf } from './states';

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const SEEDS = [51, 52, 53];
const PER_GAME = 16;
/** Actions played on in a world, enough to reveal and fire. */
const PLAYED_ON = 24;

const NOTHING_KNOWN: Prior = {
  programs: [],
  armies: [],
  thanis: 0,
  hideouts: [],
  facings: [],
  aboard: 0,
};

/** What a side sees of a game, and a world drawn from it. */
function worldOf(game: Game, side: Side, prior: Prior, chance: Chance) {
  const seen = frozen(structuredClone(extractors.view(game, side)));
  return { seen, world: determinise(seen, side, prior, chance) };
}

describe('a world drawn from a view', () => {
  it.each(SETUPS)(
    'of $scenario, $rules rules, looks the same, breaks no rule and can be played on',
    (setup) => {
      const phases = new Set<string>();
      for (const { game } of statesOf(setup, SEEDS, PER_GAME))
        for (const side of SIDES) {
          const prior = frozen(recommendedPrior(game, side === 'dorian' ? 'avronian' : 'dorian'));
          const chance = chanceOf(game.dice.rolled * 2 + SIDES.indexOf(side));
          const { seen, world } = worldOf(game, side, prior, chance);
          phases.add(`${world.phase.name} ${world.phase.side}`);
          expect(extractors.view(world, side)).toStrictEqual(seen);
          expect(Object.keys(world.units)).toEqual(inMixOrder(Object.keys(world.units), game));
          expect(broken(world)).toEqual([]);
          expect(JSON.stringify(world).includes('"order":"hidden"')).toBe(false);
          expect(() => playOn(world, chance(1000))).not.toThrow();
          expect(broken(world)).toEqual([]);
        }
      expect(phases.size).toBeGreaterThan(4);
    },
  );

  it.each(SETUPS)('of $scenario, $rules rules, looks the same whatever the prior, even none', (setup) => {
    for (const { game } of statesOf(setup, SEEDS.slice(1), 8))
      for (const side of SIDES) {
        const { seen, world } = worldOf(game, side, NOTHING_KNOWN, chanceOf(1));
        expect(extractors.view(world, side)).toStrictEqual(seen);
      }
  });

  it('has dice that have nothing to do with those of the game', () => {
    for (const { game } of statesOf(SETUPS[0], SEEDS, 3)) {
      const draws = [1, 2].map((seed) => worldOf(game, 'dorian', NOTHING_KNOWN, chanceOf(seed)).world.dice);
      expect(draws[0].rolled).toBe(0);
      expect(draws[0]).not.toEqual(draws[1]);
      expect(draws[0].state).not.toEqual(game.dice.state);
    }
  });

  it('is the same for the same view, prior and chance', () => {
    for (const { game } of statesOf({ scenario: 'engage', rules: 'full' }, SEEDS, 6)) {
      const prior = recommendedPrior(game, 'avronian');
      const [one, two] = [7, 7].map((seed) => worldOf(game, 'dorian', prior, chanceOf(seed)).world);
      expect(two).toEqual(one);
    }
  });
});

function playOn(world: Game, seed: number): void {
  const player = randomPlayer({ scenario: world.scenario, rules: world.rules }, seed);
  for (let played = 0; played < PLAYED_ON; played++) {
    if (extractors.sideToDecide(world) === null) return;
    const action = player(world);
    if (!action) throw new Error(`dead end in ${extractors.phaseOf(world)}`);
    extractors.play(world, action);
  }
}

/** Units of the true game keep their order, whoever is drawn between them. */
function inMixOrder(ids: readonly string[], game: Game): readonly string[] {
  const known = Object.keys(game.units).filter((id) => ids.includes(id));
  let next = 0;
  return ids.map((id) => (known.includes(id) ? known[next++] : id));
}
