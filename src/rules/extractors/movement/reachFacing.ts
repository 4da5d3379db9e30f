import { DIRECTIONS, turnBetween, type Direction, type Hex } from '../../../hex';
import { MOST_HEXES as HEXES } from '../maps/build';
import { markClosed } from '../stacking';
import { ALONG_ROAD, FORBIDDEN, WHOLE_ALLOWANCE, costOf, isRoadHex } from './chart';
import { EndList, NONE } from './ends';
import { findsTheSame, keepFound } from './foundBefore';
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
/** By hex: not arrived in, arrived in and going on, or stopping there. */
const arrival = new Uint8Array(HEXES);
const [GOES_ON, STOPS] = [1, 2];
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
/** A hex one away might be reached for a whole allowance if nobody stood there. */
let hasOneHex = false;
/** One hex away for a whole allowance, hex × 6 + facing. */
let oneHexAway: number[] = [];
/** Ways off the map, hex × 6 + direction, each once with its cheapest state. */
let exits: number[] = [];
let exitSpent: number[] = [];
let exitFrom: number[] = [];

/** Searches for every place where a unit with facing may end its move; orders are not judged here [§6.3]. */
export function searchFacing(who: Mover, entries: readonly Hex[]): void {
  reset(who);
  if (who.from === null) entries.forEach(beginAtEntry);
  else beginAt(who.from, who.facing ?? 0);
  for (let spent = 0; spent <= highest; spent++) settleAll(spent);
  bucket.fill(0, 0, highest + 1);
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
  arrival.fill(0);
  date++;
  markClosed(who.position, who.unit, closed);
  hexes = links = highest = 0;
  hasOneHex = false;
  if (oneHexAway.length) oneHexAway = [];
  if (exits.length) [exits, exitSpent, exitFrom] = [[], [], []];
}

/** Starts in a hex as if the unit had arrived there with its facing at no cost. */
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
  const to = neighbours[hex * 6 + direction];
  const code = crossing[hex * 6 + direction];
  const isLake = costOf(code) === WHOLE_ALLOWANCE;
  if (
    isLake
      ? !mayCrossLake(mover) || turnBetween(facing, direction) > 1
      : direction !== facing || costOf(code) <= limit
  )
    return;
  hasOneHex = true;
  if (closed[to]) return;
  if (isLake) {
    for (const end of DIRECTIONS) if (turnBetween(direction, end) <= 1) oneHexAway.push(to * 6 + end);
  } else oneHexAway.push(to * 6 + facing);
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
    for (const facing of DIRECTIONS) if (neighbours[hex * 6 + facing] >= 0) oneHexAway.push(hex * 6 + facing);
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
  const hex = (side / 6) | 0;
  const mine = onRoad ? hex : HEXES + hex;
  if (spent >= Math.min(first[mine], first[hex]) + TURN_COST) return;
  const isFirst = first[mine] === NEVER;
  if (isFirst) {
    first[mine] = spent;
    noteArrival(hex);
  }
  if (arrival[hex] === STOPS) return;
  const arrived = side - hex * 6;
  if (mover.exits.length) leaveFrom(hex as Hex, arrived, state);
  for (let direction = 0; direction < 6; direction++) {
    const turning = turn[arrived * 6 + direction];
    // After a turn that is paid for, the first arrival is as cheap or cheaper.
    if (isFirst || turning === 0) stepAhead(hex * 6 + direction, spent + turning, state);
  }
}

function settleEntry(state: number, spent: number): void {
  const hex = (state - ENTERED) % HEXES;
  noteArrival(hex);
  if (arrival[hex] === GOES_ON)
    for (let direction = 0; direction < 6; direction++) stepAhead(hex * 6 + direction, spent, state);
}

function noteArrival(hex: number): void {
  if (arrival[hex] !== 0) return;
  arrival[hex] = mayGoOn(mover, hex as Hex) ? GOES_ON : STOPS;
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
  const state = (keepsRoad ? 0 : OFF_ROAD) + neighbours[side] * 6 + (side % 6);
  if (sum < cost[state]) push(state, sum, from);
}

/** The way to this state has kept to the road and may earn the bonus. */
function isOnRoad(state: number): boolean {
  return state < ENTERED ? state < OFF_ROAD : state < ENTERED + HEXES;
}

