import { describe, expect, it, test } from 'vitest';
import { armiesOf, copyGame, extractors, whyIllegal, type Setup } from '../../rules/extractors';
import { alteredArmy, drawnArmy } from './drawnArmy';
import { houseReport } from './houseReport';
import { searchReport } from './searchReport';
import { chanceOfLogit, strengthsIn, type Bout } from './strengths';
import { tryOut } from './trial';
import { armyOf, buysIn } from './writtenForce';

const bouts = (dorian: string, avronian: string, won: number, of: number): readonly Bout[] =>
  Array.from({ length: of }, (_, index) => ({ dorian, avronian, score: Number(index < won) }));

describe('the strength of armies', () => {
  it('is judged by whom an army has met', () => {
    // Both Dorians have won half their games, the first against the stronger Avronian.
    const { dorian, avronian } = strengthsIn([
      ...bouts('D1', 'A1', 10, 20),
      ...bouts('D2', 'A2', 10, 20),
      ...bouts('D3', 'A1', 2, 20),
      ...bouts('D3', 'A2', 14, 20),
    ]);
    expect(dorian.get('D1')!).toBeGreaterThan(dorian.get('D2')! + 0.5);
    expect(avronian.get('A1')!).toBeGreaterThan(avronian.get('A2')! + 0.5);
  });

  it('gives the share of the games of many', () => {
    const { dorian, avronian } = strengthsIn(bouts('D', 'A', 160, 200));
    expect(chanceOfLogit(dorian.get('D')! - avronian.get('A')!)).toBeCloseTo(0.8, 1);
  });

  it('makes no champion of one lucky game', () => {
    const { dorian } = strengthsIn([
      ...bouts('D1', 'A', 1, 1),
      ...bouts('D2', 'A', 18, 20),
      ...bouts('D3', 'A', 2, 20),
    ]);
    expect(dorian.get('D1')!).toBeLessThan(dorian.get('D2')!);
  });
});

const SETUP: Setup = { scenario: 'dobernStrongpoint', rules: 'full' };

describe('armies in a search', () => {
  test.each(['dorian', 'avronian'] as const)(
    '%s: drawn, written, read and altered ones are legal',
    (side) => {
      const drawn = drawnArmy(SETUP, { side, number: 3 });
      expect(buysIn(SETUP, side, armyOf(drawn))).toHaveLength(drawn.length);
      const seen = new Set([armyOf(drawn)]);
      for (const number of [1, 2, 3, 4]) {
        const altered = alteredArmy(SETUP, buysIn(SETUP, side, armyOf(drawn)), { side, number });
        const game = copyGame(extractors.setup(SETUP, 1));
        game.phase = { name: 'buildUp', side };
        for (const buy of altered) {
          expect(whyIllegal(game, buy)).toBeUndefined();
          extractors.play(game, buy);
        }
        expect(whyIllegal(game, { type: 'endPhase' })).toBeUndefined();
        seen.add(armyOf(altered));
      }
      expect(seen.size).toBeGreaterThan(2);
    },
  );

  it('are what both sides play with, and what the report names', () => {
    const armies = { dorian: '3 revil, 3 agrax', avronian: 'Ab pss, Bb pss, Cm pl' };
    const trial = tryOut({
      setup: SETUP,
      pairing: { dorian: 'greedy', avronian: 'greedy' },
      seed: 1,
      armies,
    });
    expect(trial.refused).toBe(0);
    expect(trial.armies).toEqual(armies);
    expect(trial.units.agrax.fielded).toBe(3);
    expect(trial.units.multipod.fielded).toBe(1);
    const page = searchReport([
      { setup: SETUP, trials: [trial], finalists: { dorian: [armies.dorian], avronian: [armies.avronian] } },
    ]);
    expect(page).toContain('- D1: 3 revil, 3 agrax');
    expect(page).toContain(' of 1 |');
  });
});

describe('the report on the armies of the house', () => {
  it('gives each army its share against the recommended one, and each thing that is bought the army it wins with', () => {
    const setup: Setup = { scenario: 'incoming', rules: 'full' };
    const [army] = armiesOf(setup, 'avronian');
    const trial = tryOut({ setup, pairing: { dorian: 'greedy', avronian: 'greedy' }, seed: 1 });
    const games = Array.from({ length: 12 }, (_, index) => ({
      ...trial,
      seed: index + 1,
      armies: { avronian: army },
      winner: index < 9 ? ('avronian' as const) : ('dorian' as const),
    }));
    const page = houseReport(games);
    expect(page).toMatch(/\| incoming full, avronian +\| A uu +\| 75 % +\| 12 +\|/);
    expect(page).toMatch(/\| undulator +\| A uu \(incoming full\) +\| 75 % +\| 12 +\| yes/);
    expect(page).toMatch(/\| pgp +\| – /);
  });
});
