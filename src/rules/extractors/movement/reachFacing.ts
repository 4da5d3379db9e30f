import { DIRECTIONS, turnBetween, type Direction, type Hex } from '../../../hex';
import { MOST_HEXES as HEXES } from '../maps/build';
import { markClosed } from '../stacking';
import type { End } from '../types';
import { ALONG_ROAD, FORBIDDEN, WHOLE_ALLOWANCE, costOf, isRoadHex } from './chart';
import { mayCrossLake, mayExit, mayGoOn, type Mover } from './mover';
import { EXIT_COST, TURN_COST, leftOf } from './going';

/*
 * Cheapest moves of a unit with facing [§6.1, §6.3]: Dijkstra over (hex, facing on arrival), once for moves that have kept
 * to the road and may earn its bonus, once for the others. Costs are small whole numbers of half MPs, so the queue is
 * one list a cost. All arrays are scratch, used again by every search.
 */
const OFF_ROAD = HEXES * 6;
const ENTERED = OFF_ROAD * 2;
const STATES = ENTERED + HEXES * 2;
const NEVER = 0x7fff;

const cost = new Int16Array(STATES);
const parent = new Int16Array(STATES);
/** Cheapest arrival by road class and hex: one dearer by a paid turn or more leads to nothing cheaper. */
const first = new Int16Array(HEXES * 2);
const closed = new Uint8Array(HEXES);
/** Hexes it arrives in, each once. */
const arrivedIn = new Int16Array(HEXES);
const isArrivedIn = new Uint8Array(HEXES);
/** Paths to states, shared by the ends they lead to; a path of an earlier search is out of date. */
const pathOf: (readonly Hex[])[] = Array.from({ length: STATES }, () => []);
const pathDate = new Int32Array(STATES);

/** Lists of states by cost: links in a pool; 0 ends a list. */
const linkState = new Int16Array(1 << 17);
const linkNext = new Int32Array(1 << 17);
const bucket = new Int32Array(4096);

/** Half MPs by facing on arrival × 6 + facing on leaving. */
const PAID_TURN = Uint8Array.from({ length: 36 }, (_, pair) =>
  turnBetween(Math.floor(pair / 6) as Direction, (pair % 6) as Direction) > 1 ? TURN_COST : 0,
);

/** Under Hold every turn is free [§8.3.5]. */
const FREE_TURN = new Uint8Array(36);

let mover: Mover;
let turn = PAID_TURN;
let neighbours: Int16Array;
let crossing: Uint8Array;
let limit = 0;
let roadLimit = 0;
let hexes = 0;
let links = 0;
let highest = 0;
let date = 0;
/** One hex away for a whole allowance. */
let oneHexEnds: End[] = [];
let exits: End[] = [];

/** Every place where a unit with facing may end its move, by a cheapest path; orders are not judged here [§6.3]. */
export function endsFacing(who: Mover, entries: readonly Hex[]): readonly End[] {
  reset(who);
  if (who.from === null) entries.forEach(beginAtEntry);
  else beginAt(who.from, who.facing ?? 0);
  for (let spent = 0; spent <= highest; spent++) settleAll(spent);
  bucket.fill(0, 0, highest + 1);
  return collected();
}

function reset(who: Mover): void {
  mover = who;
  turn = who.constraint?.turnsFreely ? FREE_TURN : PAID_TURN;
  neighbours = who.chart.map.grid.neighbours;
  crossing = who.chart.crossing[who.type];
  limit = who.allowance;
  roadLimit = who.allowance + who.bonus;
  const { size } = who.chart.map.grid;
  cost.fill(NEVER, 0, size * 6).fill(NEVER, OFF_ROAD, OFF_ROAD + size * 6);
  cost.fill(NEVER, ENTERED, ENTERED + size).fill(NEVER, ENTERED + HEXES, ENTERED + HEXES + size);
  first.fill(NEVER, 0, size).fill(NEVER, HEXES, HEXES + size);
  isArrivedIn.fill(0);
  date++;
  markClosed(who.position, who.unit, closed);
  hexes = links = highest = 0;
  oneHexEnds = [];
  exits = [];
}

