import { distance, turnBetween, type Direction, type Grid, type Hex } from '../../../hex';
import { frontsTowards, turnsInto } from '../arcs';
import type { End, GameMap, Objective, Requirement } from '../types';
import type { Placed } from '../units';
import { distanceToObjective, frontsTowardsObjective } from './objective';

/** What falling short by one counts: hexes come before turns, what does not give way before both. */
export const WEIGHTS = { turns: 1, hexes: 16, firm: 1 << 20 } as const;
export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

/** What an order looks at in an end. */
export type Ending = Pick<End, 'hex' | 'facing' | 'exit' | 'path'>;

/**
 * One thing an order asks of the end of a machine's move, which has a facing [§8.3]. It is weighed for every end in reach, so what depends on the hex
 * alone is kept from one end to the next: ends come hex by hex.
 */
export interface Demand {
  readonly weight: Weight;
  /** What it looks at, for ends on the map: the hex alone, or more. */
  readonly looksAt: 'hex' | 'end';
  /** 0: met. */
  short(end: Ending): number;
  /** The requirement of an end with its numbers. */
  told(end: Ending): Requirement;
}

/** End at most so far from an enemy. */
export function atMost(grid: Grid, { id, where: { hex: from } }: Placed, need: number): Demand {
  const haveIn = rangeTo(grid, from);
  return {
    weight: WEIGHTS.hexes,
    looksAt: 'hex',
    short: ({ hex }) => Math.max(0, haveIn(hex) - need),
    told: toldIn((hex) => {
      const have = haveIn(hex);
      return { code: 'distanceAtMost', from, unit: id, need, have, met: have <= need };
    }),
  };
}

/** End at least so far from an enemy. */
export function atLeast(grid: Grid, { id, where: { hex: from } }: Placed, need: number): Demand {
  const haveIn = rangeTo(grid, from);
  return {
    weight: WEIGHTS.hexes,
    looksAt: 'hex',
    short: ({ hex }) => Math.max(0, need - haveIn(hex)),
    told: toldIn((hex) => {
      const have = haveIn(hex);
      return { code: 'distanceAtLeast', from, unit: id, need, have, met: have >= need };
    }),
  };
}

/** End no nearer than the first and no farther than the second distance from an enemy. */
export function between(
  grid: Grid,
  { id, where: { hex: from } }: Placed,
  need: readonly [least: number, most: number],
): Demand {
  const [least, most] = need;
  const haveIn = rangeTo(grid, from);
  return {
    weight: WEIGHTS.hexes,
    looksAt: 'hex',
    short: ({ hex }) => Math.max(0, least - haveIn(hex), haveIn(hex) - most),
    told: toldIn((hex) => {
      const have = haveIn(hex);
      return { code: 'distanceBetween', from, unit: id, need, have, met: have >= least && have <= most };
    }),
  };
}

/** End with an enemy in the front area. */
export function facingTo(grid: Grid, { id, where: { hex: of } }: Placed): Demand {
  const frontsIn = perHex((hex) => frontsTowards(grid, hex, of));
  const short = ({ hex, facing }: Ending) => turnsInto(frontsIn(hex), facing!);
  return { weight: WEIGHTS.turns, looksAt: 'end', short, told: (end) => inFront(of, id, short(end)) };
}

/** End no closer to any of these than so many hexes: the nearest speaks for all. */
export function noCloser(grid: Grid, others: readonly Placed[], need: number): Demand {
  const sites = others.map(({ where }) => where.hex);
  const haveIn = perHex((hex) => {
    let least = Infinity;
    for (const site of sites) least = Math.min(least, distance(grid, hex, site));
    return least;
  });
  const ids = others.map(({ id }) => id);
  const nearestTo = (hex: Hex) => ids[sites.findIndex((site) => distance(grid, hex, site) === haveIn(hex))];
  return {
    weight: WEIGHTS.firm,
    looksAt: 'hex',
    short: ({ hex }) => (haveIn(hex) >= need ? 0 : 1),
    told: toldIn((hex) => {
      const have = haveIn(hex);
      return { code: 'noCloserTo', unit: nearestTo(hex), need, have, met: have >= need };
    }),
  };
}

/** End at most so far from the objective; leaving at the mark counts as distance 0 [§8.3.1, R-56]. */
export function toObjective(map: GameMap, objective: Objective, need: number): Demand {
  const away = perHex((hex) => distanceToObjective(map, hex, objective));
  const haveAt = ({ hex, exit }: Ending) => (exit === null ? away(hex) : 0);
  return {
    weight: WEIGHTS.hexes,
    looksAt: 'hex',
    short: (end) => Math.max(0, haveAt(end) - need),
    told: (end) => {
      const have = haveAt(end);
      return { code: 'distanceAtMost', from: objective.hex, unit: null, need, have, met: have <= need };
    },
  };
}

/** End with the objective in the front area, as who leaves at it has; on it the facing is free [§8.3.1, R-56]. */
export function facingObjective(map: GameMap, objective: Objective): Demand {
  const frontsIn = perHex((hex) => frontsTowardsObjective(map, hex, objective));
  const short = ({ hex, facing }: Ending) => turnsInto(frontsIn(hex), facing!);
  return {
    weight: WEIGHTS.turns,
    looksAt: 'end',
    short,
    told: (end) => inFront(objective.hex, null, short(end)),
  };
}

/** No move at all; one that waits to enter enters and stops there. */
export function standStill(start: Hex | null): Demand {
  const hexes = start === null ? 1 : 0;
  const short = ({ path, exit }: Ending) => (exit === null && path.length === hexes ? 0 : 1);
  return {
    weight: WEIGHTS.firm,
    looksAt: 'end',
    short,
    told: (end) => ({ code: 'standStill', met: short(end) === 0 }),
  };
}

/** One turn of 60° at most. */
export function freeTurn(from: Direction): Demand {
  const sixthsOf = ({ facing }: Ending) => turnBetween(from, facing!);
  return {
    weight: WEIGHTS.firm,
    looksAt: 'end',
    short: (end) => (sixthsOf(end) <= 1 ? 0 : 1),
    told: (end) => ({ code: 'freeTurnOnly', sixths: sixthsOf(end), met: sixthsOf(end) <= 1 }),
  };
}

function inFront(of: Hex, unit: Placed['id'] | null, sixths: number): Requirement {
  return { code: 'inFront', of, unit, sixths, met: sixths === 0 };
}

/** Hexes to a place, from each hex asked about. */
function rangeTo(grid: Grid, place: Hex): (hex: Hex) => number {
  return perHex((hex) => distance(grid, hex, place));
}

function toldIn(tell: (hex: Hex) => Requirement): Demand['told'] {
  const told = perHex(tell);
  return ({ hex }) => told(hex);
}

/** Remembers the answer for the hex asked about last. */
function perHex<Answer>(answer: (hex: Hex) => Answer): (hex: Hex) => Answer {
  let last: Hex | null = null;
  let known: Answer;
  return (hex) => {
    if (hex !== last) {
      known = answer(hex);
      last = hex;
    }
    return known;
  };
}
