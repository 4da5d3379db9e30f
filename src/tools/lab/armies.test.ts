import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import {
  budgetOf,
  copyGame,
  extractors,
  SCENARIOS,
  scenarioOf,
  whyIllegal,
  writtenSetUp,
  type Game,
  type Setup,
} from '../../rules/extractors';
import { armiesReport, betterFirst, comparedTo } from './armiesReport';
import { buying, drawnArmy, nameOfDraw } from './drawnArmy';
import { alteredSetUp, drawnSetUp, placing, recommendedSetUp, setUpWords } from './drawnSetUp';
import { ledgerIn } from './ledger';
import { siftedIn } from './rounds';
import { tryOut, type Job, type Trial } from './trial';

const buyers = SCENARIOS.flatMap(({ id }) =>
  (['dorian', 'avronian'] as const)
    .filter((side) => scenarioOf(id).forces.some((force) => force.side === side && force.budget))
    .flatMap((side) => (['full', 'simple'] as const).map((rules) => [id, rules, side] as const)),
);

describe('an army drawn by lot', () => {
  test.each(buyers)(
    'in %s, %s, of the %s is legal, leaves little over and arms its machines',
    (scenario, rules, side) => {
      const setup: Setup = { scenario, rules };
      const armies = [1, 2, 3, 4].map((number) => drawnArmy(setup, { side, number }));
      expect(new Set(armies.map((army) => JSON.stringify(army))).size).toBeGreaterThan(1);
      for (const army of armies) {
        const game = copyGame(extractors.setup(setup, 1));
        game.phase = { name: 'buildUp', side };
        for (const buy of army) {
          expect(whyIllegal(game, buy)).toBeUndefined();
          extractors.play(game, buy);
        }
        expect(whyIllegal(game, { type: 'endPhase' })).toBeUndefined();
        const left = scenarioOf(game).forces.flatMap((force, index) =>
          force.side === side && force.budget?.cells ? [budgetOf(game, index).left] : [],
        );
        for (const each of left) expect(each).toBeLessThan(10);
      }
    },
  );

  it('is the same whenever it is drawn, and is what its side plays with', () => {
    const setup: Setup = { scenario: 'incoming', rules: 'simple' };
    const draw = { side: 'avronian', number: 3 } as const;
    const army = drawnArmy(setup, draw);
    expect(drawnArmy(setup, draw)).toEqual(army);
    expect(nameOfDraw(draw)).toBe('avronian#3');
    const job = { setup, pairing: { dorian: 'greedy', avronian: 'greedy' }, seed: 2, army: draw } as const;
    const trial = tryOut(job);
    expect(trial.army).toEqual(draw);
    expect(trial.refused).toBe(0);
    expect(tryOut(job)).toEqual(trial);
    const game = extractors.setup(setup, 1);
    const player = buying(army, () => undefined);
    expect(army.map(() => player(game)?.action)).toEqual(army);
    expect(player(game)?.action).toEqual({ type: 'endPhase' });
  });
});

describe('a set-up drawn by lot', () => {
  const placed = SCENARIOS.flatMap(({ id }) =>
    (['dorian', 'avronian'] as const)
      .map((side) => ({ side, setup: { scenario: id, rules: 'simple' } as const }))
      .filter(({ side, setup }) => drawnSetUp(setup, { side, number: 1 }).length > 0),
  );

  it('is of every side that places, the same whenever it is drawn', () => {
    expect(placed.map(({ side, setup }) => `${setup.scenario} ${side}`)).toEqual([
      'incoming dorian',
      'threePodAttack dorian',
      'extractors avronian',
      'ambush dorian',
      'dobernStrongpoint dorian',
    ]);
    for (const { side, setup } of placed) {
      const [first, again, other] = [2, 2, 3].map((number) => drawnSetUp(setup, { side, number }));
      expect(again).toEqual(first);
      expect(other).not.toEqual(first);
    }
  });

  test.each(placed)('is what its side plays with: $setup.scenario', ({ side, setup }) => {
    const draw = { side, number: 3 } as const;
    const players = { dorian: 'greedy', avronian: 'greedy' } as const;
    const trial = tryOut({ setup, pairing: players, seed: 2, setUp: draw });
    expect(trial).toMatchObject({ setUp: draw, refused: 0 });
    const places = drawnSetUp(setup, draw);
    const player = placing(places, () => undefined);
    const game = { phase: { name: 'placement', side } } as Game;
    expect(places.map(() => player(game)?.action)).toEqual(places);
    expect(player(game)?.action).toEqual({ type: 'endPhase' });
    expect(setUpWords(setup, draw).split(', ')).toHaveLength(places.length);
  });
});

