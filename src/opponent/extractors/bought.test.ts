import { describe, expect, it } from 'vitest';
import {
  armiesOf,
  armiesOffered,
  extractors,
  recommendedArmy,
  SCENARIOS,
  unitsOf,
  type Setup,
  type Side,
} from '../../rules/extractors';
import { answerTo } from '../think';
import type { Level } from '../contract';
import { armiesFromBook, armyHeld } from './bought';
import { mind } from '.';

/** What a level of a side takes first when it buys [§5]. */
function takenBy(level: Level, setup: Setup, side: Side, seed = 1) {
  const game = extractors.setup(setup, 3);
  for (
    let decides = extractors.sideToDecide(game);
    decides !== side;
    decides = extractors.sideToDecide(game)
  ) {
    const view = extractors.view(game, decides!);
    const task = { game: 'extractors', view, side: decides!, level: 'recruit', seed: 1 } as const;
    extractors.play(game, answerTo(mind, task).action);
  }
  return answerTo(mind, { game: 'extractors', view: extractors.view(game, side), side, level, seed });
}

const AMBUSH: Setup = { scenario: 'ambush', rules: 'simple' };

describe('the army a level buys [§5]', () => {
  it('is the recommended one for all but the Colonel, who takes what has won more against it', () => {
    const dobern: Setup = { scenario: 'dobernStrongpoint', rules: 'simple' };
    const recommended = recommendedArmy(dobern, 'avronian');
    for (const level of ['recruit', 'sergeant', 'captain'] as const)
      expect(takenBy(level, dobern, 'avronian').action).toEqual({ type: 'recommend', army: recommended });
    const { action, explanation } = takenBy('colonel', dobern, 'avronian');
    expect(action).toEqual({ type: 'recommend', army: 1 });
    expect(explanation.chosen.terms[0].code).toBe('houseArmy');
  });

  it('is the recommended one where a later one is recommended than the first of the house', () => {
    const dobern: Setup = { scenario: 'dobernStrongpoint', rules: 'full' };
    const recommended = recommendedArmy(dobern, 'dorian');
    expect(recommended).toBe(3);
    expect(takenBy('captain', dobern, 'dorian').action).toEqual({ type: 'recommend', army: recommended });
    const handicap = { dorian: 5, avronian: 0, turns: 0 } as const;
    expect(armiesFromBook(extractors.setup({ ...dobern, handicap }, 1), 'dorian')[0]).toBe(recommended);
  });

  it('is now the one and now the other where the one wins another Colonel most games and the other too few', () => {
    const ambush: Setup = { scenario: 'ambush', rules: 'full' };
    const taken = Array.from({ length: 300 }, (_, seed) => takenBy('colonel', ambush, 'dorian', seed).action);
    const armies = taken.map((action) => (action.type === 'recommend' ? action.army : undefined));
    expect([...new Set(armies)].sort()).toEqual([1, recommendedArmy(ambush, 'dorian')]);
    const often = armies.filter((army) => army === 1).length;
    expect(often).toBeGreaterThan(80);
    expect(often).toBeLessThan(120);
    expect(takenBy('captain', ambush, 'dorian', 2).action).toEqual({ type: 'recommend', army: 3 });
  });

  it('is rarely what the other side has least to set against', () => {
    const engage: Setup = { scenario: 'engage', rules: 'full' };
    const begun = extractors.setup(engage, 1);
    const [swarm, ...others] = armiesFromBook(begun, 'dorian');
    expect(armiesOf(begun, 'dorian')[swarm]).toMatch(/^Ferl Erlop/);
    expect(others).toEqual(Array(3).fill(recommendedArmy(engage, 'dorian')));
  });

  it('is, of two that leave two Colonels uneven games to different sides, either as often', () => {
    const pods = extractors.setup({ scenario: 'threePodAttack', rules: 'full' }, 1);
    const bought = armiesFromBook(pods, 'avronian').map((number) => armiesOf(pods, 'avronian')[number]);
    expect(bought).toEqual([
      'A tmu +1, B mmt MF, C lsk',
      armiesOf(pods, 'avronian')[recommendedArmy(pods, 'avronian')],
    ]);
  });

  it('may be one that nobody is offered', () => {
    const bought = new Set(armiesFromBook(extractors.setup(AMBUSH, 1), 'dorian'));
    expect([...bought].filter((army) => !armiesOffered(AMBUSH, 'dorian').includes(army))).toEqual([5]);
  });

  it('leaves the other side a game: what won nearly always stays at home', () => {
    const simple: Setup = { scenario: 'extractors', rules: 'simple' };
    const bought = armiesFromBook(extractors.setup(simple, 1), 'avronian');
    expect(bought).toEqual([recommendedArmy(simple, 'avronian')]);
  });

  it('is the recommended one where the points or the numbers are others than those it was measured with', () => {
    const handicap = { dorian: 5, avronian: 0, turns: 0 } as const;
    for (const other of [{ handicap }, { variant: { 'orni.speed': 8 } }])
      expect(armiesFromBook(extractors.setup({ ...AMBUSH, ...other }, 1), 'dorian')).toEqual([
        recommendedArmy(AMBUSH, 'dorian'),
      ]);
  });

  it('is known by what it consists of, whatever has been lost of it since', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const)
          for (const army of armiesOf({ scenario, rules }, side).keys()) {
            const game = extractors.setup({ scenario, rules }, 1);
            while (extractors.sideToDecide(game) !== side) {
              extractors.play(game, { type: 'recommend', army: 0 });
              extractors.play(game, { type: 'endPhase' });
            }
            expect(armyHeld(game, side)).not.toBe(army);
            extractors.play(game, { type: 'recommend', army: army as 0 | 1 | 2 });
            expect(armyHeld(game, side)).toBe(army);
            const lost = unitsOf(game).find((unit) => unit.side === side)!;
            Object.assign(lost, { where: { at: 'eliminated' } });
            expect(armyHeld(game, side)).toBe(army);
          }
  });

  it('is one of the house in every scenario', () => {
    for (const { id: scenario } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const)
        for (const side of ['dorian', 'avronian'] as const) {
          const position = extractors.setup({ scenario, rules }, 1);
          const army = armiesFromBook(position, side)[0];
          if (army > 0) expect(armiesOf(position, side)[army]).toBeDefined();
        }
  });
});
