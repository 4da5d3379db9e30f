import { crossings, distance, type Crossing, type Hex } from '../../hex';
import { mapOf } from './scenarios';
import { blocksSight, depressionParts, sightsOf } from './sightTable';
import type { GameMap, Position, Sight, SightLine } from './types';
import { isOrniType, type Placed } from './units';

/**
 * The line of sight between two hexes, centre to centre, with everything it meets on its way [§7.2]. Neither roads
 * nor units count.
 */
export function lineOfSight(map: GameMap, from: Hex, to: Hex): Sight {
  const crossed = crossings(map.grid, from, to).map((crossing) => sightLine(map, crossing));
  if (distance(map.grid, from, to) <= 1) return { clear: true, rule: 'adjacent', crossed, block: null };
  if (depressionParts(map, from, to)) return { clear: false, rule: 'depression', crossed, block: null };
  const block = crossed.find((line) => line.blocks) ?? null;
  return { clear: block === null, rule: block ? 'blocked' : 'clear', crossed, block };
}

/** The line of sight between two units on the map: Orni-types are always visible and see every target [§7.2]. */
export function sightBetween(position: Position, a: Placed, b: Placed): Sight {
  const sight = lineOfSight(mapOf(position), a.where.hex, b.where.hex);
  return isOrniType(a) || isOrniType(b) ? { ...sight, clear: true, rule: 'orni', block: null } : sight;
}

/** The verdict of `sightBetween` without its account [§7.2]. */
export function unitSees(position: Position, a: Placed, b: Placed): boolean {
  return isOrniType(a) || isOrniType(b) || canSee(mapOf(position), a.where.hex, b.where.hex);
}

/** The verdict of `lineOfSight` without its account [§7.2]. */
export function canSee(map: GameMap, from: Hex, to: Hex): boolean {
  const { bits, rowBytes } = sightsOf(map);
  return ((bits[from * rowBytes + (to >> 3)] >> (to & 7)) & 1) === 1;
}

/** 1 by hex that is seen from a hex, itself included; else 0 [§7.2]. */
export function sightField(map: GameMap, from: Hex): Uint8Array {
  const { bits, rowBytes } = sightsOf(map);
  const field = new Uint8Array(map.grid.size);
  for (let to = 0; to < field.length; to++) field[to] = (bits[from * rowBytes + (to >> 3)] >> (to & 7)) & 1;
  return field;
}

/** A crossing with its terrain: off the map counts as blocking [§7.2, R-11]. */
function sightLine(map: GameMap, crossing: Crossing): SightLine {
  if (crossing.kind === 'hex') {
    const { kind, hex } = crossing;
    return { kind, hex, terrain: map.terrain[hex], blocks: blocksSight(map, hex) };
  }
  const { kind, sides } = crossing;
  return { kind, sides, blocks: sides.every((side) => side === null || blocksSight(map, side)) };
}