describe('a set-up that is altered', () => {
  const setup: Setup = { scenario: 'dobernStrongpoint', rules: 'full' };
  const side = 'dorian';
  const places = recommendedSetUp(setup, side);

  it('is legal and whole, has up to three units elsewhere, and is the same whenever it is altered', () => {
    const lines = [1, 2, 3, 4].map((number) => {
      const altered = alteredSetUp(setup, places, { side, number });
      expect(alteredSetUp(setup, places, { side, number })).toEqual(altered);
      expect(altered).toHaveLength(places.length);
      const kept = altered.filter((place) => places.some((each) => isDeepStrictEqual(each, place)));
      expect(kept.length).toBeGreaterThanOrEqual(places.length - 3);
      return writtenSetUp(setup, altered);
    });
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('is what its side plays with, and another game in the ledger', () => {
    const line = writtenSetUp(setup, alteredSetUp(setup, places, { side, number: 2 }));
    const job: Job = { setup, seed: 2, pairing: { dorian: 'greedy', avronian: 'greedy' } };
    const trial = tryOut({ ...job, setUps: { [side]: line } });
    expect(trial).toMatchObject({ setUps: { [side]: line }, refused: 0 });
    const ledger = ledgerIn(join(mkdtempSync(join(tmpdir(), 'set-ups-')), 'games.jsonl'));
    ledger.add(trial);
    expect(ledger.missing([job, { ...job, setUps: { [side]: line } }])).toEqual([job]);
  });
});

describe('sifting in rounds', () => {
  it('plays the best of a round on other seeds, and counts for each its last round alone', async () => {
    const asked: string[] = [];
    // Numbers 2 and 3 win the first round by luck, number 3 the second by worth.
    const luck = [0, 0, 2, 1];
    const sifted = await siftedIn({ games: [2, 3], best: [2] }, 3, 'dorian', (numbers, seeds) => {
      asked.push(`${numbers.join(' ')} on ${seeds.join(' ')}`);
      return Promise.resolve(
        [null, ...numbers].flatMap((number) =>
          seeds.map((seed) => gameOf(number, seed, seed > 2 ? number === 3 : luck[number ?? 0] >= seed)),
        ),
      );
    });
    expect(asked).toEqual(['1 2 3 on 1 2', '2 3 on 3 4 5']);
    const { recommended, rivals } = comparedTo({ scenario: 'engage', rules: 'simple' }, 'dorian', sifted);
    expect(recommended).toMatchObject({ games: 5, share: 0 });
    expect(rivals.map(({ draw, games, won }) => [draw.number, games, won.share])).toEqual([
      [3, 3, 1],
      [1, 2, 0],
      [2, 3, 0],
    ]);
  });
});

/** A game of the Dorian's recommended army, or of one drawn by lot. */
function gameOf(number: number | null, seed: number, won: boolean): Trial {
  return {
    setup: { scenario: 'engage', rules: 'simple' },
    pairing: { dorian: 'sergeant', avronian: 'sergeant' },
    seed,
    ...(number !== null && { army: { side: 'dorian', number } }),
    winner: won ? 'dorian' : 'avronian',
    ending: 'valueNearCentre',
    turns: 12,
    actions: 300,
    units: {},
    died: { dorian: [], avronian: [] },
    refused: 0,
  };
}

describe('the report on armies', () => {
  const setup: Setup = { scenario: 'engage', rules: 'simple' };
  const games = (number: number | null, wins: number, count = 40): readonly Trial[] =>
    Array.from({ length: count }, (_, index) => gameOf(number, index + 1, index < wins));
  const trials = [...games(null, 10), ...games(1, 11), ...games(2, 33), ...games(3, 5, 8)];

  it('names the best of the last round, and by how much it wins more than the recommended one', () => {
    const compared = comparedTo(setup, 'dorian', trials);
    expect(compared.recommended).toMatchObject({ share: 0.25, games: 40 });
    expect(compared.rivals.map(({ draw, games: count }) => [draw.number, count])).toEqual([
      [2, 32],
      [1, 32],
      [3, 8],
    ]);
    expect(betterFirst('dorian', trials)).toEqual([2, 1, 3]);
    const page = armiesReport([compared]);
    expect(page).toContain(
      '| engage simple | dorian | 25 % of 40 | 3 | #2 | 78 % of 32 | +72 (+56 to +88) |',
    );
    expect(page).toContain('- #2: 78 % of 32, +72 (');
  });
});
