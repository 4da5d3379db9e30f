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
  if (setup.from !== undefined) return { ...begunFrom(setup), dice: seedDice(seed) };
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

/** The position it begins at. Throws RangeError if its line writes none that fits it. */
function begunFrom(setup: Setup): Position {
  const position = positionBegun(setup.from ?? '');
  if ('error' in position) throw new RangeError(`No position to begin at: ${position.error}`);
  if (!fits(setup, position)) throw new RangeError('A position of another set-up');
  return position;
}

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

/** The most characters of a line of notation; longer ones are not read. */
const LONGEST_LINE = 20_000;

/** A value from outside that names a set-up there is. */
export function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { scenario, orders, from, ...more } = value as Partial<Setup>;
  if (Object.keys(more).length > 0) return false;
  if (!SCENARIOS.some(({ id }) => id === scenario) || !ORDERS.includes(orders)) return false;
  return 'from' in value ? isLine(from, value as Setup) : true;
}

function isLine(from: unknown, setup: Setup): boolean {
  if (typeof from !== 'string' || from.length > LONGEST_LINE) return false;
  const position = positionBegun(from);
  return !('error' in position) && fits(setup, position);
}

/** Each side holds its own strongholds, nobody the middle [§16]. */
function flagsAtStart({ map }: Scenario): readonly Flag[] {
  const { north, middle, south } = map.objectives;
  const flag = (side: Side | null) => (hex: Flag['hex']) => ({ hex, side });
  return [...north.map(flag('foundry')), ...middle.map(flag(null)), ...south.map(flag('league'))];
}
