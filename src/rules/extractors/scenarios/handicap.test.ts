import { describe, expect, it, test } from 'vitest';
import { budgetOf } from '../buildUp';
import { copyGame } from '../copy';
import { readPosition, writePosition } from '../notation';
import { extractors } from '../ruleset';
import { setup } from '../setup';
import type { DorianVehicleKind, Game, Handicap, Machine, Position, ScenarioId, Setup } from '../types';
import { SCENARIOS, scenarioOf } from '.';
import { pointsRangeOf, POINT_STEP } from './handicap';

const NONE: Handicap = { dorian: 0, avronian: 0, turns: 0 };
const gameOf = (scenario: ScenarioId, handicap: Partial<Handicap>, rules: Setup['rules'] = 'full') =>
  setup({ scenario, rules, handicap: { ...NONE, ...handicap } }, 1);
const pointsOf = (position: Position) =>
  scenarioOf(position).forces.map((_, index) => budgetOf(position, index).points);

describe('R-110: the players may even a scenario out', () => {
  it('R-110: gives a side points more to buy with, where it buys most', () => {
    expect(pointsOf(setup({ scenario: 'extractors', rules: 'full' }, 1))).toEqual([180, 0, 17, 145]);
    expect(pointsOf(gameOf('extractors', { avronian: 25 }))).toEqual([180, 0, 17, 170]);
    expect(pointsOf(gameOf('extractors', { dorian: 10 }, 'simple'))).toEqual([230, 0, 17, 145]);
  });

  test.each([
    ['full', 0, 162],
    ['full', 40, 188], // as printed of the 290 points of Simple
    ['full', 50, 195],
    ['full', 60, 201],
    ['full', -60, 123],
    ['simple', 0, 188],
    ['simple', -10, 182],
    ['simple', 60, 227],
  ] as const)('R-110, §9.6: the cap of Engage!, %s, is 65 % of %i points more: %i', (rules, dorian, cap) => {
    const game = gameOf('engage', { dorian, turns: 1 }, rules);
    expect(budgetOf(game, 0).branches.map((branch) => branch.cap)).toEqual([cap, cap]);
  });

  test.each([
    ['full', 50, 0, ['dagmaton-2', 'walker-2'], 'walker-3'],
    ['full', 50, undefined, ['dagmaton-2', 'walker-2'], 'walker-3'],
    ['simple', -10, 0, ['transcom-2', 'flyer-1'], 'dagmaton-1'],
    ['simple', 15, 1, ['flyer-2'], 'dagmaton-1'],
  ] as const)(
    'R-110: a saved game of Engage!, %s, %i points, that took army %s takes what it took',
    (rules, dorian, army, taken, untaken) => {
      const game = copyGame(gameOf('engage', { dorian }, rules));
      extractors.play(game, { type: 'recommend', ...(army !== undefined && { army }) });
      expect(Object.keys(game.units)).toEqual(expect.arrayContaining([...taken]));
      expect(game.units).not.toHaveProperty(untaken);
    },
  );

  it('R-110, §9.6: 201 of 310 points are within the cap of Engage!', () => {
    const game = copyGame(gameOf('engage', { dorian: 60 }));
    const buy = (kind: DorianVehicleKind) =>
      ({ type: 'buy', force: 0, purchase: { item: 'white', kind } }) as const;
    for (const kind of ['pgp', 'pgp', 'agrax', 'agrax', 'agrax', 'revil', 'revil', 'flyer', 'flyer'] as const)
      extractors.play(game, buy(kind));
    expect(extractors.whyIllegal(game, buy('floater'))).toBeUndefined();
    extractors.play(game, buy('floater'));
    expect(extractors.whyIllegal(game, buy('floater'))).toMatchObject({
      reason: 'classCap',
      total: 212,
      cap: 201,
    });
  });

  test.each(
    (['threePodAttack', 'extractors', 'ambush', 'dobernStrongpoint', 'engage'] as const).flatMap((scenario) =>
      (['dorian', 'avronian'] as const).flatMap((side) =>
        (['full', 'simple'] as const).flatMap((rules) =>
          [15, 30, 60].map((points) => [scenario, side, rules, points] as const),
        ),
      ),
    ),
  )('R-110: the recommended force of %s, %s, %s spends %i points more', (scenario, side, rules, points) => {
    const leftOf = (game: Game) =>
      scenarioOf(game).forces.flatMap((force, index) =>
        force.side === side ? [budgetOf(game, index).left] : [],
      );
    const bought = (handicap: Partial<Handicap>) => {
      const game = copyGame(gameOf(scenario, handicap, rules));
      game.phase = { name: 'buildUp', side };
      extractors.play(game, { type: 'recommend' });
      return game;
    };
    const richer = bought({ [side]: points });
    const left = leftOf(richer);
    for (const each of left) expect(each).toBeGreaterThanOrEqual(0);
    const spare = leftOf(bought({ turns: 1 })).reduce((sum, each) => sum + each, 0);
    const unspent = left.reduce((sum, each) => sum + each, 0);
    // Machines run out of slots and of armour before there is enough for another.
    expect(unspent).toBeLessThan(side === 'dorian' ? 10 : spare + points);
    expect(richer.phase.name).toBe('buildUp');
    expect(extractors.whyIllegal(richer, { type: 'endPhase' })).toBeUndefined();
  });

  test.each(
    (['threePodAttack', 'extractors', 'ambush', 'dobernStrongpoint', 'engage'] as const).flatMap((scenario) =>
      (['dorian', 'avronian'] as const).flatMap((side) =>
        (['full', 'simple'] as const).flatMap((rules) =>
          [POINT_STEP, 20, 60]
            .map((fewer) => Math.max(-fewer, pointsRangeOf(scenarioOf(scenario), side).from))
            .map((points) => [scenario, side, rules, points] as const),
        ),
      ),
    ),
  )('R-110: the recommended force of %s, %s, %s does with %i points', (scenario, side, rules, points) => {
    const game = copyGame(gameOf(scenario, { [side]: points }, rules));
    game.phase = { name: 'buildUp', side };
    extractors.play(game, { type: 'recommend' });
    const own = scenarioOf(game).forces.flatMap((force, index) => (force.side === side ? [index] : []));
    const accounts = own.map((index) => budgetOf(game, index));
    for (const { left, branches } of accounts) {
      expect(left).toBeGreaterThanOrEqual(0);
      for (const { total, cap } of branches) expect(total).toBeLessThanOrEqual(cap);
    }
    const unspent = accounts.reduce((sum, { left }) => sum + left, 0);
    // A machine runs out of slots and of armour before there is enough for another.
    expect(unspent).toBeLessThan(side === 'dorian' ? 10 : 15);
    const machines = Object.values(game.units).filter(
      (unit) => unit.class === 'machine' && unit.side === side,
    ) as readonly Machine[];
    const unarmed = machines.filter(({ slots }) => slots.every(({ weapon }) => weapon === null));
    // Ten points arm one of the two machines of Ambush.
    expect(unarmed).toHaveLength(scenario === 'ambush' && side === 'avronian' && points === -10 ? 1 : 0);
    expect(extractors.whyIllegal(game, { type: 'endPhase' })).toBeUndefined();
  });

  it('R-110: takes no more than half of what a side buys with, and nothing that is given it', () => {
    const points = pointsOf(setup({ scenario: 'threePodAttack', rules: 'full' }, 1));
    expect(pointsOf(gameOf('threePodAttack', { avronian: -30 }))).toEqual([...points.slice(0, 2), 35]);
    expect(
      extractors.isSetup({ scenario: 'threePodAttack', rules: 'full', handicap: { ...NONE, avronian: -35 } }),
    ).toBe(false);
    const given = (handicap: Partial<Handicap>) => Object.keys(gameOf('dobernStrongpoint', handicap).units);
    expect(given({ dorian: -10 })).toEqual(given({ turns: 1 }));
  });

  it.each([
    [-5, 'lance'],
    [-10, 'commando'],
  ])('R-110: in Incoming! %i points of the Dorian leave a section of that cost behind', (dorian, missing) => {
    const kinds = ({ units }: Game) => Object.values(units).map(({ kind }) => kind as string);
    const all = kinds(setup({ scenario: 'incoming', rules: 'full' }, 1));
    const game = gameOf('incoming', { dorian });
    expect(kinds(game)).toEqual(all.filter((kind) => kind !== missing));
    const line = writePosition(game);
    expect(line).toContain(`incoming full dorian${dorian} T0`);
    expect(readPosition(line)).toMatchObject({ handicap: game.handicap, units: game.units });
  });

  it('R-110: makes the game longer or shorter', () => {
    expect(scenarioOf(gameOf('ambush', { turns: -2 })).lastTurn).toBe(10);
    expect(scenarioOf(gameOf('incoming', { turns: 1 }))).toMatchObject({
      lastTurn: scenarioOf('incoming').lastTurn + 1,
      duration: scenarioOf('incoming').duration + 1,
    });
    expect(scenarioOf('ambush').lastTurn).toBe(12);
  });

  it('R-110: two games with and without it do not mix', () => {
    const [plain, even] = [setup({ scenario: 'ambush', rules: 'full' }, 1), gameOf('ambush', { turns: 3 })];
    for (let i = 0; i < 3; i++) {
      expect(scenarioOf(plain).lastTurn).toBe(12);
      expect(scenarioOf(even).lastTurn).toBe(15);
    }
  });

  test.each<[ScenarioId, unknown, boolean]>([
    ['engage', { dorian: 5, avronian: 0, turns: 0 }, true],
    ['engage', { dorian: 60, avronian: 60, turns: -2 }, true],
    ['incoming', { dorian: 0, avronian: 0, turns: 3 }, true],
    ['engage', NONE, false],
    ['incoming', { dorian: 5, avronian: 0, turns: 0 }, false],
    ['incoming', { dorian: 0, avronian: 5, turns: 0 }, false],
    ['engage', { dorian: 4, avronian: 0, turns: 0 }, false],
    ['engage', { dorian: -5, avronian: 0, turns: 0 }, true],
    ['engage', { dorian: -65, avronian: 0, turns: 0 }, false],
    ['ambush', { dorian: 0, avronian: -10, turns: 0 }, true],
    ['ambush', { dorian: 0, avronian: -15, turns: 0 }, false],
    ['incoming', { dorian: -10, avronian: 0, turns: 0 }, true],
    ['incoming', { dorian: -15, avronian: 0, turns: 0 }, false],
    ['incoming', { dorian: 0, avronian: -5, turns: 0 }, false],
    ['incoming', { dorian: -4, avronian: 0, turns: 0 }, false],
    ['engage', { dorian: 65, avronian: 0, turns: 0 }, false],
    ['engage', { dorian: 0, avronian: 0, turns: 4 }, false],
    ['engage', { dorian: 0, avronian: 0, turns: -3 }, false],
    ['engage', { dorian: 0, avronian: 0, turns: 0.5 }, false],
    ['engage', { dorian: 5, avronian: 0 }, false],
    ['engage', { dorian: 5, avronian: 0, turns: 0, dice: 6 }, false],
    ['engage', null, false],
    ['engage', 'more', false],
  ])('R-110: %s can bear %j: %s', (scenario, handicap, can) => {
    expect(extractors.isSetup({ scenario, rules: 'full', handicap })).toBe(can);
    if (!can)
      expect(() => setup({ scenario, rules: 'full', handicap: handicap as Handicap }, 1)).toThrow(RangeError);
  });

  it('R-110: who buys with points can have more or fewer', () => {
    const ranges = SCENARIOS.map((scenario) => [
      scenario.id,
      ...(['dorian', 'avronian'] as const).flatMap((side) => {
        const { from, to } = pointsRangeOf(scenario, side);
        return [from, to];
      }),
    ]);
    expect(ranges).toEqual([
      ['incoming', -10, 0, 0, 0],
      ['threePodAttack', -60, 60, -30, 60],
      ['extractors', -60, 60, -60, 60],
      ['ambush', -60, 60, -10, 60],
      ['dobernStrongpoint', -60, 60, -60, 60],
      ['engage', -60, 60, -60, 60],
    ]);
  });

  it('R-110: stays with the game: in copies, views, notation and fingerprints', () => {
    const game = gameOf('engage', { avronian: 15, turns: 1 });
    expect(copyGame(game)).toEqual(game);
    expect(extractors.view(game, 'dorian').handicap).toEqual(game.handicap);
    expect(extractors.byMail?.known(game, 'dorian').handicap).toEqual(game.handicap);
    expect(extractors.byMail?.common(game).handicap).toEqual(game.handicap);
    const line = writePosition(game);
    expect(line).toContain('engage full avronian+15 turns+1 T0');
    expect(readPosition(line)).toMatchObject({ handicap: game.handicap });
    expect(writePosition(readPosition(line) as Position)).toBe(line);
  });

  it.each([
    'engage full turns+9 T0 DbuildUp',
    'incoming full dorian+5 T0 DbuildUp',
    'engage full turns+0 T0 DbuildUp',
  ])('R-110: a line with what cannot be is refused: %s', (line) =>
    expect(readPosition(line)).toMatchObject({ error: 'handicap' }),
  );

  it('R-110: without one a game is the game it was', () => {
    expect('handicap' in setup({ scenario: 'engage', rules: 'full' }, 1)).toBe(false);
    expect('handicap' in extractors.view(setup({ scenario: 'engage', rules: 'full' }, 1), 'all')).toBe(false);
  });
});
