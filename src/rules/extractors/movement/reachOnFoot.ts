import { DIRECTIONS, type Hex } from '../../../hex';
import { MOST_HEXES as HEXES } from '../maps/build';
import { markClosed } from '../stacking';
import { boardingCost, carriersFor } from './boarding';
import { FORBIDDEN, costOf, isAlongRoad, isBog, isLegGround, isRoadHex, type Chart } from './chart';
import { NONE, type EndList } from './ends';
import { driftFrom, mayExit, type Mover } from './mover';
import { EXIT_COST, leftOf, limitOf } from './going';

/*
 * Cheapest moves of a section [§6.3], with the fewest bog rolls among equals: Dijkstra over hexes, once for moves that have
 * kept to the road and may earn its bonus, once for the others. No section is so slow that it needs the minimum move.
 * Costs are small whole numbers of half MPs, so the queue is one list a cost. All arrays are scratch, used again by
 * every search.
 */
const OFF_ROAD = HEXES;
const STATES = HEXES * 2;
const NEVER = 0x7fff;
/** No state or hex before this one. */
const NOWHERE = -1;
/** One more than the directions: it ends on the map. */
const WAYS = 7;

const cost = new Int16Array(STATES);
const bogRolls = new Uint8Array(STATES);
const parent = new Int16Array(STATES);
/** The hex entered last by moving: not the state's own where flux carried the section on. */
const entered = new Int16Array(STATES);
const closed = new Uint8Array(HEXES);
/** States arrived in, each once. */
const arrivals = new Int16Array(STATES);

/** Lists of states by cost: links in a pool; 0 ends a list. */
const linkState = new Int16Array(1 << 15);
const linkNext = new Int32Array(1 << 15);
const bucket = new Int32Array(4096);

let mover: Mover;
let chart: Chart;
let neighbours: Int16Array;
let count = 0;
let links = 0;
let highest = 0;

/** Searches for every place where a section may end its move; running is not judged here [§6.3]. */
export function searchOnFoot(who: Mover, entries: readonly Hex[]): void {
  mover = who;
  chart = who.chart;
  neighbours = chart.map.grid.neighbours;
  cost.fill(NEVER);
  markClosed(who.position, who.unit, closed);
  count = links = highest = 0;
  if (who.from !== null) setOut(who.from);
  else for (const hex of entries) enter(hex);
  for (let spent = 0; spent <= highest; spent++)
    for (let link = bucket[spent]; link !== 0; link = linkNext[link])
      if (cost[linkState[link]] === spent) goOn(linkState[link], spent);
  bucket.fill(0, 0, highest + 1);
}

/** From its own hex: out of the Floater for 1 MP, out of the fort for nothing [§6.3.3, R-36]. */
function setOut(hex: Hex): void {
  const { carrier, position } = mover;
  if (carrier === null) {
    closed[hex] = 0;
    return begin(hex, 0);
  }
  const landing = boardingCost(position, carrier);
  if (!isLegGround(chart, hex) || (isBog(chart, hex) && closed[hex])) return;
  begin(hex, landing);
}

function begin(hex: Hex, spent: number): void {
  reach(stateOf(hex, spent === 0 && isRoadHex(chart, hex)), spent, NOWHERE, NOWHERE);
}

/** It pays for the entry hex's own terrain. */
function enter(hex: Hex): void {
  const code = chart.entering.leg[hex];
  if (code !== FORBIDDEN) arrive(hex, code, NOWHERE, isRoadHex(chart, hex));
}

function goOn(state: number, spent: number): void {
  const onRoad = state < OFF_ROAD;
  const side = hexOf(state) * 6;
  for (let direction = 0; direction < 6; direction++) {
    const code = chart.crossing.leg[side + direction];
    if (code === FORBIDDEN) continue;
    arrive(neighbours[side + direction], spent + costOf(code), state, onRoad && isAlongRoad(code));
  }
}

/** Into a hex and, from flux, on along its arrow [§6.3.2, R-08]; not into bog where it could not end. */
function arrive(to: number, spent: number, from: number, keepsRoad: boolean): void {
  const hex = to as Hex;
  if (spent > limitOf(mover, keepsRoad) || (closed[to] && isBog(chart, hex))) return;
  const drift = driftFrom(mover, hex);
  reach(drift === null ? stateOf(to, keepsRoad) : stateOf(drift, false), spent, from, to);
}

function reach(state: number, spent: number, from: number, by: number): void {
  const known = cost[state];
  if (spent > known) return;
  const rolls = from === NOWHERE ? 0 : bogRolls[from] + Number(isBog(chart, hexOf(from)));
  if (spent === known && rolls >= bogRolls[state]) return;
  if (known === NEVER) arrivals[count++] = state;
  cost[state] = spent;
  bogRolls[state] = rolls;
  parent[state] = from;
  entered[state] = by;
  if (spent === known) return;
  linkState[++links] = state;
  linkNext[links] = bucket[spent];
  bucket[spent] = links;
  if (spent > highest) highest = spent;
}

