import { directionTo, distance, neighbour, type Hex } from '../../../hex';
import type { MoveConstraint } from '../moveOrders/constraint';
import { whyNotStack } from '../stacking';
import type { CounterId, End, Illegal, MachineEnd, Position } from '../types';
import { illegal, isIllegal } from '../units';
import { FORBIDDEN, WHOLE_ALLOWANCE, isAlongRoad, isRoadHex } from './chart';
import { isRouted, type Mover } from './mover';
import { endsOf, moverToBegin, reachOf } from './reach';
import { leastRunDistance, runDistance } from './routed';
import { verdictBeside } from './search';

/** More half MPs than any way across the map takes. */
const BEYOND_ANY = 1000;

/** Why a unit cannot end its move in a hex, the most telling reason; undefined if it can [§6.3]. */
export function whyNoEnd(position: Position, id: CounterId, hex: Hex): Illegal | undefined {
  const mover = moverToBegin(position, id);
  if (isIllegal(mover)) return mover;
  const { ends, ruledOut } = reachOf(position, id);
  if (ends.some((end) => end.hex === hex && end.exit === null)) return undefined;
  return (
    whyNotGround(mover, hex) ??
    whyNotStack(position, mover.unit, hex) ??
    whyRuledOut(mover, hex, ruledOut) ??
    whyRunsOn(mover, hex) ??
    whyTooDear(mover, hex)
  );
}

/** Terrain it may never enter, and no road leads in [§2]. */
function whyNotGround({ type, chart }: Mover, hex: Hex): Illegal | undefined {
  const byRoad = type !== 'orni' && isRoadHex(chart, hex);
  if (chart.entering[type][hex] !== FORBIDDEN || byRoad) return undefined;
  return illegal('§2', {
    reason: 'terrainForbidden',
    hex,
    terrain: chart.map.terrain[hex],
    movementType: type,
  });
}

/** The end in the hex that comes nearest to the order [§8.3, R-19]. */
function whyRuledOut(mover: Mover, hex: Hex, ruledOut: readonly MachineEnd[]): Illegal | undefined {
  if (!mover.constraint) return undefined;
  const there = ruledOut.filter((end) => end.hex === hex);
  if (there.length === 0) return undefined;
  const { verdict } = there.reduce((a, b) => (falls(b) < falls(a) ? b : a));
  return illegal('§8.3', { reason: 'againstOrder', order: mover.constraint.order, verdict });
}

function falls({ verdict: { shortfall, facingShort } }: MachineEnd): number {
  return shortfall * 6 + facingShort;
}

/** It could stop there, but has to run farther. */
function whyRunsOn(mover: Mover, hex: Hex): Illegal | undefined {
  if (!isRouted(mover.unit)) return undefined;
  const { position, unit } = mover;
  const ends = endsOf(mover);
  if (!ends.some((end) => end.hex === hex)) return undefined;
  const best = leastRunDistance(position, unit, ends);
  return illegal('R-13', {
    reason: 'mustRun',
    distance: runDistance(position, unit, { hex, exit: null }),
    best,
  });
}

/** What the cheapest way would cost, beyond the allowance too; or what stops it on that way [§6.3, R-62]. */
function whyTooDear(mover: Mover, hex: Hex): Illegal | undefined {
  const { unit, type, full, constraint, chart } = mover;
  if (full === 0) return illegal('R-44', { reason: 'immobile', unit: unit.id });
  const ends = endsOf({ ...mover, constraint: null, allowance: BEYOND_ANY, bonus: 0 });
  if (chart.entering[type][hex] === WHOLE_ALLOWANCE && !isRoadHex(chart, hex))
    return whyNotLake(mover, hex, ends);
  const end = cheapestIn(ends, hex);
  if (!end) return illegal('§6.3', { reason: 'noLegalEnd', unit: unit.id });
  const have = mover.allowance + (keepsToRoad(mover, end.path) ? mover.bonus : 0);
  if (end.spent <= have && constraint) return whyStopped(mover, constraint, end);
  return illegal('§6.3', { reason: 'mpsShort', hex, need: end.spent, have });
}

/** The whole allowance for each lake hex, on top of the way to the shore and the turn there. */
function whyNotLake({ full, allowance: have, chart }: Mover, hex: Hex, ends: readonly End[]): Illegal {
  const { grid } = chart.map;
  const away = (from: Hex) => distance(grid, from, hex);
  const least = Math.min(...ends.map((end) => away(end.hex)));
  const ways = ends.filter((end) => away(neighbour(grid, end.hex, end.facing!)!) < least);
  const way = Math.min(...ways.map(({ spent }) => spent));
  return illegal('R-20', { reason: 'mpsShort', hex, need: way + least * full, have });
}

/** The order keeps it where it is, or stops it on the way [§8.3]. */
function whyStopped(mover: Mover, constraint: MoveConstraint, end: End): Illegal {
  for (const hex of end.path) {
    const why = constraint.stopsIn(hex);
    if (why && constraint.mayMove) return illegal('R-62', { reason: 'mustStop', hex, why });
  }
  return illegal('§8.3', {
    reason: 'againstOrder',
    order: constraint.order,
    verdict: verdictBeside(mover, end),
  });
}

function cheapestIn(ends: readonly End[], hex: Hex): End | undefined {
  return ends
    .filter((end) => end.hex === hex)
    .reduce<End | undefined>((best, end) => (best && best.spent <= end.spent ? best : end), undefined);
}

function keepsToRoad({ type, from, chart }: Mover, path: readonly Hex[]): boolean {
  const hexes = from === null ? path : [from, ...path];
  return hexes.every((hex, i) => {
    if (i === 0) return isRoadHex(chart, hex);
    const last = hexes[i - 1];
    const direction = directionTo(chart.map.grid, last, hex);
    return direction !== undefined && isAlongRoad(chart.crossing[type][last * 6 + direction]);
  });
}
