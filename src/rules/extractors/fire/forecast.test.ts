import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { seedDice } from '../../rng';
import { DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { CounterId, Game, Shot, Unit, UnitForecast, UnitResult } from '../types';
import { forecast } from './forecast';
import { resolveShot } from './resolve';

const id = (text: string) => text as CounterId;
const alone = (unit: string, target: string, slot: number | null = null): Shot => ({
  firers: [{ unit: id(unit), slot }],
  target: id(target),
  area: false,
});
const together = (units: readonly string[], target: string): Shot => ({
  firers: units.map((unit) => ({ unit: id(unit), slot: null })),
  target: id(target),
  area: false,
});

/** Shots of every kind: one and many firers, each table, Commandos, area, near and far from destruction. */
const SHOTS: readonly (readonly [string, readonly Unit[], Shot])[] = [
  [
    'a Walker at a Glide',
    [vehicle('walker-1', '0513'), machine('A', 'glide', ['0511', 3], { weapons: ['laser'] })],
    alone('walker-1', 'A'),
  ],
  [
    'a PGP at an Orni with 2 armour left',
    [vehicle('pgp-1', '0512'), machine('A', 'orni', ['0511', 3], { rest: { armour: 2 } })],
    alone('pgp-1', 'A'),
  ],
  [
    'a cell with two Commandos and a Transcom at a Bipod with 3 armour left',
    [
      section('ferl-erlop-lance', '0512'),
      section('ferl-erlop-commando-1', '0512'),
      section('ferl-erlop-commando-2', '0611'),
      section('transcom-1', '0510'),
      machine('A', 'bipod', ['0511', 0], { weapons: ['laser', 'laser', 'laser'], rest: { armour: 3 } }),
    ],
    together(['ferl-erlop-lance', 'ferl-erlop-commando-1', 'ferl-erlop-commando-2', 'transcom-1'], 'A'),
  ],
  [
    'two Commandos at a machine with its last armour point',
    [
      section('ferl-erlop-commando-1', '0512'),
      section('ferl-erlop-commando-2', '0611'),
      machine('A', 'multipod', ['0511', 0], { rest: { armour: 1 } }),
    ],
    together(['ferl-erlop-commando-1', 'ferl-erlop-commando-2'], 'A'),
  ],
  [
    'an accelerator at a fort',
    [machine('A', 'bipod', ['0513', 0], { weapons: ['particleAccelerator'] }), staticPiece('fort-1', '0511')],
    alone('A', 'fort-1', 0),
  ],
  [
    'a Seeker at a Walker with 1 armour left',
    [
      machine('A', 'bipod', ['0513', 0], { weapons: ['seeker'] }),
      vehicle('walker-1', '0511', 0, { armour: 1 }),
    ],
    alone('A', 'walker-1', 0),
  ],
  [
    'an Undulator at a pinned Shock',
    [
      machine('A', 'bipod', ['0513', 0], { weapons: ['undulator'] }),
      section('panza-shock-1', '0511', { pinned: true }),
    ],
    alone('A', 'panza-shock-1', 0),
  ],
  [
    'a Laser at a routed Lance',
    [
      machine('A', 'bipod', ['0513', 0], { weapons: ['laser'] }),
      section('panza-lance', '0511', { routed: true }),
    ],
    alone('A', 'panza-lance', 0),
  ],
  [
    'three weapons at a Shock',
    [
      machine('A', 'bipod', ['0513', 0], { weapons: ['shredder', 'laser', 'thermoBeam'] }),
      section('panza-shock-1', '0511'),
    ],
    {
      firers: [0, 1, 2].map((slot) => ({ unit: id('A'), slot })),
      target: id('panza-shock-1'),
      area: false,
    },
  ],
  [
    "a Streamer's area over friend and enemy",
    [
      machine('A', 'bipod', ['0514', 0], { weapons: ['streamer'] }),
      machine('B', 'glide', ['0513', 0], { weapons: ['laser', 'laser', 'laser'] }),
      section('panza-shock-1', '0512'),
      section('panza-lance', '0512'),
      vehicle('floater-1', '0612', 0, { armour: 1 }),
    ],
    { firers: [{ unit: id('A'), slot: 0 }], target: id('panza-shock-1'), area: true },
  ],
];

const position = (units: readonly Unit[]): Game => gameWith(units, { phase: DORIAN_FIRES });
const play = (game: Game, shot: Shot) => {
  const copy = structuredClone(game) as Draft<Game>;
  const [event] = resolveShot(copy, shot);
  if (event.type !== 'shot') throw new Error('No shot');
  return { results: event.results, after: copy as Game };
};

/** The final outcome a result came to, written as the forecast writes it. */
function outcomeOf({ damage, criticals, forecast: { table } }: UnitResult): string {
  if (!damage) return table === 'soft' ? '–' : '0';
  if (damage.result.table === 'soft') return damage.result.result;
  const more = criticals.filter(({ effect }) => effect.effect === 'armour').length;
  return `${damage.result.armour + more}${criticals.length ? ' critical' : ''}`;
}

const diceLogged = (results: readonly UnitResult[]): number =>
  results.reduce(
    (sum, { rolls, damage, criticals }) =>
      sum +
      rolls.length +
      (damage ? 1 : 0) +
      criticals.reduce((dice, { draw }) => dice + (draw === null ? 1 : 2), 0),
    0,
  );

const expected = (unit: UnitForecast): ReadonlyMap<string, number> =>
  new Map(
    unit.outcomes.map(({ result, chance }) => [
      result.table === 'soft' ? result.result : `${result.armour}${result.critical ? ' critical' : ''}`,
      chance,
    ]),
  );

describe.each(SHOTS)('§7: the forecast of %s', (_, units, shot) => {
  const game = position(units);
  const { units: forecasts, dice } = forecast(game, shot);

  test('sums to 1, cases and outcomes', () => {
    for (const { cases, outcomes } of forecasts) {
      expect(cases.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  test('agrees with itself: any hit, mean, destroyed', () => {
    for (const unit of forecasts) {
      const miss = unit.cases
        .filter(({ hits }) => hits.length === 0)
        .reduce((sum, { chance }) => sum + chance, 0);
      expect(unit.anyHit).toBeCloseTo(1 - miss, 12);
      if (unit.table === 'soft') continue;
      const lost = unit.outcomes.map(({ result, chance }) =>
        result.table === 'soft' ? 0 : result.armour * chance,
      );
      expect(unit.mean).toBeCloseTo(
        lost.reduce((sum, value) => sum + value, 0),
        12,
      );
    }
  });

  test('is what the dice do in 3,000 seeded shots: outcomes, destruction, criticals, number of dice', () => {
    const runs = 3000;
    const tolerance = 0.04;
    const counts = forecasts.map(() => ({ outcomes: new Map<string, number>(), destroyed: 0, critical: 0 }));
    const used = new Set<number>();
    for (let seed = 0; seed < runs; seed++) {
      const { results, after } = play({ ...game, dice: seedDice(seed) }, shot);
      expect(after.dice.rolled).toBe(diceLogged(results));
      used.add(after.dice.rolled);
      results.forEach((result, index) => {
        const count = counts[index];
        const outcome = outcomeOf(result);
        count.outcomes.set(outcome, (count.outcomes.get(outcome) ?? 0) + 1 / runs);
        if (result.criticals.length) count.critical += 1 / runs;
        if (after.units[result.forecast.target].where.at === 'eliminated') count.destroyed += 1 / runs;
      });
    }
    forecasts.forEach((unit, index) => {
      const chances = expected(unit);
      for (const [outcome, share] of counts[index].outcomes) {
        expect([...chances.keys()]).toContain(outcome);
        expect(Math.abs(share - chances.get(outcome)!), outcome).toBeLessThan(tolerance);
      }
      expect(Math.abs(counts[index].destroyed - unit.destroyed)).toBeLessThan(tolerance);
      expect(Math.abs(counts[index].critical - unit.critical)).toBeLessThan(tolerance);
    });
    expect(Math.max(...used)).toBeLessThanOrEqual(dice[1]);
    if (forecasts.length === 1) expect(Math.min(...used)).toBe(dice[0]);
    else expect(Math.min(...used)).toBeGreaterThanOrEqual(dice[0]);
  });

  test('the shot changes nothing it does not log', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { results, after } = play({ ...game, dice: seedDice(seed) }, shot);
      const struck = new Set<CounterId>(
        results
          .filter(({ effects, criticals }) => effects.length || criticals.length)
          .map(({ forecast: { target } }) => target),
      );
      for (const unit of Object.values(game.units)) {
        if (struck.has(unit.id) || shot.firers.some((firer) => firer.unit === unit.id)) continue;
        expect(after.units[unit.id]).toEqual(unit);
      }
    }
  });
});

describe('§7.3.2: exact chances worked by hand', () => {
  test('a Walker at range 1 through the flank of a Glide', () => {
    const units = [vehicle('walker-1', '0512'), machine('A', 'glide', ['0511', 1])];
    const [unit] = forecast(position(units), alone('walker-1', 'A')).units;
    // Needs 4: 60 %. Row 4: 1 on 0–2, 2 on 3–7, 2* on 8, 3* on 9; a star costs one more on 2 in 10.
    expect(unit.anyHit).toBeCloseTo(0.6);
    expect(unit.outcomes).toEqual([
      { result: { table: 'machine', armour: 0, critical: false }, chance: expect.closeTo(0.4, 12) as number },
      {
        result: { table: 'machine', armour: 1, critical: false },
        chance: expect.closeTo(0.18, 12) as number,
      },
      { result: { table: 'machine', armour: 2, critical: false }, chance: expect.closeTo(0.3, 12) as number },
      {
        result: { table: 'machine', armour: 2, critical: true },
        chance: expect.closeTo(0.048, 12) as number,
      },
      { result: { table: 'machine', armour: 3, critical: true }, chance: expect.closeTo(0.06, 12) as number },
      {
        result: { table: 'machine', armour: 4, critical: true },
        chance: expect.closeTo(0.012, 12) as number,
      },
    ]);
    expect(unit.critical).toBeCloseTo(0.12);
    expect(unit.destroyed).toBe(0);
  });
  test('R-64: no critical roll for a target already destroyed; armour lost is what the dice say, not what is left', () => {
    const units = [vehicle('walker-1', '0512'), machine('A', 'glide', ['0511', 1], { rest: { armour: 2 } })];
    const [unit] = forecast(position(units), alone('walker-1', 'A')).units;
    expect(unit.critical).toBe(0);
    expect(unit.destroyed).toBeCloseTo(0.6 * 0.7);
    expect(unit.outcomes.at(-1)).toEqual({
      result: { table: 'machine', armour: 3, critical: false },
      chance: expect.closeTo(0.06, 12) as number,
    });
  });
  test('R-52: a Commando alone at a machine with 1 armour left', () => {
    const units = [
      section('bha-commando', '0512'),
      machine('A', 'glide', ['0511', 1], { rest: { armour: 1 } }),
    ];
    const [unit] = forecast(position(units), alone('bha-commando', 'A')).units;
    // Hits on 4–9. Row 1: 1 on 6–9 destroys; else the Commando's critical costs one more on 2 in 10.
    expect(unit.destroyed).toBeCloseTo(0.6 * (0.4 + 0.6 * 0.2));
    expect(unit.critical).toBeCloseTo(0.6 * 0.6);
  });
  test('§7.3.2: a section: mean steps lost and elimination', () => {
    const laser = machine('A', 'bipod', ['0512', 0], { weapons: ['laser'] });
    const chances = (rest: object) =>
      forecast(position([laser, section('panza-shock-1', '0511', rest)]), alone('A', 'panza-shock-1', 0))
        .units[0];
    // Needs 4: 60 %. Row 3–4: P on 0–3, R on 4–6, SL on 7, SL/R on 8 and 9.
    expect(chances({})).toMatchObject({ mean: expect.closeTo(0.6 * 0.3) as number, destroyed: 0 });
    expect(chances({ steps: 1 }).destroyed).toBeCloseTo(0.6 * 0.3);
    expect(chances({ routed: true }).destroyed).toBeCloseTo(0.6 * 0.2);
    expect(chances({ routed: true }).mean).toBeCloseTo(0.6 * (0.8 + 0.2 * 2));
    expect(chances({ routed: true, steps: 1 }).destroyed).toBeCloseTo(0.6);
  });
});

describe('the forecast of any shot', () => {
  const firers = ['panza-lance', 'panza-shock-1', 'panza-shock-2', 'transcom-1', 'transcom-2'];
  const HEXES = ['0512', '0611', '0610', '0510', '0410'];
  test('chances sum to 1, destruction grows as armour falls, and nothing depends on the order of firers', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(firers, { minLength: 1 }),
        fc.constantFrom('bipod', 'multipod', 'glide', 'orni'),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (chosen, chassis, facing, armour) => {
          const game = position([
            ...firers.map((unit, index) => section(unit, HEXES[index])),
            machine('A', chassis, ['0511', facing as 0], { rest: { armour } }),
          ]);
          const weaker = structuredClone(game) as Draft<Game>;
          const target = weaker.units[id('A')];
          if (target.class === 'machine') target.armour = Math.max(1, armour - 1);
          const [unit] = forecast(game, together(chosen, 'A')).units;
          const [sorted] = forecast(game, together([...chosen].sort(), 'A')).units;
          const [hurt] = forecast(weaker, together(chosen, 'A')).units;
          expect(unit.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
          expect(sorted.destroyed).toBeCloseTo(unit.destroyed, 10);
          expect(hurt.destroyed).toBeGreaterThanOrEqual(unit.destroyed - 1e-12);
          expect(unit.cases).toHaveLength(2 ** chosen.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
