import { STEP_Q, STEP_R, createGrid, distance, hexAtAxial, type Grid, type Hex } from '../../../hex';
import { frontsTowards } from '../arcs';
import { ENTRY_COST } from '../data';
import { perMap } from '../maps/perMap';
import { mapOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { GameMap, Machine, Objective, Position } from '../types';
import { movementTypeOf } from '../units';

/** The map with a margin of two hexes, so that the spaces beyond its edges have a hex of their own. */
const MARGIN = 2;
const widened = perMap(({ grid }) => createGrid(grid.columns + 2 * MARGIN, grid.rows + 2 * MARGIN));

/** Hexes from a hex of the map to what Vector has marked [§8.3.1, R-56]. */
export function distanceToObjective(map: GameMap, from: Hex, objective: Objective): number {
  if (objective.exit === null) return distance(map.grid, from, objective.hex);
  const wide = widened(map);
  return distance(wide, onWide(wide, from), spaceOf(wide, objective));
}

/** The facings that have the objective in the front area; on it all of them [§6.1, §8.3.1]. */
export function frontsTowardsObjective(map: GameMap, hex: Hex, objective: Objective): number {
  if (objective.exit === null) return frontsTowards(map.grid, hex, objective.hex);
  const wide = widened(map);
  return frontsTowards(wide, onWide(wide, hex), spaceOf(wide, objective));
}

/** Both mark the same hex, or the same space off the map. */
export function isSameSpace(map: GameMap, a: Objective, b: Objective): boolean {
  const wide = widened(map);
  return spaceOf(wide, a) === spaceOf(wide, b);
}

/** The distance at which the objective is reached: in the hex, or beside one the machine may not end in [§8.3.1]. */
export function reachedWithin(position: Position, machine: Machine, { hex, exit }: Objective): 0 | 1 {
  return exit === null && !mayEndIn(position, machine, hex) ? 1 : 0;
}

function mayEndIn(position: Position, machine: Machine, hex: Hex): boolean {
  return isPassable(position, machine, hex) && !whyNotStack(position, machine, hex);
}

/** Its terrain, or a road through it, admits the machine [§2]. */
function isPassable(position: Position, machine: Machine, hex: Hex): boolean {
  const { terrain, road } = mapOf(position);
  const movement = movementTypeOf(machine)!;
  if (ENTRY_COST[terrain[hex]][movement] !== 'no') return true;
  return movement !== 'orni' && road[hex] !== 0;
}

function spaceOf(wide: Grid, { hex, exit }: Objective): Hex {
  const space = onWide(wide, hex);
  return exit === null
    ? space
    : hexAtAxial(wide, wide.q[space] + STEP_Q[exit], wide.r[space] + STEP_R[exit])!;
}

/** By its index: the columns stand one after the other. */
function onWide(wide: Grid, hex: Hex): Hex {
  const rows = wide.rows - 2 * MARGIN;
  const column = Math.floor(hex / rows);
  return ((column + MARGIN) * wide.rows + (hex - column * rows) + MARGIN) as Hex;
}
