import { directionTo, turnBetween, type Direction, type Hex } from '../../../hex';
import { entryHexesOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { Illegal } from '../types';
import { facesHexside, illegal } from '../units';
import { FORBIDDEN, WHOLE_ALLOWANCE, costOf, isAlongRoad, isBog, isRoadHex } from './chart';
import { forbidden, limitOf, note, turnCost, type Going } from './going';
import { driftFrom, mayCrossLake } from './mover';

/** Takes the steps of the path one by one [§6.3]. */
export function follow(going: Going): Illegal | undefined {
  for (const to of going.action.path) {
    const why = going.hex === null ? enter(going, to) : step(going, going.hex, to);
    if (why) return why;
    drift(going, to);
  }
  return going.hex === null ? illegal('R-42', { reason: 'entryHex', hex: null }) : undefined;
}

/** It pays for its entry hex by the hex's own terrain, road or not. */
function enter(going: Going, to: Hex): Illegal | undefined {
  const { position, unit, type, full, chart } = going.mover;
  if (!entryHexesOf(position, unit).includes(to)) return illegal('R-42', { reason: 'entryHex', hex: to });
  if (full === 0) return illegal('R-42', { reason: 'immobile', unit: unit.id });
  going.onRoad = isRoadHex(chart, to);
  return arrive(going, to, { code: chart.entering[type][to], sixths: 0, ahead: null });
}

function step(going: Going, from: Hex, to: Hex): Illegal | undefined {
  const { type, unit, full, chart } = going.mover;
  if (going.stop) return illegal('R-62', { reason: 'mustStop', hex: from, why: going.stop });
  const ahead = directionTo(chart.map.grid, from, to);
  if (ahead === undefined) return illegal('§6.3', { reason: 'notAdjacent', from, to });
  if (full === 0) return illegal('R-44', { reason: 'immobile', unit: unit.id });
  const code = chart.crossing[type][from * 6 + ahead];
  if (!isAlongRoad(code)) going.onRoad = false;
  const sixths = going.arrived === null ? 0 : turnBetween(going.arrived, ahead);
  const why = arrive(going, to, { code, sixths, ahead });
  if (why) return why;
  going.steps.push({ from, to, by: 'move', bogRoll: type === 'leg' && isBog(chart, from) });
  return undefined;
}

/** A hex about to be entered: its cost, the turn before it, the way ahead (null: from off the map). */
interface Approach {
  readonly code: number;
  readonly sixths: number;
  readonly ahead: Direction | null;
}

function arrive(going: Going, to: Hex, approach: Approach): Illegal | undefined {
  const why =
    approach.code === FORBIDDEN
      ? forbidden(going.mover, to, '§2')
      : (payForHex(going, to, approach) ?? stopThere(going, to));
  if (why) return why;
  going.hex = to;
  going.arrived = facesHexside(going.mover.unit) ? approach.ahead : null;
  return undefined;
}

function payForHex(going: Going, to: Hex, approach: Approach): Illegal | undefined {
  const { mover, hex, spent } = going;
  const turning = turnCost(approach.sixths);
  const cost = costOf(approach.code);
  if (cost === WHOLE_ALLOWANCE) return crossLake(going, to, approach);
  const need = spent + turning + cost;
  if (need > limitOf(mover, going.onRoad)) return minimumMove(going, to, approach);
  if (approach.sixths > 0 && hex !== null)
    note(going, { code: 'turn', hex, sixths: approach.sixths }, turning);
  const along = isAlongRoad(approach.code);
  const terrain = mover.chart.map.terrain[to];
  note(going, along ? { code: 'road', hex: to } : { code: 'terrain', hex: to, terrain }, cost);
  return undefined;
}

/** The whole allowance, unspent, for a lake hex; it stops there. */
function crossLake(going: Going, to: Hex, { sixths }: Approach): Illegal | undefined {
  const { mover, hex, spent } = going;
  const need = spent + turnCost(sixths) + mover.full;
  if (need > mover.full || !mayCrossLake(mover))
    return illegal('R-20', { reason: 'mpsShort', hex: to, need, have: mover.allowance });
  if (sixths > 0 && hex !== null) note(going, { code: 'turn', hex, sixths }, 0);
  note(going, { code: 'wholeAllowance', hex: to }, mover.full);
  going.onRoad = false;
  going.stop = 'lake';
  return undefined;
}

/** One hex although the MPs are short, without any turn, as the whole move, so not after landing. */
function minimumMove(going: Going, to: Hex, { code, sixths }: Approach): Illegal | undefined {
  const { mover, spent } = going;
  const need = spent + turnCost(sixths) + costOf(code);
  const short = { reason: 'mpsShort', hex: to, need, have: limitOf(mover, going.onRoad) } as const;
  if (spent > 0 || costOf(code) <= mover.allowance) return illegal('§6.3', short);
  if (sixths > 0) return illegal('R-44', { reason: 'turnTooFar', sixths, allowed: 0 });
  note(going, { code: 'minimumMove', hex: to }, mover.allowance);
  going.onRoad = false;
  going.stop = 'minimumMove';
  return undefined;
}

/** What ends its move in the hex; such a hex is entered only if it may end there. */
function stopThere(going: Going, to: Hex): Illegal | undefined {
  const { position, unit, type, constraint, chart } = going.mover;
  going.stop ??= constraint?.stopsIn(to) ?? null;
  const sticks = type === 'leg' && isBog(chart, to);
  if (!going.stop && !sticks) return undefined;
  const why = whyNotStack(position, unit, to);
  return why && { ...why, rule: going.stop ? 'R-62' : 'R-45' };
}

/** Leg units are carried along the arrow at once, at no MP; that forfeits the road bonus [§6.3.2, R-07]. */
function drift(going: Going, flux: Hex): void {
  going.drifted = null;
  if (going.mover.type !== 'leg') return;
  const to = driftFrom(going.mover, flux);
  if (to === null) return;
  going.steps.push({ from: flux, to, by: 'drift', bogRoll: false });
  going.hex = to;
  going.onRoad = false;
  going.drifted = flux;
}