function leaveFrom(hex: Hex, arrived: number, state: number): void {
  for (const direction of DIRECTIONS) {
    const side = hex * 6 + direction;
    if (neighbours[side] >= 0) continue;
    const spent = cost[state] + turn[arrived * 6 + direction] + EXIT_COST;
    if (spent > limit || !mayExit(mover, hex, direction)) continue;
    const known = exits.indexOf(side);
    if (known >= 0 && spent >= exitSpent[known]) continue;
    const at = known < 0 ? exits.push(side) - 1 : known;
    exitSpent[at] = spent;
    exitFrom[at] = state;
  }
}

/** Adds the ends of the last search to the list, hex by hex, then those off the map. */
export function collectFacing(ends: EndList, run: number): void {
  if (hasOneHex || !findsTheSame(mover)) return collect(ends, run, closed);
  everywhere.size = 0;
  collect(everywhere, run, NOBODY);
  keepFound(mover, everywhere);
  ends.addOpen(everywhere, closed, run);
}

const everywhere = new EndList();
const NOBODY = new Uint8Array(HEXES);

function collect(ends: EndList, run: number, taken: Uint8Array): void {
  const start = ends.size;
  for (let i = 0; i < hexes; i++) {
    const hex = arrivedIn[i];
    if (taken[hex]) continue;
    weighFacings(hex);
    for (let facing = 0; facing < 6; facing++) {
      const spent = spentIn[facing];
      if (spent === NEVER) continue;
      const from = fromIn[facing];
      const at = ends.claim();
      ends.hex[at] = hex;
      ends.facing[at] = facing;
      ends.spent[at] = spent;
      ends.left[at] = isOnRoad(from) ? leftOf(mover, spent, true) : limit - spent;
      ends.from[at] = from;
    }
  }
  ends.setPlain(start, run);
  if (oneHexAway.length) collectOneHexAway(ends, run, start);
  for (let i = 0; i < exits.length; i++) {
    const at = claim(ends, run, exits[i]);
    ends.exit[at] = exits[i] % 6;
    ends.spent[at] = exitSpent[i];
    ends.left[at] = limit - exitSpent[i];
    ends.from[at] = exitFrom[i];
  }
}

/** An end with this hex × 6 + facing, the rest of it still to be written. */
function claim(ends: EndList, run: number, place: number): number {
  const at = ends.claim();
  const hex = (place / 6) | 0;
  ends.hex[at] = hex;
  ends.facing[at] = place - hex * 6;
  ends.setPlain(at, run);
  return at;
}

/** Those one hex away that nothing cheaper reaches. */
function collectOneHexAway(ends: EndList, run: number, start: number): void {
  const known = new Map<number, number>();
  for (let at = start; at < ends.size; at++) known.set(ends.hex[at] * 6 + ends.facing[at], at);
  for (const place of oneHexAway) {
    const other = known.get(place);
    if (other !== undefined && ends.spent[other] <= limit) continue;
    const at = other ?? claim(ends, run, place);
    ends.spent[at] = limit;
    ends.left[at] = 0;
    ends.from[at] = NONE;
  }
}

/** Half MPs to end with each facing in the hex at hand, and the state they are spent from. */
const spentIn = new Int16Array(6);
const fromIn = new Int16Array(6);

/** Weighs the facings of a hex; among equal costs arrivals by road come first: their bonus may be left. */
function weighFacings(hex: number): void {
  for (let facing = 0; facing < 6; facing++) spentIn[facing] = NEVER;
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
function weighEntry(state: number, hex: number): void {
  for (let facing = 0; facing < 6; facing++) {
    if (cost[state] >= spentIn[facing] || neighbours[hex * 6 + facing] < 0) continue;
    spentIn[facing] = cost[state];
    fromIn[facing] = state;
  }
}

function setPath(state: number, path: readonly Hex[]): readonly Hex[] {
  pathDate[state] = date;
  return (pathOf[state] = path);
}

/** The hexes entered on the way to a state of the last search. */
export function pathFacing(state: number): readonly Hex[] {
  if (pathDate[state] === date) return pathOf[state];
  return setPath(state, [...pathFacing(parent[state]), (((state % OFF_ROAD) / 6) | 0) as Hex]);
}
