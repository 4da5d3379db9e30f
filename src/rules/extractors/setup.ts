import { begunFrom, isLineFor } from '../fromPosition';
import { seedDice } from '../rng';
import { positionBegun } from './begun';
import { inMixOrder, newUnit } from './newUnit';
import { writeHandicap } from './notation';
import { machinesToProgram } from './orders/programming';
import { forcesThatBuy, isHandicap, SCENARIOS, scenarioOf } from './scenarios';
import type { Game, Match, Phase, Position, Setup, Side, Unit } from './types';
import { unitsOf } from './units';
import { agreedOf, setupOf, whyNotVariant, writeVariant } from './variant';

/** Before the first turn, in this order, what has nothing to decide left out [§4]. */
const PREPARATIONS: readonly Phase[] = [
  { name: 'buildUp', side: 'dorian' },
  { name: 'buildUp', side: 'avronian' },
  { name: 'placement', side: 'dorian' },
  { name: 'placement', side: 'avronian' },
  { name: 'programming', side: 'avronian' },
];
const RULES: readonly unknown[] = ['full', 'simple'] satisfies Setup['rules'][];
const FIRST_OF_TURN: Phase = { name: 'movement', side: 'dorian' };

/**
 * The game before its first decision [§4]; one that began under an earlier version of the rules keeps the numbers of then
 * . Throws RangeError for a set-up that does not exist.
 */
export function setup(begun: Setup, seed: number, version = Infinity): Game {
  const setup = setupOf(begun, version);
  const scenario = scenarioOf(setup.scenario);
  if (!RULES.includes(setup.rules)) throw new RangeError(`No rules ${setup.rules}`);
  const { handicap } = setup;
  if (handicap !== undefined && !isHandicap(handicap, scenario)) throw new RangeError('No such handicap');
  if (setup.variant !== undefined && whyNotVariant(setup.variant)) throw new RangeError('No such variant');
  const variant = agreedOf(setup.variant);
  if (setup.from !== undefined) return { ...begunFrom(setup, BEGINNING), dice: seedDice(seed) };
  const has = { scenario: scenario.id, ...(variant && { variant }) };
  const given = scenarioOf(setup).forces.flatMap((force, index) =>
    force.given.map((id) => newUnit(has, index, id, force.givenChassis[id])),
  );
  const game: Game = {
    scenario: scenario.id,
    rules: setup.rules,
    ...(handicap && { handicap: { ...handicap } }),
    ...(variant && { variant }),
    turn: 0,
    phase: FIRST_OF_TURN,
    activation: null,
    units: inMixOrder(given),
    uncovered: [],
    victory: null,
    dice: seedDice(seed),
  };
  return { ...game, phase: firstPhase(game) };
}

const BEGINNING = { positionBegun, fits };

function fits(setup: Setup, position: Position): boolean {
  return wordsOf(position) === wordsOf(setup);
}

/** What a set-up says, in a line: 'engage full avronian+15 orni.speed=6'. */
function wordsOf({ scenario, rules, handicap, variant }: Setup | Position): string {
  return [scenario, rules, ...writeHandicap(handicap), ...writeVariant(variant)].join(' ');
}

/** The set-up of a game that begins at a position. */
export function setupFrom(position: Position, line: string): Setup {
  const { scenario, rules, handicap, variant } = position;
  return { scenario, rules, ...(handicap && { handicap }), ...(variant && { variant }), from: line };
}

/** The part of a set-up that a public list of saves may show: not the position the game begins at. */
export function openSetup(setup: Setup): Setup {
  const { from: _secret, ...open } = setup;
  return open;
}

/** A value from outside that names a set-up there is. */
export function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { scenario: id, rules, handicap, variant, match, from, ...more } = value as Partial<Setup>;
  if (Object.keys(more).length > 0) return false;
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario || !RULES.includes(rules)) return false;
  if ('handicap' in value && !isHandicap(handicap, scenario)) return false;
  if ('variant' in value && whyNotVariant(variant)) return false;
  if ('match' in value && !isMatch(match)) return false;
  return 'from' in value ? isLineFor(from, value as Setup, BEGINNING) : true;
}

function isMatch(value: unknown): value is Match {
  if (typeof value !== 'object' || value === null) return false;
  const { game, first, ...more } = value as { readonly game?: unknown; readonly first?: unknown };
  if (Object.keys(more).length > 0) return false;
  if (game === 1) return !('first' in value);
  return game === 2 && [null, 'dorian', 'avronian'].includes(first as Side | null);
}

/** The first preparation with something to decide; without any, the first phase of turn 1. */
export function firstPhase(position: Position): Phase {
  return PREPARATIONS.find((phase) => isNeeded(position, phase)) ?? FIRST_OF_TURN;
}

/** The preparation after the one being made; after the last, the first phase of turn 1 [§4]. */
export function nextPreparation(position: Position): Phase {
  const { name, side } = position.phase;
  const now = PREPARATIONS.findIndex((phase) => phase.name === name && phase.side === side);
  const later = PREPARATIONS.slice(now + 1);
  return later.find((phase) => isNeeded(position, phase)) ?? FIRST_OF_TURN;
}

function isNeeded(position: Position, { name, side }: Phase): boolean {
  if (name === 'buildUp') return forcesThatBuy(position, side).length > 0;
  if (name === 'placement') return unitsOf(position).some((unit) => unit.side === side && isUnplaced(unit));
  return machinesToProgram(position).length > 0;
}

function isUnplaced(unit: Unit): boolean {
  return unit.where.at === 'unplaced';
}