function stateOf(hex: number, onRoad: boolean): number {
  return onRoad && mover.bonus > 0 ? hex : OFF_ROAD + hex;
}

function hexOf(state: number): Hex {
  return (state < OFF_ROAD ? state : state - OFF_ROAD) as Hex;
}

/** Where the end in each hex, or off the map from it, stands in the list, from 1; 0: there is none yet. */
const ranks = new Int16Array(HEXES * WAYS);

/** Adds the ends of the last search to the list: as it stands, in the open, in carriers, off the map. */
export function collectOnFoot(ends: EndList, run: number): void {
  const start = ends.size;
  stay(ends, run);
  for (let i = 0; i < count; i++) if (!closed[hexOf(arrivals[i])]) offerInTheOpen(ends, run, arrivals[i]);
  board(ends, run, start);
  if (mover.exits.length) for (let i = 0; i < count; i++) leave(ends, run, arrivals[i]);
  for (let at = start; at < ends.size; at++) ranks[rankOf(ends, at)] = 0;
}

/** The end of a section that does not move: in the open, aboard or sheltered. */
function stay(ends: EndList, run: number): void {
  const { from: hex, carrier, allowance } = mover;
  if (hex === null) return;
  const at = ends.claim();
  ends.hex[at] = hex;
  ends.facing[at] = ends.exit[at] = ends.from[at] = NONE;
  ends.spent[at] = ends.bogRolls[at] = 0;
  ends.left[at] = allowance;
  ends.into[at] = carrier;
  ends.run[at] = run;
  if (carrier === null) ranks[rankOf(ends, at)] = at + 1;
}

function offerInTheOpen(ends: EndList, run: number, state: number): void {
  const at = claim(ends, run, state);
  ends.left[at] = leftOf(mover, cost[state], state < OFF_ROAD);
  keepCheapest(ends, ranks[rankOf(ends, at)] - 1);
}

/** Boarding takes 1 MP off the road; shelter is free [§6.3.3, R-36]. */
function board(ends: EndList, run: number, start: number): void {
  for (const { id, where } of carriersFor(mover)) {
    const boarding = boardingCost(mover.position, id);
    // The state of a section that stays aboard comes first.
    let known = mover.carrier === id ? start : NONE;
    for (const state of [where.hex as number, OFF_ROAD + where.hex]) {
      if (cost[state] === NEVER) continue;
      const at = claim(ends, run, state);
      ends.into[at] = id;
      if (boarding === 0) ends.left[at] = leftOf(mover, cost[state], state < OFF_ROAD);
      else spend(ends, at, cost[state] + boarding);
      if (ends.left[at] < 0) ends.size--;
      else known = keepCheaper(ends, known);
    }
  }
}

/** Off the map for 1 MP, after a bog roll where there is one. */
function leave(ends: EndList, run: number, state: number): void {
  const hex = hexOf(state);
  for (const direction of DIRECTIONS) {
    if (neighbours[hex * 6 + direction] >= 0 || !mayExit(mover, hex, direction)) continue;
    const at = claim(ends, run, state);
    ends.exit[at] = direction;
    ends.bogRolls[at] += Number(isBog(chart, hex));
    spend(ends, at, cost[state] + EXIT_COST);
    if (ends.left[at] < 0) ends.size--;
    else keepCheapest(ends, ranks[rankOf(ends, at)] - 1);
  }
}

/** An end in the hex of a state, for what that cost; what is left is still to be written. */
function claim(ends: EndList, run: number, state: number): number {
  const at = ends.claim();
  ends.hex[at] = hexOf(state);
  ends.facing[at] = ends.exit[at] = NONE;
  ends.spent[at] = cost[state];
  ends.bogRolls[at] = bogRolls[state];
  ends.from[at] = state;
  ends.run[at] = run;
  return at;
}

/** Half MPs spent off the road in part. */
function spend(ends: EndList, at: number, spent: number): void {
  ends.spent[at] = spent;
  ends.left[at] = leftOf(mover, spent, false);
}

/** Of two ends in one place the cheaper stays; among equals the one with fewer bog rolls, then with more points left. */
function keepCheapest(ends: EndList, other: number): void {
  const at = keepCheaper(ends, other);
  ranks[rankOf(ends, at)] = at + 1;
}

/** Where the one that stays lies; NONE as the other: there is none. */
function keepCheaper(ends: EndList, other: number): number {
  const last = ends.size - 1;
  if (other < 0) return last;
  const cheaper =
    ends.spent[last] - ends.spent[other] ||
    ends.bogRolls[last] - ends.bogRolls[other] ||
    ends.left[other] - ends.left[last];
  if (cheaper < 0) ends.copy(last, other);
  ends.size = last;
  return other;
}

function rankOf(ends: EndList, at: number): number {
  return ends.hex[at] * WAYS + ends.exit[at] + 1;
}

/** The hexes entered by moving on the way to a state of the last search. */
export function pathOnFoot(state: number): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = state; at !== NOWHERE; at = parent[at])
    if (entered[at] !== NOWHERE) path.push(entered[at] as Hex);
  return path.reverse();
}
