import { DIRECTIONS, type Hex } from '../../../hex';
import { doriana } from '../maps/doriana';
import { markClosed } from '../stacking';
import type { End } from '../types';
import { boardingCost, carriersFor } from './boarding';
import { CROSSING, ENTERING, FORBIDDEN, costOf, isAlongRoad, isBog, isLegGround, isRoadHex } from './chart';
import { driftFrom, mayExit, type Mover } from './mover';
import { EXIT_COST, leftOf, limitOf } from './walk';

/*
 * Cheapest moves of a section [§6.3], with the fewest bog rolls among equals: Dijkstra over hexes, once for moves that have
 * kept to the road and may earn its bonus, once for the others. No section is so slow that it needs the minimum move.
 */
const { grid } = doriana;
const closed = new Uint8Array(grid.size);

/** A way to a hex. */
interface Way {
  readonly hex: Hex;
  readonly onRoad: boolean;
  readonly spent: number;
  readonly bogRolls: number;
  /** The hexes entered by moving. */
  readonly path: readonly Hex[];
}

/** Every place where a section may end its move, by a cheapest path; running is not judged here [§6.3]. */
export function endsOnFoot(mover: Mover, entries: readonly Hex[]): readonly End[] {
  markClosed(mover.position, mover.unit, closed);
  const ways = waysFrom(mover, mover.from === null ? entering(mover, entries) : settingOut(mover));
  return cheapest([
    ...staying(mover),
    ...ways.filter(({ hex }) => !closed[hex]).map((way) => endOf(mover, way)),
    ...boarding(mover, ways),
    ...ways.flatMap((way) => leaving(mover, way)),
  ]);
}

function waysFrom(mover: Mover, begun: readonly Way[]): readonly Way[] {
  const best = new Map<number, Way>();
  const queue: Way[][] = [];
  const offer = (way: Way) => {
    const known = best.get(keyOf(way));
    if (known && !isCheaper(way, known)) return;
    best.set(keyOf(way), way);
    (queue[way.spent] ??= []).push(way);
  };
  begun.forEach(offer);
  for (let spent = 0; spent < queue.length; spent++)
    for (const way of queue[spent] ?? [])
      if (best.get(keyOf(way)) === way) stepsFrom(mover, way).forEach(offer);
  return [...best.values()];
}

function keyOf({ hex, onRoad }: Way): number {
  return onRoad ? hex : grid.size + hex;
}

function isCheaper(a: Pick<End, 'spent' | 'bogRolls'>, b: Pick<End, 'spent' | 'bogRolls'>): boolean {
  return a.spent < b.spent || (a.spent === b.spent && a.bogRolls < b.bogRolls);
}

/** From its own hex: out of the Floater for 1 MP, out of the fort for nothing [§6.3.3, R-36, R-45]. */
function settingOut(mover: Mover): readonly Way[] {
  const { from: hex, carrier, position, allowance } = mover;
  if (hex === null) return [];
  const start = { hex, bogRolls: 0, path: [] };
  if (carrier === null) {
    closed[hex] = 0;
    return [{ ...start, onRoad: isRoadHex(hex), spent: 0 }];
  }
  const spent = boardingCost(position, carrier);
  const lands = spent > 0;
  if (spent > allowance || (lands && !isLegGround(hex)) || (isBog(hex) && closed[hex])) return [];
  return [{ ...start, onRoad: !lands && isRoadHex(hex), spent }];
}

function entering(mover: Mover, entries: readonly Hex[]): readonly Way[] {
  return entries.flatMap((hex) => {
    const off = { hex, onRoad: isRoadHex(hex), spent: 0, bogRolls: 0, path: [] };
    return arriving(mover, off, hex, ENTERING.leg[hex]);
  });
}

function stepsFrom(mover: Mover, way: Way): readonly Way[] {
  const bogRolls = way.bogRolls + Number(isBog(way.hex));
  return DIRECTIONS.flatMap((direction) => {
    const side = way.hex * 6 + direction;
    const code = CROSSING.leg[side];
    const onRoad = way.onRoad && isAlongRoad(code);
    return arriving(mover, { ...way, bogRolls, onRoad }, grid.neighbours[side] as Hex, code);
  });
}

/** Into a hex and, from flux, on along its arrow [§6.3.2, R-08]; not into bog where it could not end. */
function arriving(mover: Mover, way: Way, to: Hex, code: number): readonly Way[] {
  const spent = way.spent + costOf(code);
  if (code === FORBIDDEN || spent > limitOf(mover, way.onRoad) || (isBog(to) && closed[to])) return [];
  const drift = driftFrom(mover, to);
  const path = [...way.path, to];
  return [{ ...way, hex: drift ?? to, onRoad: way.onRoad && drift === null, spent, path }];
}

/** It stays aboard or sheltered. */
function staying(mover: Mover): readonly End[] {
  const { from: hex, carrier } = mover;
  if (hex === null || carrier === null) return [];
  return [{ ...endOf(mover, { hex, onRoad: false, spent: 0, bogRolls: 0, path: [] }), into: carrier }];
}

/** Boarding takes 1 MP off the road; shelter is free [§6.3.3, R-36]. */
function boarding(mover: Mover, ways: readonly Way[]): readonly End[] {
  return carriersFor(mover).flatMap(({ id, where }) => {
    const cost = boardingCost(mover.position, id);
    return ways
      .filter(({ hex, spent }) => hex === where.hex && (cost === 0 || spent + cost <= mover.allowance))
      .map((way) => {
        const spent = way.spent + cost;
        return { ...endOf(mover, { ...way, spent, onRoad: way.onRoad && cost === 0 }), into: id };
      });
  });
}

/** Off the map for 1 MP. */
function leaving(mover: Mover, way: Way): readonly End[] {
  const spent = way.spent + EXIT_COST;
  if (mover.exits.length === 0 || spent > mover.allowance) return [];
  const bogRolls = way.bogRolls + Number(isBog(way.hex));
  return DIRECTIONS.filter((direction) => mayExit(mover, way.hex, direction)).map((exit) => ({
    ...endOf(mover, { ...way, spent, bogRolls, onRoad: false }),
    exit,
  }));
}

function endOf(mover: Mover, { hex, path, spent, bogRolls, onRoad }: Way): End {
  const left = leftOf(mover, spent, onRoad);
  return { hex, facing: null, exit: null, into: null, path, spent, left, bogRolls };
}

/** One end for each hex, exit and carrier. */
function cheapest(ends: readonly End[]): readonly End[] {
  const best = new Map<string, End>();
  for (const end of ends) {
    const key = `${end.hex} ${end.exit} ${end.into}`;
    const known = best.get(key);
    if (!known || isCheaper(end, known)) best.set(key, end);
  }
  return [...best.values()];
}
