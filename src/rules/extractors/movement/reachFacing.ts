import { DIRECTIONS, turnBetween, type Direction, type Hex } from '../../../hex';
import { doriana } from '../maps/doriana';
import { markClosed } from '../stacking';
import type { End } from '../types';
import { ALONG_ROAD, CROSSING, ENTERING, FORBIDDEN, WHOLE_ALLOWANCE, costOf, isRoadHex } from './chart';
import { hasMinimumMove, mayCrossLake, mayExit, mayGoOn, type Mover } from './mover';
import { EXIT_COST, TURN_COST, leftOf } from './walk';

/*
 * Cheapest moves of a unit with facing [§6.1, §6.3]: Dijkstra over (hex, facing on arrival), once for moves that have kept
 * to the road and may earn its bonus, once for the others. Costs are small whole numbers of half MPs, so the queue is
 * one list a cost. All arrays are scratch, used again by every search.
 */
const { grid } = doriana;
const HEXES = grid.size;
const OFF_ROAD = HEXES * 6;
const ENTERED = OFF_ROAD * 2;
const START = ENTERED + HEXES * 2;
/** One hex for a lake's whole allowance or by the minimum move, and no more. */
const ONE_HEX = START + 1;
const NEVER = 0x7fff;

const cost = new Int16Array(START);
const parent = new Int16Array(START);
/** Cheapest arrival by road class and hex: one dearer by a paid turn or more leads to nothing cheaper. */
const first = new Int16Array(HEXES * 2);
const closed = new Uint8Array(HEXES);
const endCost = new Int16Array(OFF_ROAD);
const endFrom = new Int16Array(OFF_ROAD);
const endKeys = new Int16Array(OFF_ROAD);

const linkState = new Int16Array(1 << 17);
const linkNext = new Int32Array(1 << 17);
/** First link by cost; 0: none. */
const bucket = new Int32Array(4096);

/** Half MPs by facing on arrival × 6 + facing on leaving. */
const TURN = Int16Array.from({ length: 36 }, (_, pair) =>
  turnBetween(Math.floor(pair / 6) as Direction, (pair % 6) as Direction) > 1 ? TURN_COST : 0,
);

let mover: Mover;
let startsOnRoad: boolean;
let ends: number;
let links: number;
let highest: number;
let exits: Exit[];

interface Exit {
  readonly hex: Hex;
  readonly direction: Direction;
  readonly spent: number;
  readonly from: number;
}

/** Every place where a unit with facing may end its move, by a cheapest path; orders are not judged here [§6.3]. */
export function endsFacing(who: Mover, entries: readonly Hex[]): readonly End[] {
  reset(who);
  if (who.from === null) entries.forEach(beginAtEntry);
  else beginAt(who.from);
  for (let spent = 0; spent <= highest; spent++)
    for (let link = bucket[spent]; link !== 0; link = linkNext[link]) settle(linkState[link], spent);
  bucket.fill(0, 0, highest + 1);
  return collected();
}

function reset(who: Mover): void {
  mover = who;
  cost.fill(NEVER);
  first.fill(NEVER);
  endCost.fill(NEVER);
  markClosed(who.position, who.unit, closed);
  ends = links = highest = 0;
  exits = [];
}

function beginAt(hex: Hex): void {
  const facing = mover.facing ?? 0;
  startsOnRoad = mover.bonus > 0 && isRoadHex(hex);
  closed[hex] = 0;
  first[startsOnRoad ? hex : HEXES + hex] = 0;
  endIn(hex, facing, 0, START);
  if (mover.full === 0 || !mayGoOn(mover, null)) return;
  goOn(hex, facing, 0, START);
  for (const direction of DIRECTIONS) oneHex(hex, direction);
}

/** A lake hex after a free turn at most, or the minimum move straight ahead. */
function oneHex(hex: Hex, direction: Direction): void {
  const facing = mover.facing ?? 0;
  const to = grid.neighbours[hex * 6 + direction];
  const code = CROSSING[mover.type][hex * 6 + direction];
  if (code === FORBIDDEN || closed[to]) return;
  if (costOf(code) === WHOLE_ALLOWANCE) {
    if (!mayCrossLake(mover) || turnBetween(facing, direction) > 1) return;
    for (const end of DIRECTIONS)
      if (turnBetween(direction, end) <= 1) endAt(to * 6 + end, mover.full, ONE_HEX);
  } else if (direction === facing && costOf(code) > mover.allowance && hasMinimumMove(mover))
    endAt(to * 6 + facing, mover.allowance, ONE_HEX);
}

/** It pays for the entry hex's own terrain, and arrives facing any hex of the map. */
function beginAtEntry(hex: Hex): void {
  const code = ENTERING[mover.type][hex];
  const whole = code === WHOLE_ALLOWANCE;
  if (code === FORBIDDEN || mover.full === 0 || (whole && !mayCrossLake(mover))) return;
  if (whole || code > mover.allowance) return endEntering(hex, whole ? mover.full : mover.allowance, ONE_HEX);
  const state = ENTERED + (mover.bonus > 0 && isRoadHex(hex) ? 0 : HEXES) + hex;
  cost[state] = code;
  push(state, code);
}

function endEntering(hex: Hex, spent: number, from: number): void {
  if (closed[hex]) return;
  for (const facing of DIRECTIONS)
    if (grid.neighbours[hex * 6 + facing] >= 0) endAt(hex * 6 + facing, spent, from);
}

