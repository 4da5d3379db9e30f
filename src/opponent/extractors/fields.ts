import { DIRECTIONS, distance, neighbour, type Hex } from '../../hex';
import {
  doriana,
  ENTRY_COST,
  movementTypeOf,
  speedOf,
  type MovementType,
  type Unit,
} from '../../rules/extractors';

export const { grid } = doriana;

/** Turns that moving there takes, by hex; a great number where there is no way. */
export type Field = Float32Array;

/** More turns than any game has. */
const NO_WAY = 40;

/** Fields kept; a game asks for few at a time. */
const KEPT = 160;
/** No step costs more half MPs, a lake apart. */
const STEPS = 16;

const known = new Map<string, Uint16Array>();

/** Turns from each hex to the nearest of the goals for a unit at its present speed, turning apart [§2, §6.3]. */
export function turnsTo(goals: readonly Hex[], unit: Unit): Field {
  const type = movementTypeOf(unit);
  const speed = speedOf(unit);
  const field = new Float32Array(grid.size).fill(NO_WAY);
  if (type === null || speed === 0 || goals.length === 0) return field;
  const costs = costsTo(goals, type);
  for (let hex = 0; hex < grid.size; hex++)
    if (costs[hex] !== UNREACHED) field[hex] = Math.min(NO_WAY, costs[hex] / (2 * speed));
  return field;
}

const UNREACHED = 0xffff;

/** Half MPs from each hex to the nearest goal. */
function costsTo(goals: readonly Hex[], type: MovementType): Uint16Array {
  const key = `${type} ${goals.join(' ')}`;
  const old = known.get(key);
  if (old) return old;
  if (known.size >= KEPT) known.clear();
  const costs = new Uint16Array(grid.size).fill(UNREACHED);
  const buckets: number[][] = Array.from({ length: STEPS + 1 }, () => []);
  for (const goal of goals) {
    costs[goal] = 0;
    buckets[0].push(goal);
  }
  for (let cost = 0, idle = 0; idle <= STEPS; cost++) {
    const bucket = buckets[cost % (STEPS + 1)];
    idle = bucket.length ? 0 : idle + 1;
    for (let hex = bucket.pop(); hex !== undefined; hex = bucket.pop()) {
      if (costs[hex] !== cost) continue;
      const entering = entryOf(hex as Hex, type);
      for (const direction of DIRECTIONS) {
        const from = neighbour(grid, hex as Hex, direction);
        if (from === undefined) continue;
        const step = alongRoad(hex as Hex, direction, type) ? 2 : entering;
        if (step === 0 || cost + step >= costs[from]) continue;
        costs[from] = cost + step;
        buckets[(cost + step) % (STEPS + 1)].push(from);
      }
    }
  }
  known.set(key, costs);
  return costs;
}

/** Half MPs to enter; 0: not allowed. A lake that takes the whole allowance counts as two turns of a slow machine. */
function entryOf(hex: Hex, type: MovementType): number {
  const cost = ENTRY_COST[doriana.terrain[hex]][type];
  return cost === 'no' ? 0 : cost === 'all' ? STEPS : cost;
}

function alongRoad(hex: Hex, direction: number, type: MovementType): boolean {
  return type !== 'orni' && (doriana.road[hex] & (1 << direction)) !== 0;
}

/** The hexes at most so far from any of these. */
export function around(hexes: readonly Hex[], radius: number): readonly Hex[] {
  const near: Hex[] = [];
  for (let hex = 0; hex < grid.size; hex++)
    if (hexes.some((middle) => distance(grid, middle, hex as Hex) <= radius)) near.push(hex as Hex);
  return near;
}
