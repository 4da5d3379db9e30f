import { DIRECTIONS, distance, hexesWithin, neighbour, type Hex } from '../../hex';
import {
  canSee,
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

/** No step costs more half MPs, a lake apart. */
const STEPS = 16;

/** Lists of goals are kept by who asks, so what is worked out for one is kept as long as it. */
const known = new WeakMap<readonly Hex[], Map<string, Field>>();

/** Turns from each hex to the nearest of the goals for a unit at its present speed, turning apart [§2, §6.3]. */
export function turnsTo(goals: readonly Hex[], unit: Unit): Field {
  const type = movementTypeOf(unit);
  const speed = speedOf(unit);
  let fields = known.get(goals);
  if (!fields) known.set(goals, (fields = new Map<string, Field>()));
  const key = `${type} ${speed}`;
  let field = fields.get(key);
  if (!field) fields.set(key, (field = fieldTo(goals, type, speed)));
  return field;
}

function fieldTo(goals: readonly Hex[], type: MovementType | null, speed: number): Field {
  const field = new Float32Array(grid.size).fill(NO_WAY);
  if (type === null || speed === 0 || goals.length === 0) return field;
  const costs = costsTo(goals, type);
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
      for (const { from, step } of steps[hex]) {
        if (cost + step >= costs[from]) continue;
        costs[from] = cost + step;
        buckets[(cost + step) % (STEPS + 1)].push(from);
      }
    }
  }
  return costs;
}

interface Step {
  readonly from: Hex;
  readonly step: number;
}

const stepsByType = new Map<MovementType, readonly (readonly Step[])[]>();

/** For each hex, from where it is entered and at what cost. */
function stepsOf(type: MovementType): readonly (readonly Step[])[] {
  let steps = stepsByType.get(type);
  if (!steps)
    stepsByType.set(
      type,
      (steps = Array.from({ length: grid.size }, (_, hex) => stepsInto(hex as Hex, type))),
    );
  return steps;
}

function stepsInto(hex: Hex, type: MovementType): readonly Step[] {
  const entering = entryOf(hex, type);
  return DIRECTIONS.flatMap((direction): Step[] => {
    const from = neighbour(grid, hex, direction);
    const step = alongRoad(hex, direction, type) ? 2 : entering;
    return from === undefined || step === 0 ? [] : [{ from, step }];
  });
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

/** More lists than one game needs at a time. */
const MANY = 60;

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
