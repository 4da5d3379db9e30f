import { DIRECTIONS, type Hex } from '../../../hex';
import { MOST_HEXES as HEXES } from '../maps/build';
import { markClosed } from '../stacking';
import type { CounterId, End } from '../types';
import { boardingCost, carriersFor } from './boarding';
import { FORBIDDEN, costOf, isAlongRoad, isBog, isLegGround, isRoadHex, type Chart } from './chart';
import { driftFrom, mayExit, type Mover } from './mover';
import { EXIT_COST, leftOf, limitOf } from './going';

/*
 * Cheapest moves of a section [§6.3], with the fewest bog rolls among equals: Dijkstra over hexes, once for moves that have
 * kept to the road and may earn its bonus, once for the others. No section is so slow that it needs the minimum move.
 * All arrays are scratch, used again by every search.
 */
const OFF_ROAD = HEXES;
const STATES = HEXES * 2;
const NEVER = 0x7fff;
/** No state or hex before this one. */
const NOWHERE = -1;

const cost = new Int16Array(STATES);
const bogRolls = new Uint8Array(STATES);
const parent = new Int16Array(STATES);
/** The hex entered last by moving: not the state's own where flux carried the section on. */
const entered = new Int16Array(STATES);
const closed = new Uint8Array(HEXES);

let mover: Mover;
let chart: Chart;
/** States by cost, and those arrived in, each once. */
let queue: number[][] = [];
let arrivals: number[] = [];

/** Every place where a section may end its move, by a cheapest path; running is not judged here [§6.3]. */
export function endsOnFoot(who: Mover, entries: readonly Hex[]): readonly End[] {
  reset(who);
  if (who.from !== null) setOut(who.from);
  else for (const hex of entries) enter(hex);
  for (const states of queue) for (const state of states) goOn(state);
  return cheapest([...staying(), ...inTheOpen(), ...inCarriers(), ...offTheMap()]);
}

function reset(who: Mover): void {
  mover = who;
  chart = who.chart;
  cost.fill(NEVER);
  markClosed(who.position, who.unit, closed);
  queue = Array.from({ length: who.allowance + who.bonus + 1 }, () => []);
  arrivals = [];
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

function goOn(state: number): void {
  const hex = hexOf(state);
  const { neighbours } = chart.map.grid;
  for (const direction of DIRECTIONS) {
    const code = chart.crossing.leg[hex * 6 + direction];
    if (code === FORBIDDEN) continue;
    const keepsRoad = state < OFF_ROAD && isAlongRoad(code);
    arrive(neighbours[hex * 6 + direction] as Hex, cost[state] + costOf(code), state, keepsRoad);
  }
}

/** Into a hex and, from flux, on along its arrow [§6.3.2, R-08]; not into bog where it could not end. */
function arrive(to: Hex, spent: number, from: number, keepsRoad: boolean): void {
  if (spent > limitOf(mover, keepsRoad) || (isBog(chart, to) && closed[to])) return;
  const drift = driftFrom(mover, to);
  reach(drift === null ? stateOf(to, keepsRoad) : stateOf(drift, false), spent, from, to);
}

function reach(state: number, spent: number, from: number, by: number): void {
  const rolls = from === NOWHERE ? 0 : bogRolls[from] + Number(isBog(chart, hexOf(from)));
  const known = cost[state];
  if (spent > known || (spent === known && rolls >= bogRolls[state])) return;
  if (known === NEVER) arrivals.push(state);
  queue[spent].push(state);
  cost[state] = spent;
  bogRolls[state] = rolls;
  parent[state] = from;
  entered[state] = by;
}

function stateOf(hex: Hex, onRoad: boolean): number {
  return onRoad && mover.bonus > 0 ? hex : OFF_ROAD + hex;
}

function hexOf(state: number): Hex {
  return (state < OFF_ROAD ? state : state - OFF_ROAD) as Hex;
}

/** It stays as it is: in the open, aboard or sheltered. */
function staying(): readonly End[] {
  const { from: hex, carrier: into, allowance: left } = mover;
  if (hex === null) return [];
  return [{ hex, facing: null, exit: null, into, path: [], spent: 0, left, bogRolls: 0 }];
}

function inTheOpen(): readonly End[] {
  return arrivals.filter((state) => !closed[hexOf(state)]).map((state) => endOf(state, null));
}

/** Boarding takes 1 MP off the road; shelter is free [§6.3.3, R-36]. */
function inCarriers(): readonly End[] {
  return carriersFor(mover).flatMap(({ id, where }) => {
    const boarding = boardingCost(mover.position, id);
    return arrivals
      .filter((state) => hexOf(state) === where.hex)
      .map((state) => ({ ...endOf(state, id), ...(boarding > 0 && spending(cost[state] + boarding)) }))
      .filter(({ left }) => left >= 0);
  });
}

/** Off the map for 1 MP, after a bog roll where there is one. */
function offTheMap(): readonly End[] {
  return arrivals.flatMap((state) => {
    const hex = hexOf(state);
    const left = spending(cost[state] + EXIT_COST);
    if (left.left < 0) return [];
    const rolls = bogRolls[state] + Number(isBog(chart, hex));
    return DIRECTIONS.filter((direction) => mayExit(mover, hex, direction)).map((exit) => ({
      ...endOf(state, null),
      ...left,
      exit,
      bogRolls: rolls,
    }));
  });
}

/** Half MPs spent off the road in part. */
function spending(spent: number): Pick<End, 'spent' | 'left'> {
  return { spent, left: leftOf(mover, spent, false) };
}

function endOf(state: number, into: CounterId | null): End {
  const [spent, rolls] = [cost[state], bogRolls[state]];
  const left = leftOf(mover, spent, state < OFF_ROAD);
  return {
    hex: hexOf(state),
    facing: null,
    exit: null,
    into,
    path: pathTo(state),
    spent,
    left,
    bogRolls: rolls,
  };
}

/** The hexes entered by moving on the way to a state. */
function pathTo(state: number): readonly Hex[] {
  const path = parent[state] === NOWHERE ? [] : pathTo(parent[state]);
  return entered[state] === NOWHERE ? path : [...path, entered[state] as Hex];
}

/** One end for each hex, exit and carrier, with the fewest bog rolls among equals. */
function cheapest(ends: readonly End[]): readonly End[] {
  const best = new Map<string, End>();
  for (const end of ends) {
    const key = end.into ?? `${end.hex} ${end.exit}`;
    const known = best.get(key);
    if (!known || isCheaper(end, known)) best.set(key, end);
  }
  return [...best.values()];
}

function isCheaper(a: End, b: End): boolean {
  return (a.spent - b.spent || a.bogRolls - b.bogRolls || b.left - a.left) < 0;
}
