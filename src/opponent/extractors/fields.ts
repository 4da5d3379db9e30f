import { allHexes, distance, hexesWithin, rowOf, type Hex } from '../../hex';
import {
  canSee,
  doriana,
  ENTRY_COST,
  movementTypeOf,
  scenarioOf,
  speedOf,
  type MovementType,
  type Position,
  type Unit,
} from '../../rules/extractors';

export const { grid } = doriana;

/** The hexes along the two edges. */
export const NORTH = allHexes(grid).filter((hex) => rowOf(grid, hex) === 1);
export const SOUTH = allHexes(grid).filter((hex) => rowOf(grid, hex) === grid.rows);

/** Movement phases of its side that are still to come after this one. */
export function turnsLeft(position: Position): number {
  return scenarioOf(position).lastTurn - Math.max(1, position.turn);
}

/** Turns that moving there takes, by hex; a great number where there is no way. */
export type Field = Float32Array;

/** More turns than any game has. */
const NO_WAY = 40;

/** No step costs more half MPs, a lake apart. */
const STEPS = 16;

/** What is worked out for a list of goals is kept as long as the list: the ways of each type of movement, and the turns at each speed. */
interface Known {
  readonly costs: Map<MovementType, Uint16Array>;
  readonly fields: Map<MovementType | null, Field[]>;
}

const known = new WeakMap<readonly Hex[], Known>();

/** Turns from each hex to the nearest of the goals for a unit at its present speed, turning apart [§2, §6.3]. */
export function turnsTo(goals: readonly Hex[], unit: Unit): Field {
  const type = movementTypeOf(unit);
  const speed = speedOf(unit);
  let kept = known.get(goals);
  if (!kept) known.set(goals, (kept = { costs: new Map(), fields: new Map() }));
  let fields = kept.fields.get(type);
  if (!fields) kept.fields.set(type, (fields = []));
  return (fields[speed] ??= fieldTo(goals, { type, speed, kept }));
}

interface Going {
  readonly type: MovementType | null;
  readonly speed: number;
  readonly kept: Known;
}

function fieldTo(goals: readonly Hex[], { type, speed, kept }: Going): Field {
  const field = new Float32Array(grid.size).fill(NO_WAY);
  if (type === null || speed === 0 || goals.length === 0) return field;
  let costs = kept.costs.get(type);
  if (!costs) kept.costs.set(type, (costs = costsTo(goals, type)));
  for (let hex = 0; hex < grid.size; hex++)
    if (costs[hex] !== UNREACHED) field[hex] = Math.min(NO_WAY, costs[hex] / (2 * speed));
  return field;
}

const UNREACHED = 0xffff;
const buckets: number[][] = Array.from({ length: STEPS + 1 }, () => []);

/** Half MPs from each hex to the nearest goal. */
function costsTo(goals: readonly Hex[], type: MovementType): Uint16Array {
  const costs = new Uint16Array(grid.size).fill(UNREACHED);
  const steps = stepsOf(type);
  for (const goal of goals) {
    costs[goal] = 0;
    buckets[0].push(goal);
  }
  for (let cost = 0, idle = 0; idle <= STEPS; cost++) {
    const bucket = buckets[cost % (STEPS + 1)];
    idle = bucket.length ? 0 : idle + 1;
    for (let hex = bucket.pop(); hex !== undefined; hex = bucket.pop()) {
      if (costs[hex] !== cost) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const step = steps[side];
        const from = grid.neighbours[side];
        if (step === 0 || cost + step >= costs[from]) continue;
        costs[from] = cost + step;
        buckets[(cost + step) % (STEPS + 1)].push(from);
      }
    }
  }
  return costs;
}

const stepsByType = new Map<MovementType, Uint8Array>();

/** What entering a hex from its neighbour costs, by hex × 6 + direction of the neighbour; 0: nobody comes from there. */
function stepsOf(type: MovementType): Uint8Array {
  let steps = stepsByType.get(type);
  if (!steps)
    stepsByType.set(
      type,
      (steps = Uint8Array.from({ length: grid.size * 6 }, (_, side) =>
        grid.neighbours[side] < 0 ? 0 : stepInto(Math.floor(side / 6) as Hex, side % 6, type),
      )),
    );
  return steps;
}

function stepInto(hex: Hex, direction: number, type: MovementType): number {
  return alongRoad(hex, direction, type) ? 2 : entryOf(hex, type);
}

/** Half MPs to enter; 0: not allowed. A lake that takes the whole allowance counts as two turns of a slow machine. */
function entryOf(hex: Hex, type: MovementType): number {
  const cost = ENTRY_COST[doriana.terrain[hex]][type];
  return cost === 'no' ? 0 : cost === 'all' ? STEPS : cost;
}

function alongRoad(hex: Hex, direction: number, type: MovementType): boolean {
  return type !== 'orni' && (doriana.road[hex] & (1 << direction)) !== 0;
}

/** Lists that have been asked for before, the same each time, so that what is worked out for them is kept. */
const lists = new Map<string, readonly Hex[]>();

/** More lists than one choice needs: the lists of a rollout come again in the next. */
const MANY = 400;

function listOf(name: string, make: () => readonly Hex[]): readonly Hex[] {
  let list = lists.get(name);
  if (!list) {
    if (lists.size >= MANY) lists.clear();
    lists.set(name, (list = make()));
  }
  return list;
}

/** The hexes at most so far from any of these; the same list for the same question. */
export function around(hexes: readonly Hex[], radius: number): readonly Hex[] {
  return listOf(`${radius} from ${hexes.join()}`, () => nearAny(hexes, radius));
}

/** Those of them from which one of the pieces is seen, at most so far away; the same list for the same question [§7.2]. */
export function inSightOf(pieces: readonly Hex[], radius: number): readonly Hex[] {
  return listOf(`${radius} in sight of ${pieces.join()}`, () =>
    nearAny(pieces, radius).filter((hex) =>
      pieces.some((piece) => distance(grid, hex, piece) <= radius && canSee(doriana, hex, piece)),
    ),
  );
}

function nearAny(hexes: readonly Hex[], radius: number): readonly Hex[] {
  const near = new Uint8Array(grid.size);
  for (const middle of hexes) for (const hex of hexesWithin(grid, middle, radius)) near[hex] = 1;
  const found: Hex[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (near[hex]) found.push(hex as Hex);
  return found;
}
