import { describe, expect, it } from 'vitest';
import { copyGame, extractors, setup, unitsOf, type Game, type Unit } from '../../rules/extractors';
import { quickFire } from './quickFire';
import { STEADY } from './styles';
import { weigh } from './turn';

/** *Three-Pod Attack* with both sides in range of each other, two quick players having moved. */
function inRange(): Game {
  const game = copyGame(setup({ scenario: 'threePodAttack', rules: 'simple' }, 4));
  for (let acts = 0; acts < 900; acts++) {
    const { phase, turn } = game;
    if (phase.name === 'fire' && phase.side === 'dorian' && turn > 5 && taken(game) > 5) return game;
    extractors.play(game, weigh(game, { style: STEADY, sight: 'near', seed: acts })[0].action);
  }
  throw new Error('nobody came into range');
}

function taken(game: Game): number {
  return quickFire(copyGame(game), 'dorian');
}

/** Armour and steps of a side's units on the map. */
function strength(game: Game, side: Unit['side']): number {
  return unitsOf(game)
    .filter((unit) => unit.side === side && unit.where.at === 'map')
    .reduce((sum, unit) => sum + (unit.class === 'section' ? unit.steps : unit.armour), 0);
}

describe('fire in a rollout', () => {
  const game = inRange();

  it('wears off and destroys what it hits, and nobody else', () => {
    let worn = 0;
    for (let world = 0; world < 20; world++) {
      const copy: Game = { ...copyGame(game), dice: { state: [world, 1, 2, 3], rolled: 0 } };
      quickFire(copy, 'dorian');
      expect(strength(copy, 'dorian')).toBe(strength(game, 'dorian'));
      worn += strength(game, 'avronian') - strength(copy, 'avronian');
    }
    expect(worn).toBeGreaterThan(0);
  });

  it('is the same in the same world', () => {
    const [one, other] = [copyGame(game), copyGame(game)];
    expect(quickFire(one, 'dorian')).toBe(quickFire(other, 'dorian'));
    expect(one.units).toEqual(other.units);
  });
});
