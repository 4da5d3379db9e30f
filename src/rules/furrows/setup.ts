import { seedDice } from '../rng';
import { UNITS } from './data';
import { NOTHING_PENDING } from './damage';
import { fullLoads } from './gunnery';
import { SCENARIOS, scenarioOf } from './scenarios';
import type { Base, Flag, Game, Given, Scenario, Setup, Side } from './types';

const ORDERS: readonly unknown[] = ['ahead', 'quick'] satisfies Setup['orders'][];

/** The game before its first decision [§15, §16]. Throws RangeError for a set-up that does not exist. */
export function setup(setup: Setup, seed: number): Game {
  const scenario = scenarioOf(setup.scenario);
  if (!ORDERS.includes(setup.orders)) throw new RangeError(`No orders ${setup.orders}`);
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

/** A value from outside that names a set-up there is. */
export function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { scenario, orders, ...more } = value as Partial<Setup>;
  if (Object.keys(more).length > 0) return false;
  return SCENARIOS.some(({ id }) => id === scenario) && ORDERS.includes(orders);
}

/** A base before it is set up: all its models, all weapons loaded [§15, E-22]. */
export function freshBase(side: Side, { id, unit, upgrades }: Given): Base {
  const { models, weapons } = UNITS[unit];
  return {
    id,
    side,
    unit,
    upgrades,
    where: { at: 'unplaced' },
    mode: 'slow',
    models,
    wear: 0,
    shaken: 0,
    gear: 0,
    jammed: 0,
    loads: fullLoads(weapons),
    difficult: null,
    pending: NOTHING_PENDING,
    turn: { running: null, moved: false, fired: false, aimed: null },
    order: null,
    queue: { movement: [], gunnery: [] },
  };
}

/** Each side holds its own strongholds, nobody the middle [§16]. */
function flagsAtStart({ map }: Scenario): readonly Flag[] {
  const { north, middle, south } = map.objectives;
  const flag = (side: Side | null) => (hex: Flag['hex']) => ({ hex, side });
  return [...north.map(flag('foundry')), ...middle.map(flag(null)), ...south.map(flag('league'))];
}