/** It stands there as if it had arrived with its facing at no cost. */
function beginAt(hex: Hex, facing: Direction): void {
  const state = (earnsOn(hex) ? 0 : OFF_ROAD) + hex * 6 + facing;
  closed[hex] = 0;
  setPath(state, []);
  push(state, 0, state);
  if (mover.full > 0 && mayGoOn(mover, null))
    for (const direction of DIRECTIONS) beginWithOneHex(hex, facing, direction);
}

/** A lake hex after a free turn at most, or the minimum move straight ahead. */
function beginWithOneHex(hex: Hex, facing: Direction, direction: Direction): void {
  const to = neighbours[hex * 6 + direction] as Hex;
  const code = crossing[hex * 6 + direction];
  if (closed[to]) return;
  if (costOf(code) === WHOLE_ALLOWANCE) {
    if (!mayCrossLake(mover) || turnBetween(facing, direction) > 1) return;
    for (const end of DIRECTIONS) if (turnBetween(direction, end) <= 1) oneHexEnds.push(oneHexEnd(to, end));
  } else if (direction === facing && costOf(code) > limit) oneHexEnds.push(oneHexEnd(to, facing));
}

/** It pays for the entry hex's own terrain, and arrives facing any hex of the map. */
function beginAtEntry(hex: Hex): void {
  const code = mover.chart.entering[mover.type][hex];
  const whole = code === WHOLE_ALLOWANCE;
  if (code === FORBIDDEN || (whole && !mayCrossLake(mover))) return;
  if (!whole && code <= limit) {
    const state = ENTERED + (earnsOn(hex) ? 0 : HEXES) + hex;
    setPath(state, [hex]);
    push(state, code, state);
  } else if (!closed[hex])
    for (const facing of DIRECTIONS)
      if (neighbours[hex * 6 + facing] >= 0) oneHexEnds.push(oneHexEnd(hex, facing));
}

/** A move that starts here may earn the road bonus. */
function earnsOn(hex: Hex): boolean {
  return mover.bonus > 0 && isRoadHex(mover.chart, hex);
}

function push(state: number, spent: number, from: number): void {
  cost[state] = spent;
  parent[state] = from;
  linkState[++links] = state;
  linkNext[links] = bucket[spent];
  bucket[spent] = links;
  if (spent > highest) highest = spent;
}

function settleAll(spent: number): void {
  for (let link = bucket[spent]; link !== 0; link = linkNext[link]) {
    const state = linkState[link];
    if (cost[state] !== spent) continue;
    if (state >= ENTERED) settleEntry(state, spent);
    else settle(state, spent);
  }
}

function settle(state: number, spent: number): void {
  const onRoad = state < OFF_ROAD;
  const side = onRoad ? state : state - OFF_ROAD;
  const hex = ((side / 6) | 0) as Hex;
  const mine = onRoad ? hex : HEXES + hex;
  if (spent >= Math.min(first[mine], first[hex]) + TURN_COST) return;
  if (first[mine] === NEVER) {
    first[mine] = spent;
    noteArrival(hex);
  }
  if (mover.constraint && !mayGoOn(mover, hex)) return;
  const arrived = (side - hex * 6) as Direction;
  if (mover.exits.length) exitFrom(hex, arrived, state);
  for (let direction = 0; direction < 6; direction++)
    stepAhead(hex * 6 + direction, spent + turn[arrived * 6 + direction], state);
}

function settleEntry(state: number, spent: number): void {
  const hex = ((state - ENTERED) % HEXES) as Hex;
  noteArrival(hex);
  if (mayGoOn(mover, hex)) for (const direction of DIRECTIONS) stepAhead(hex * 6 + direction, spent, state);
}

function noteArrival(hex: Hex): void {
  if (isArrivedIn[hex]) return;
  isArrivedIn[hex] = 1;
  arrivedIn[hexes++] = hex;
}

/** Crosses a hexside; `spent` includes the turn before it. */
function stepAhead(side: number, spent: number, from: number): void {
  const code = crossing[side];
  const step = costOf(code);
  if (step === FORBIDDEN || step === WHOLE_ALLOWANCE) return;
  const sum = spent + step;
  const keepsRoad = (code & ALONG_ROAD) !== 0 && isOnRoad(from);
  if (sum > (keepsRoad ? roadLimit : limit)) return;
  const to = neighbours[side];
  const state = (keepsRoad ? 0 : OFF_ROAD) + to * 6 + (side % 6);
  if (sum < cost[state]) push(state, sum, from);
}

