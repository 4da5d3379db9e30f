import {
  STEP_Q,
  STEP_R,
  columnOf,
  createGrid,
  distance,
  hexAt,
  hexAtAxial,
  rowOf,
  type Hex,
} from '../../../hex';
import { frontsOn } from '../arcs';
import { ENTRY_COST } from '../data';
import { doriana } from '../maps/doriana';
import { whyNotStack } from '../stacking';
import type { Machine, Objective, Position } from '../types';
import { movementTypeOf } from '../units';

/** The map with a margin of two hexes, so that the spaces beyond its edges have a hex of their own. */
const MARGIN = 2;
const { grid } = doriana;
const wide = createGrid(grid.columns + 2 * MARGIN, grid.rows + 2 * MARGIN);

/** Hexes from a hex of the map to what Vector has marked [§8.3.1, R-56]. */
export function distanceToObjective(from: Hex, objective: Objective): number {
  return distance(wide, onWide(from), spaceOf(objective));
}

/** The facings that have the objective in the front area; on it all of them [§6.1, §8.3.1]. */
export function frontsTowardsObjective(hex: Hex, objective: Objective): number {
  return frontsOn(wide, onWide(hex), spaceOf(objective));
}

/** Both mark the same hex, or the same space off the map. */
export function isSameSpace(a: Objective, b: Objective): boolean {
  return spaceOf(a) === spaceOf(b);
}

/** The distance at which the objective is reached: in the hex, or beside one the machine may not end in [§8.3.1]. */
export function reachedWithin(position: Position, machine: Machine, { hex, exit }: Objective): 0 | 1 {
  return exit === null && !mayEndIn(position, machine, hex) ? 1 : 0;
}

function mayEndIn(position: Position, machine: Machine, hex: Hex): boolean {
  return isPassable(machine, hex) && !whyNotStack(position, machine, hex);
}

/** Its terrain, or a road through it, admits the machine [§2]. */
function isPassable(machine: Machine, hex: Hex): boolean {
  const movement = movementTypeOf(machine)!;
  if (ENTRY_COST[doriana.terrain[hex]][movement] !== 'no') return true;
  return movement !== 'orni' && doriana.road[hex] !== 0;
}

function spaceOf({ hex, exit }: Objective): Hex {
  const space = onWide(hex);
  return exit === null
    ? space
    : hexAtAxial(wide, wide.q[space] + STEP_Q[exit], wide.r[space] + STEP_R[exit])!;
}

function onWide(hex: Hex): Hex {
  return hexAt(wide, columnOf(grid, hex) + MARGIN, rowOf(grid, hex) + MARGIN)!;
}