function push(state: number, spent: number): void {
  linkState[++links] = state;
  linkNext[links] = bucket[spent];
  bucket[spent] = links;
  if (spent > highest) highest = spent;
}

function settle(state: number, spent: number): void {
  if (cost[state] !== spent) return;
  if (state >= ENTERED) return settleEntry(((state - ENTERED) % HEXES) as Hex, spent, state);
  const hex = (((state % OFF_ROAD) / 6) | 0) as Hex;
  const mine = state < OFF_ROAD ? hex : HEXES + hex;
  if (spent >= first[mine] + TURN_COST || spent >= first[hex] + TURN_COST) return;
  if (spent < first[mine]) first[mine] = spent;
  const facing = (state % 6) as Direction;
  endIn(hex, facing, spent, state);
  if (mayGoOn(mover, hex)) goOn(hex, facing, spent, state);
}

function settleEntry(hex: Hex, spent: number, state: number): void {
  endEntering(hex, spent, state);
  if (mayGoOn(mover, hex)) for (const facing of DIRECTIONS) stepAhead(hex, facing, spent, state);
}

/** Ends in a hex with every facing the MPs allow. */
function endIn(hex: Hex, arrived: Direction, spent: number, state: number): void {
  const limit = limitOn(state);
  if (closed[hex]) return;
  for (let facing = 0; facing < 6; facing++) {
    const sum = spent + TURN[arrived * 6 + facing];
    if (sum <= limit) endAt(hex * 6 + facing, sum, state);
  }
}

function exitFrom(hex: Hex, arrived: Direction, spent: number, state: number): void {
  for (const direction of DIRECTIONS) {
    const sum = spent + TURN[arrived * 6 + direction] + EXIT_COST;
    if (sum > mover.allowance || !mayExit(mover, hex, direction)) continue;
    const known = exits.find((exit) => exit.hex === hex && exit.direction === direction);
    if (!known) exits.push({ hex, direction, spent: sum, from: state });
    else if (sum < known.spent) exits[exits.indexOf(known)] = { hex, direction, spent: sum, from: state };
  }
}

/** Of equals the one that has kept to the road, which may have its bonus left. */
function endAt(key: number, spent: number, from: number): void {
  const known = endCost[key];
  if (spent > known || (spent === known && !isOnRoad(from))) return;
  if (known === NEVER) endKeys[ends++] = key;
  endCost[key] = spent;
  endFrom[key] = from;
}

function goOn(hex: Hex, arrived: Direction, spent: number, state: number): void {
  if (mover.exits.length) exitFrom(hex, arrived, spent, state);
  for (let direction = 0; direction < 6; direction++)
    stepAhead(hex, direction as Direction, spent + TURN[arrived * 6 + direction], state);
}

function stepAhead(hex: Hex, direction: Direction, spent: number, from: number): void {
  const code = CROSSING[mover.type][hex * 6 + direction];
  const step = costOf(code);
  if (step === FORBIDDEN || step === WHOLE_ALLOWANCE) return;
  const keepsRoad = (code & ALONG_ROAD) !== 0 && isOnRoad(from);
  const sum = spent + step;
  if (sum > (keepsRoad ? mover.allowance + mover.bonus : mover.allowance)) return;
  const state = (keepsRoad ? 0 : OFF_ROAD) + grid.neighbours[hex * 6 + direction] * 6 + direction;
  if (sum >= cost[state]) return;
  cost[state] = sum;
  parent[state] = from;
  push(state, sum);
}

/** The way to this state has kept to the road and may earn the bonus. */
function isOnRoad(state: number): boolean {
  if (state < ENTERED) return state < OFF_ROAD;
  return state < START ? state < ENTERED + HEXES : state === START && startsOnRoad;
}

function limitOn(state: number): number {
  return isOnRoad(state) ? mover.allowance + mover.bonus : mover.allowance;
}

function collected(): readonly End[] {
  const paths = new Map<number, readonly Hex[]>([[START, []]]);
  const found: End[] = [];
  for (let i = 0; i < ends; i++) {
    const key = endKeys[i];
    const [hex, from, spent] = [((key / 6) | 0) as Hex, endFrom[key], endCost[key]];
    const path = from === ONE_HEX ? [hex] : pathTo(from, paths);
    const left = leftOf(mover, spent, isOnRoad(from));
    found.push({
      hex,
      facing: (key % 6) as Direction,
      exit: null,
      into: null,
      path,
      spent,
      left,
      bogRolls: 0,
    });
  }
  for (const { hex, direction, spent, from } of exits) {
    const [path, left] = [pathTo(from, paths), mover.allowance - spent];
    found.push({ hex, facing: direction, exit: direction, into: null, path, spent, left, bogRolls: 0 });
  }
  return found;
}

/** The hexes entered on the way to a state; ways with a common beginning share the work. */
function pathTo(state: number, paths: Map<number, readonly Hex[]>): readonly Hex[] {
  const known = paths.get(state);
  if (known) return known;
  const path =
    state >= ENTERED
      ? [((state - ENTERED) % HEXES) as Hex]
      : [...pathTo(parent[state], paths), (((state % OFF_ROAD) / 6) | 0) as Hex];
  paths.set(state, path);
  return path;
}