/** The way to this state has kept to the road and may earn the bonus. */
function isOnRoad(state: number): boolean {
  return state < ENTERED ? state < OFF_ROAD : state < ENTERED + HEXES;
}

function exitFrom(hex: Hex, arrived: Direction, state: number): void {
  for (const direction of DIRECTIONS) {
    const spent = cost[state] + turn[arrived * 6 + direction] + EXIT_COST;
    if (spent > limit || !mayExit(mover, hex, direction)) continue;
    const known = exits.findIndex((exit) => exit.hex === hex && exit.exit === direction);
    const end = { ...endOf(hex, direction, state, spent), exit: direction, left: limit - spent };
    if (known < 0) exits.push(end);
    else if (spent < exits[known].spent) exits[known] = end;
  }
}

function collected(): readonly End[] {
  const ends: End[] = [];
  for (let i = 0; i < hexes; i++) {
    const hex = arrivedIn[i] as Hex;
    if (closed[hex]) continue;
    weighFacings(hex);
    for (let facing = 0; facing < 6; facing++)
      if (spentIn[facing] !== NEVER)
        ends.push(endOf(hex, facing as Direction, fromIn[facing], spentIn[facing]));
  }
  return oneHexEnds.length + exits.length ? [...cheapest(ends), ...exits] : ends;
}

/** Half MPs to end with each facing in the hex at hand, and the state they are spent from. */
const spentIn = new Int16Array(6);
const fromIn = new Int16Array(6);

/** Of equals the way on the road comes first: it may have its bonus left. */
function weighFacings(hex: Hex): void {
  spentIn.fill(NEVER);
  weighArrivals(hex, roadLimit);
  if (mover.from === null) weighEntry(ENTERED + hex, hex);
  weighArrivals(HEXES + hex, limit);
  if (mover.from === null) weighEntry(ENTERED + HEXES + hex, hex);
}

function weighArrivals(mine: number, most: number): void {
  if (first[mine] === NEVER) return;
  const dear = first[mine] + TURN_COST;
  for (let arrived = 0; arrived < 6; arrived++) {
    const spent = cost[mine * 6 + arrived];
    if (spent >= dear) continue;
    for (let facing = 0; facing < 6; facing++) {
      const sum = spent + turn[arrived * 6 + facing];
      if (sum >= spentIn[facing] || sum > most) continue;
      spentIn[facing] = sum;
      fromIn[facing] = mine * 6 + arrived;
    }
  }
}

/** It arrives with any facing whose front hex is on the map. */
function weighEntry(state: number, hex: Hex): void {
  for (const facing of DIRECTIONS) {
    if (cost[state] >= spentIn[facing] || neighbours[hex * 6 + facing] < 0) continue;
    spentIn[facing] = cost[state];
    fromIn[facing] = state;
  }
}

/** The ends with those one hex away that nothing cheaper reaches. */
function cheapest(ends: readonly End[]): readonly End[] {
  const spentAt = new Map(ends.map((end) => [keyOf(end), end.spent]));
  const better = oneHexEnds.filter((end) => end.spent < (spentAt.get(keyOf(end)) ?? NEVER));
  const replaced = new Set(better.map(keyOf));
  return [...ends.filter((end) => !replaced.has(keyOf(end))), ...better];
}

function keyOf({ hex, facing }: End): number {
  return hex * 6 + (facing ?? 0);
}

function endOf(hex: Hex, facing: Direction, from: number, spent: number): End {
  const left = isOnRoad(from) ? leftOf(mover, spent, true) : limit - spent;
  return { hex, facing, exit: null, into: null, path: pathTo(from), spent, left, bogRolls: 0 };
}

function oneHexEnd(hex: Hex, facing: Direction): End {
  return { hex, facing, exit: null, into: null, path: [hex], spent: limit, left: 0, bogRolls: 0 };
}

function setPath(state: number, path: readonly Hex[]): readonly Hex[] {
  pathDate[state] = date;
  return (pathOf[state] = path);
}

/** The hexes entered on the way to a state. */
function pathTo(state: number): readonly Hex[] {
  if (pathDate[state] === date) return pathOf[state];
  return setPath(state, [...pathTo(parent[state]), (((state % OFF_ROAD) / 6) | 0) as Hex]);
}
