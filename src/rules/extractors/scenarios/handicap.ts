import { findCounter, SECTIONS } from '../data';
import type { Budget, CounterId, Force, Handicap, Scenario, SectionKind, Side } from '../types';

/** Points a side has more or fewer, in steps of five, and turns a game can be longer or shorter. */
const MOST_POINTS = 60;
export const POINT_STEP = 5;
export const TURN_RANGE = { from: -2, to: 3 } as const;

/** What infantry and vehicles of _Engage!_ may each take of the points [§9.6]. */
const CAP_SHARE = 0.65;

/** From the least to the most. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The scenario with what the players have agreed on. Give it only a handicap the scenario can bear. */
export function evenedOut(scenario: Scenario, handicap: Handicap): Scenario {
  const forces = scenario.forces.map((force, index) => {
    const more = handicap[force.side];
    if (more === 0) return force;
    const paying = payingForceOf(scenario, force.side);
    if (paying === -1) return without(force, -more);
    return index === paying ? withPoints(force, more) : force;
  });
  const { duration, lastTurn } = scenario;
  return { ...scenario, forces, duration: duration + handicap.turns, lastTurn: lastTurn + handicap.turns };
}

/** How many points a side may have more, and, below 0, fewer: not under half of what it buys with. */
export function pointsRangeOf(scenario: Scenario, side: Side): Range {
  const paying = payingForceOf(scenario, side);
  if (paying === -1) return { from: Math.min(0, ...givenPoints(scenario, side).map((cost) => -cost)), to: 0 };
  const { full, simple } = scenario.forces[paying].budget!.points;
  const half = Math.floor(Math.min(full, simple) / 2 / POINT_STEP) * POINT_STEP;
  return { from: -Math.min(MOST_POINTS, half), to: MOST_POINTS };
}

/** A value from outside is a handicap that this scenario can bear, and one that changes something. */
export function isHandicap(value: unknown, scenario: Scenario): value is Handicap {
  if (typeof value !== 'object' || value === null) return false;
  const { dorian, avronian, turns, ...more } = value as Partial<Handicap>;
  if (Object.keys(more).length > 0 || (dorian === 0 && avronian === 0 && turns === 0)) return false;
  return (
    arePoints(dorian, pointsRangeOf(scenario, 'dorian')) &&
    arePoints(avronian, pointsRangeOf(scenario, 'avronian')) &&
    isWithin(turns, TURN_RANGE)
  );
}

function arePoints(points: unknown, range: Range): boolean {
  return isWithin(points, range) && points % POINT_STEP === 0;
}

function isWithin(value: unknown, { from, to }: Range): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

/** Which force of a side has most points to spend; −1: none has any. */
function payingForceOf({ forces }: Scenario, side: Side): number {
  const points = forces.map((force) => (force.side === side ? (force.budget?.points.full ?? 0) : 0));
  const most = Math.max(...points);
  return most === 0 ? -1 : points.indexOf(most);
}

function withPoints(force: Force, more: number): Force {
  return force.budget ? { ...force, budget: raised(force.budget, more) } : force;
}

/** The cap of _Engage!_ is its share of the points allowed [§9.6]. */
function raised({ points, classCap, ...budget }: Budget, more: number): Budget {
  const [full, simple] = [points.full + more, points.simple + more];
  return {
    ...budget,
    points: { full, simple },
    classCap: classCap && { full: capOf(full), simple: capOf(simple) },
  };
}

function capOf(points: number): number {
  return Math.floor(points * CAP_SHARE);
}

/** A side that buys nothing leaves behind the section that costs as much. */
function without(force: Force, points: number): Force {
  if (force.budget) return force;
  const left = force.given.find((id) => sectionCost(id) === points);
  return { ...force, given: force.given.filter((id) => id !== left) };
}

/** What the sections cost that a side can leave behind. */
function givenPoints({ forces }: Scenario, side: Side): readonly number[] {
  return forces
    .filter((force) => force.side === side && force.budget === null)
    .flatMap(({ given }) => given.map(sectionCost))
    .filter((cost) => cost % POINT_STEP === 0);
}

/** 0: no section. */
function sectionCost(id: CounterId): number {
  const kind = findCounter(id)?.kind;
  return kind && kind in SECTIONS ? SECTIONS[kind as SectionKind].cost : 0;
}
