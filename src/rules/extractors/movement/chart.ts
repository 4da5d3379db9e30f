import { DIRECTIONS, allHexes, type Hex } from '../../../hex';
import { ENTRY_COST, MOVEMENT_TYPES, ROAD_COST } from '../data';
import { doriana } from '../maps/doriana';
import type { MovementType } from '../types';

/**
 * The Terrain Effects Chart spread over the map, one byte a hexside: half MPs in the low bits,
 * with ALONG_ROAD added for a road link [§2, §6.3.1].
 */
export const FORBIDDEN = 0;
export const WHOLE_ALLOWANCE = 31;
export const ALONG_ROAD = 32;
const COST = 31;

const { grid, terrain, road } = doriana;

const chart = spreadChart();

/** What entering each hex costs by its own terrain: half MPs, FORBIDDEN or WHOLE_ALLOWANCE [§2]. */
export const ENTERING = chart.entering;

/** What leaving each hex through each hexside costs, index hex × 6 + direction; FORBIDDEN off the map [§2, §6.3.1]. */
export const CROSSING = chart.crossing;

type Codes = Readonly<Record<MovementType, Uint8Array>>;

/** Works the codes out; the game does so once. */
export function spreadChart(): { readonly entering: Codes; readonly crossing: Codes } {
  const entering = byType((type) => Uint8Array.from(allHexes(grid), (hex) => entryCode(type, hex)));
  return { entering, crossing: byType((type) => crossingCodes(type, entering[type])) };
}

function crossingCodes(type: MovementType, entering: Uint8Array): Uint8Array {
  const codes = new Uint8Array(grid.size * 6);
  for (const hex of allHexes(grid))
    for (const direction of DIRECTIONS) {
      const to = grid.neighbours[hex * 6 + direction];
      const linked = type !== 'orni' && (road[hex] & (1 << direction)) !== 0;
      if (to >= 0) codes[hex * 6 + direction] = linked ? ROAD_COST | ALONG_ROAD : entering[to];
    }
  return codes;
}

/** Half MPs of a code, or WHOLE_ALLOWANCE. */
export function costOf(code: number): number {
  return code & COST;
}

/** The step follows a road into a connected road hex [§2 (B)]. */
export function isAlongRoad(code: number): boolean {
  return (code & ALONG_ROAD) !== 0;
}

/** A road runs through the hex. */
export function isRoadHex(hex: Hex): boolean {
  return road[hex] !== 0;
}

/** Leg units may be there; a bridge is lake where the road does not count. */
export function isLegGround(hex: Hex): boolean {
  return ENTERING.leg[hex] !== FORBIDDEN;
}

/** A leg unit rolls on leaving it [§2 (A), R-45]. */
export function isBog(hex: Hex): boolean {
  return terrain[hex] === 'bog';
}

function entryCode(type: MovementType, hex: Hex): number {
  const cost = ENTRY_COST[terrain[hex]][type];
  return cost === 'no' ? FORBIDDEN : cost === 'all' ? WHOLE_ALLOWANCE : cost;
}

function byType<T>(build: (type: MovementType) => T): Readonly<Record<MovementType, T>> {
  return Object.fromEntries(MOVEMENT_TYPES.map((type) => [type, build(type)])) as Record<MovementType, T>;
}
