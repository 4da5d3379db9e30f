import { describe, expect, it, test } from 'vitest';
import { distance, hexNumber, rowOf, columnOf, type Hex } from '../../../hex';
import { CELLS, SECTIONS, VEHICLES, WHITE_MIX, counterOf, counterId, countersOfCell } from '../data';
import { at, doriana } from '../maps/doriana';
import { setup } from '../setup';
import type { CellName, Edge, Position, Scenario, ScenarioId } from '../types';
import { unitOf } from '../units';
import { MASSIF } from './hexes';
import { SCENARIOS, entryHexesOf, entryTurnOf, forceOf, hasSpecial, scenarioOf } from '.';

const numbers = (hexes: readonly Hex[]) => hexes.map((hex) => hexNumber(doriana.grid, hex));
const startOf = (scenario: ScenarioId): Position => setup({ scenario, rules: 'full' }, 1);
const forcesOf = (id: ScenarioId) =>
  scenarioOf(id).forces.map(({ side, given, budget, arrival }) => ({
    side,
    given: [...given],
    points: budget?.points ?? null,
    arrival: arrival.type,
  }));

describe('§9: the six scenarios', () => {
  it('are numbered 1 to 6 in printed order', () => {
    expect(SCENARIOS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each<[ScenarioId, number, number, string]>([
    ['incoming', 10, 8, 'R-30'],
    ['threePodAttack', 10, 10, 'R-32'],
    ['extractors', 10, 10, '§9.3'],
    ['ambush', 12, 12, '§9.4'],
    ['dobernStrongpoint', 12, 12, '§9.5'],
    ['engage', 12, 12, '§9.6'],
  ])('%s has duration %i and is decided by the end of turn %i (%s)', (id, duration, lastTurn) => {
    expect(scenarioOf(id)).toMatchObject({ duration, lastTurn });
  });

  test.each<[ScenarioId, Edge, Edge, string]>([
    ['incoming', 'north', 'south', 'R-31'],
    ['threePodAttack', 'east', 'west', '§9.2'],
    ['extractors', 'east', 'west', '§9.3'],
    ['ambush', 'south', 'north', '§9.4'],
    ['dobernStrongpoint', 'east', 'west', '§9.5'],
    ['engage', 'west', 'east', 'R-37'],
  ])('%s: the Dorian runs %s, the Avronian edge is %s (%s)', (id, dorian, avronian) => {
    expect(scenarioOf(id).friendlyEdge).toEqual({ dorian, avronian });
  });

  it('R-38: only sections in scenario 1 (north) and machines in scenario 4 (south) may leave', () => {
    expect(SCENARIOS.flatMap(({ id, exits }) => exits.map((exit) => ({ id, ...exit })))).toEqual([
      { id: 'incoming', who: 'sections', edge: 'north' },
      { id: 'ambush', who: 'machines', edge: 'south' },
    ]);
  });

  it('throws RangeError for a scenario there is not', () => {
    expect(() => scenarioOf('nowhere' as ScenarioId)).toThrow(RangeError);
    expect(() => scenarioOf('constructor' as ScenarioId)).toThrow(RangeError);
  });

  it('names its special rules', () => {
    const specials = SCENARIOS.map(({ id, specials }): [string, Scenario['specials']] => [id, specials]);
    expect(Object.fromEntries(specials)).toEqual({
      incoming: ['entrantsHoldFire', 'runNorth'],
      threePodAttack: [],
      extractors: ['victoryPoints'],
      ambush: ['hiddenSetUp'],
      dobernStrongpoint: ['forts'],
      engage: ['secretBuildUp'],
    });
    expect(hasSpecial({ scenario: 'ambush' }, 'hiddenSetUp')).toBe(true);
    expect(hasSpecial({ scenario: 'engage' }, 'hiddenSetUp')).toBe(false);
  });
});

describe('forces', () => {
  it('§9.1: Ehn Etaki is placed in rows 20–27; an Orni with free weapons enters by row 27', () => {
    expect(forcesOf('incoming')).toEqual([
      {
        side: 'dorian',
        given: countersOfCell('Ehn Etaki').map(({ id }) => id),
        points: null,
        arrival: 'placed',
      },
      { side: 'avronian', given: ['A'], points: { full: 0, simple: 0 }, arrival: 'enters' },
    ]);
    const [cell, orni] = scenarioOf('incoming').forces;
    expect(cell.arrival.type === 'placed' && cell.arrival.zone.zone === 'hexes').toBe(true);
    if (cell.arrival.type === 'placed' && cell.arrival.zone.zone === 'hexes') {
      expect(cell.arrival.zone.hexes).toHaveLength(8 * 24);
      expect(cell.arrival.zone.hexes.every((hex) => distance(doriana.grid, hex, below(hex)) <= 7)).toBe(true);
    }
    expect(orni.givenChassis).toEqual({ A: 'orni' });
    expect(orni.budget).toMatchObject({ weapons: 'free', extraArmour: false, thanis: false, chassis: [] });
    const game = startOf('incoming');
    const entering = entryHexesOf(game, unitOf(game, counterId('A')));
    expect(entering).toHaveLength(24);
    expect(entering.every((hex) => rowOf(doriana.grid, hex) === 27)).toBe(true);
  });

  it('§9.2: three Bipods with 65 points of equipment enter by 2404 or 0102; the Command Post stands in 1324', () => {
    expect(forcesOf('threePodAttack')).toEqual([
      { side: 'dorian', given: ['commandpost'], points: null, arrival: 'stands' },
      { side: 'dorian', given: [], points: { full: 180, simple: 200 }, arrival: 'placed' },
      { side: 'avronian', given: ['A', 'B', 'C'], points: { full: 65, simple: 65 }, arrival: 'enters' },
    ]);
    const game = startOf('threePodAttack');
    expect(numbers(entryHexesOf(game, unitOf(game, counterId('B'))))).toEqual(['2404', '0102']);
    expect(unitOf(game, counterId('commandpost')).where).toMatchObject({ at: 'map', hex: at('1324') });
  });

  it('§9.3: Extractors and a Glide are placed, 145 points enter on turn 4, 180 (220) Dorian points on turn 1', () => {
    expect(forcesOf('extractors').map(({ points }) => points)).toEqual([
      { full: 180, simple: 220 },
      null,
      { full: 17, simple: 17 },
      { full: 145, simple: 145 },
    ]);
    const [company, , glide, column] = scenarioOf('extractors').forces;
    expect(company.arrival).toEqual({ type: 'enters', turn: 1, hexes: [at('2404'), at('2425')] });
    expect(column.arrival).toEqual({ type: 'enters', turn: 4, hexes: [at('0102')] });
    expect(glide.budget).toMatchObject({
      weapons: 'bought',
      extraArmour: false,
      thanis: false,
      chassis: [],
    });
  });

  it('§9.3: three separate depression areas take an Extractor each, none of them within 5 of 1308', () => {
    const { arrival } = scenarioOf('extractors').forces[1];
    expect(new Set(doriana.area)).toEqual(new Set([-1, 0, 1, 2]));
    if (arrival.type !== 'placed' || arrival.zone.zone !== 'extractors') throw new Error('no zone');
    expect(arrival.zone.near.every((hex) => distance(doriana.grid, hex, at('1308')) <= 5)).toBe(true);
    expect(arrival.zone.near.some((hex) => doriana.area[hex] >= 0)).toBe(false);
  });

  it('§9.4, R-34: a Bipod and a free machine that is no Orni share 20 points of weapons', () => {
    const [dorian, avronian] = scenarioOf('ambush').forces;
    expect(dorian.budget?.points).toEqual({ full: 140, simple: 150 });
    expect(dorian.arrival).toEqual({ type: 'placed', zone: { zone: 'anywhere' } });
    expect(avronian.givenChassis).toEqual({ A: 'bipod' });
    expect(avronian.budget).toMatchObject({
      points: { full: 20, simple: 20 },
      freeMachines: [{ chassis: ['bipod', 'multipod', 'glide'] }],
      extraArmour: false,
      thanis: false,
    });
    const game = startOf('ambush');
    expect(
      entryHexesOf(game, unitOf(game, counterId('A'))).every((hex) => rowOf(doriana.grid, hex) === 1),
    ).toBe(true);
  });

  it('§9.5, R-60: forts in the massif, a garrison of 2 Dagmatons and Reub’Ark, relief on turn 6', () => {
    const [forts, garrison, relief, avronian] = scenarioOf('dobernStrongpoint').forces;
    expect(forts.given).toHaveLength(5);
    expect(garrison.given.map((id) => counterOf(id).kind)).toEqual([
      'shock',
      'lance',
      'lance',
      'dagmaton',
      'dagmaton',
    ]);
    expect(relief).toMatchObject({ budget: { points: { full: 150, simple: 170 } }, arrival: { turn: 6 } });
    expect(avronian).toMatchObject({ budget: { points: { full: 170, simple: 170 } }, arrival: { turn: 1 } });
    expect(columnsOf(relief.arrival)).toEqual([24]);
    expect(columnsOf(avronian.arrival)).toEqual([1]);
  });

  it('§1: the massif is the 19 hexes within 2 of 1215, all rough', () => {
    expect(MASSIF).toHaveLength(19);
  });

  it('§9.6: both buy 250 points (Dorian Simple 290), classes capped at 65 %, entering by columns 01 and 24', () => {
    const [dorian, avronian] = scenarioOf('engage').forces;
    expect(dorian.budget).toMatchObject({
      points: { full: 250, simple: 290 },
      classCap: { full: Math.floor(250 * 0.65), simple: Math.floor(290 * 0.65) },
    });
    expect(avronian.budget).toMatchObject({ points: { full: 250, simple: 250 }, classCap: null });
    expect(columnsOf(dorian.arrival)).toEqual([1]);
    expect(columnsOf(avronian.arrival)).toEqual([24]);
  });

  it('R-41: units that enter do so on turn 1 unless a later turn is named; placed units do not enter', () => {
    const incoming = startOf('incoming');
    expect(entryTurnOf(incoming, unitOf(incoming, counterId('A')))).toBe(1);
    const section = unitOf(incoming, counterId('ehn-etaki-shock'));
    expect(entryTurnOf(incoming, section)).toBe(0);
    expect(entryHexesOf(incoming, section)).toEqual([]);
    expect(forceOf(incoming, section).name).toBe('Ehn Etaki');
  });
});

describe('§3: the cost lists', () => {
  it('R-03: each cell costs what its units cost', () => {
    for (const cell of Object.keys(CELLS) as CellName[]) {
      const { shock, lance, commando, walker, cost } = CELLS[cell];
      const sum =
        shock * SECTIONS.shock.cost +
        lance * SECTIONS.lance.cost +
        commando * SECTIONS.commando.cost +
        walker * VEHICLES.walker.cost;
      expect([cell, cost]).toEqual([cell, sum]);
    }
  });

  it('R-03: no lance, shock or commando is white', () => {
    const whites = WHITE_MIX.map(([kind]) => kind);
    expect(whites).not.toContain('lance');
    expect(whites).not.toContain('shock');
    expect(whites).not.toContain('commando');
  });
});

function below(hex: Hex): Hex {
  return at(`${hexNumber(doriana.grid, hex).slice(0, 2)}27`);
}

function columnsOf(arrival: Scenario['forces'][number]['arrival']): number[] {
  if (arrival.type !== 'enters') throw new Error('does not enter');
  return [...new Set(arrival.hexes.map((hex) => columnOf(doriana.grid, hex)))];
}
