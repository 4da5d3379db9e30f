import type { Budget, Handicap, Scenario, Side } from '../types';

/** Points a side can be given more, in steps of five, and turns a game can be longer or shorter. */
export const MOST_POINTS = 60;
export const POINT_STEP = 5;
export const TURN_RANGE = { from: -2, to: 3 } as const;

const SIDES = ['dorian', 'avronian'] as const satisfies readonly Side[];

/** The scenario with what the players have agreed on. Give it only a handicap the scenario can bear. */
export function evenedOut(scenario: Scenario, handicap: Handicap): Scenario {
  const richer = new Map(SIDES.map((side) => [payingForceOf(scenario, side), handicap[side]]));
  const forces = scenario.forces.map((force, index) => {
    const more = richer.get(index) ?? 0;
    return force.budget && more > 0 ? { ...force, budget: raised(force.budget, more) } : force;
  });
  const { duration, lastTurn } = scenario;
  return { ...scenario, forces, duration: duration + handicap.turns, lastTurn: lastTurn + handicap.turns };
}

/** Whether a side buys for points, so that more of them help it. */
export function canBeGivenPoints(scenario: Scenario, side: Side): boolean {
  return payingForceOf(scenario, side) !== -1;
}

/** A value from outside is a handicap that this scenario can bear, and one that changes something. */
export function isHandicap(value: unknown, scenario: Scenario): value is Handicap {
  if (typeof value !== 'object' || value === null) return false;
  const { dorian, avronian, turns, ...more } = value as Partial<Handicap>;
  if (Object.keys(more).length > 0 || (dorian === 0 && avronian === 0 && turns === 0)) return false;
  return (
    arePoints(dorian, canBeGivenPoints(scenario, 'dorian')) &&
    arePoints(avronian, canBeGivenPoints(scenario, 'avronian')) &&
    Number.isInteger(turns) &&
    turns! >= TURN_RANGE.from &&
    turns! <= TURN_RANGE.to
  );
}

function arePoints(points: unknown, buys: boolean): boolean {
  if (points === 0) return true;
  return buys && Number.isInteger(points) && isStep(points as number);
}

function isStep(points: number): boolean {
  return points > 0 && points <= MOST_POINTS && points % POINT_STEP === 0;
}

/** Which force of a side has most points to spend; −1: none has any. */
function payingForceOf({ forces }: Scenario, side: Side): number {
  const points = forces.map((force) => (force.side === side ? (force.budget?.points.full ?? 0) : 0));
  const most = Math.max(...points);
  return most === 0 ? -1 : points.indexOf(most);
}

/** The cap of _Engage!_ keeps its share of the points [§9.6]. */
function raised(budget: Budget, more: number): Budget {
  const { points, classCap } = budget;
  const raise = (rules: 'full' | 'simple') => points[rules] + more;
  const capOf = (rules: 'full' | 'simple') => Math.floor((classCap![rules] * raise(rules)) / points[rules]);
  return {
    ...budget,
    points: { full: raise('full'), simple: raise('simple') },
    classCap: classCap && { full: capOf('full'), simple: capOf('simple') },
  };
}
