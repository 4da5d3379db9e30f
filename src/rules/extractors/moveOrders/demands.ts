import { DIRECTIONS, distance, turnBetween, type Direction, type Grid, type Hex } from '../../../hex';
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
 * One thing an order asks of the end of a machine's move, which has a facing [§8.3]. It is weighed for every end in
 * reach, and they come hex by hex: see `Weighing`.
 */
export type Demand = DemandOfHex | DemandOfFacing | DemandOfPath;

interface AnyDemand {
  readonly weight: Weight;
  /** 0: met. */
  short(end: Ending): number;
  /** The requirement of an end with its numbers. */
  told(end: Ending): Requirement;
}

/** Of ends on the map it looks at the hex alone. */
export interface DemandOfHex extends AnyDemand {
  readonly looksAt: 'hex';
  /** By how much ends in a hex fall short, on the map. */
  shortIn(hex: Hex): number;
}

/** Of ends on the map it looks at hex and facing. */
export interface DemandOfFacing extends AnyDemand {
  readonly looksAt: 'facing';
  /** By how much each of the six facings in a hex falls short, on the map. */
  shortIn(hex: Hex): ArrayLike<number>;
}

interface DemandOfPath extends AnyDemand {
  readonly looksAt: 'path';
}

/** End at most so far from an enemy. */
export function atMost(grid: Grid, { id, where: { hex: from } }: Placed, need: number): Demand {
  return ofHex(WEIGHTS.hexes, {
    shortIn: (hex) => Math.max(0, distance(grid, hex, from) - need),
    tell: (hex) => {
      const have = distance(grid, hex, from);
      return { code: 'distanceAtMost', from, unit: id, need, have, met: have <= need };
    },
  });
}

/** End at least so far from an enemy. */
export function atLeast(grid: Grid, { id, where: { hex: from } }: Placed, need: number): Demand {
  return ofHex(WEIGHTS.hexes, {
    shortIn: (hex) => Math.max(0, need - distance(grid, hex, from)),
    tell: (hex) => {
      const have = distance(grid, hex, from);
      return { code: 'distanceAtLeast', from, unit: id, need, have, met: have >= need };
    },
  });
}

/** End no nearer than the first and no farther than the second distance from an enemy. */
export function between(
  grid: Grid,
  { id, where: { hex: from } }: Placed,
  need: readonly [least: number, most: number],
): Demand {
  const [least, most] = need;
  return ofHex(WEIGHTS.hexes, {
    shortIn: (hex) => {
      const have = distance(grid, hex, from);
      return Math.max(0, least - have, have - most);
    },
    tell: (hex) => {
      const have = distance(grid, hex, from);
      return { code: 'distanceBetween', from, unit: id, need, have, met: have >= least && have <= most };
    },
  });
}

/** End with an enemy in the front area. */
export function facingTo(grid: Grid, { id, where: { hex: of } }: Placed): Demand {
  return turned(
    (hex) => frontsTowards(grid, hex, of),
    (sixths) => inFront(of, id, sixths),
  );
}

/** End no closer to any of these than so many hexes: the nearest speaks for all. */
export function noCloser(grid: Grid, others: readonly Placed[], need: number): Demand {
  const sites = others.map(({ where }) => where.hex);
  const haveIn = (hex: Hex) => {
    let least = Infinity;
    for (const site of sites) least = Math.min(least, distance(grid, hex, site));
    return least;
  };
  const ids = others.map(({ id }) => id);
  return ofHex(WEIGHTS.firm, {
    shortIn: (hex) => (haveIn(hex) >= need ? 0 : 1),
    tell: (hex) => {
      const have = haveIn(hex);
      const unit = ids[sites.findIndex((site) => distance(grid, hex, site) === have)];
      return { code: 'noCloserTo', unit, need, have, met: have >= need };
    },
  });
}

/** End at most so far from the objective; leaving at the mark counts as distance 0 [§8.3.1, R-56]. */
export function toObjective(map: GameMap, objective: Objective, need: number): Demand {
  const shortBy = (away: number) => Math.max(0, away - need);
  const shortIn = (hex: Hex) => shortBy(distanceToObjective(map, hex, objective));
  return {
    weight: WEIGHTS.hexes,
    looksAt: 'hex',
    shortIn,
    short: ({ hex, exit }) => (exit === null ? shortIn(hex) : shortBy(0)),
    told: ({ hex, exit }) => {
      const have = exit === null ? distanceToObjective(map, hex, objective) : 0;
      return { code: 'distanceAtMost', from: objective.hex, unit: null, need, have, met: have <= need };
    },
  };
}

/** End with the objective in the front area, as who leaves at it has; on it the facing is free [§8.3.1, R-56]. */
export function facingObjective(map: GameMap, objective: Objective): Demand {
  return turned(
    (hex) => frontsTowardsObjective(map, hex, objective),
    (sixths) => inFront(objective.hex, null, sixths),
  );
}

/** End turned to one of the front areas that are asked for in its hex. */
function turned(fronts: (hex: Hex) => number, tell: (sixths: number) => Requirement): DemandOfFacing {
  const shortIn = (hex: Hex) => turnsInto(fronts(hex));
  const short = ({ hex, facing }: Ending) => shortIn(hex)[facing!];
  return { weight: WEIGHTS.turns, looksAt: 'facing', shortIn, short, told: (end) => tell(short(end)) };
}

/** No move at all; one that waits to enter enters and stops there. */
export function standStill(start: Hex | null): Demand {
  const hexes = start === null ? 1 : 0;
  const short = ({ path, exit }: Ending) => (exit === null && path.length === hexes ? 0 : 1);
  return {
    weight: WEIGHTS.firm,
    looksAt: 'path',
    short,
    told: (end) => ({ code: 'standStill', met: short(end) === 0 }),
  };
}

/** One turn of 60° at most. */
export function freeTurn(from: Direction): Demand {
  const sixthsOf = ({ facing }: Ending) => turnBetween(from, facing!);
  const shortIn = DIRECTIONS.map((facing) => (turnBetween(from, facing) <= 1 ? 0 : 1));
  return {
    weight: WEIGHTS.firm,
    looksAt: 'facing',
    shortIn: () => shortIn,
    short: ({ facing }) => shortIn[facing!],
    told: (end) => ({ code: 'freeTurnOnly', sixths: sixthsOf(end), met: sixthsOf(end) <= 1 }),
  };
}

function inFront(of: Hex, unit: Placed['id'] | null, sixths: number): Requirement {
  return { code: 'inFront', of, unit, sixths, met: sixths === 0 };
}

/** What looks at the hex alone is told once for the ends in it: they come hex by hex. */
function ofHex(
  weight: Weight,
  { shortIn, tell }: Pick<DemandOfHex, 'shortIn'> & { readonly tell: (hex: Hex) => Requirement },
): DemandOfHex {
  let last: Hex | null = null;
  let told: Requirement;
  return {
    weight,
    looksAt: 'hex',
    shortIn,
    short: ({ hex }) => shortIn(hex),
    told: ({ hex }) => {
      if (hex !== last) told = tell(hex);
      last = hex;
      return told;
    },
  };
}
