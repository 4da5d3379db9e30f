import { begunFrom, isLineFor } from '../fromPosition';
import { seedDice } from '../rng';
import { positionBegun } from './begun';
import { freshBase } from './freshBase';
import { SCENARIOS, scenarioOf } from './scenarios';
import type { Flag, Game, Position, Scenario, Setup, Side } from './types';

const ORDERS: readonly unknown[] = ['ahead', 'quick'] satisfies Setup['orders'][];

/** The game before its first decision [§15, §16]. Throws RangeError for a set-up that does not exist. */
export function setup(setup: Setup, seed: number): Game {
  const scenario = scenarioOf(setup.scenario);
  if (!ORDERS.includes(setup.orders)) throw new RangeError(`No orders ${setup.orders}`);
  if (setup.from !== undefined) return { ...begunFrom(setup, BEGINNING), dice: seedDice(seed) };
  const bases = scenario.armies.flatMap(({ side, given }) => given.map((each) => freshBase(side, each)));
  return {
    scenario: scenario.id,
    orders: setup.orders,
    turn: 0,
    phase: { name: 'placement', side: scenario.armies[0].side },
    part: null,
    bases: Object.fromEntries(bases.map((base) => [base.id, base])),
    flags: flagsAtStart(scenario),
    crushed: [],
    declared: [],
    fight: null,
    victory: null,
    dice: seedDice(seed),
  };
}

const BEGINNING = { positionBegun, fits };

function fits(setup: Setup, { scenario, orders }: Position): boolean {
  return setup.scenario === scenario && setup.orders === orders;
}

/** The set-up of a game that begins at a position. */
export function setupFrom({ scenario, orders }: Position, line: string): Setup {
  return { scenario, orders, from: line };
}

/** The part of a set-up that a public list of saves may show: not the position, which may hold orders. */
export function openSetup({ scenario, orders }: Setup): Setup {
  return { scenario, orders };
}

/** A value from outside that names a set-up there is. */
export function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { scenario, orders, from, ...more } = value as Partial<Setup>;
  if (Object.keys(more).length > 0) return false;
  if (!SCENARIOS.some(({ id }) => id === scenario) || !ORDERS.includes(orders)) return false;
  return 'from' in value ? isLineFor(from, value as Setup, BEGINNING) : true;
}

/** Each side holds its own strongholds, nobody the middle [§16]. */
function flagsAtStart({ map }: Scenario): readonly Flag[] {
  const { north, middle, south } = map.objectives;
  const flag = (side: Side | null) => (hex: Flag['hex']) => ({ hex, side });
  return [...north.map(flag('foundry')), ...middle.map(flag(null)), ...south.map(flag('league'))];
}
