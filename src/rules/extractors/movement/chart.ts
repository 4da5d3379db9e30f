import { DIRECTIONS, allHexes, type Hex } from '../../../hex';
import { ENTRY_COST, MOVEMENT_TYPES, ROAD_COST } from '../data';
import { perMap } from '../maps/perMap';
import type { GameMap, MovementType, Terrain } from '../types';

/**
 * The Terrain Effects Chart spread over the map, one byte a hexside: half MPs in the low bits,
 * with ALONG_ROAD added for a road link [§2, §6.3.1].
 */
export const FORBIDDEN = 0;
export const WHOLE_ALLOWANCE = 31;
export const ALONG_ROAD = 32;
const COST = 31;

type Codes = Readonly<Record<MovementType, Uint8Array>>;

export interface Chart {
  readonly map: GameMap;
  /** What entering each hex costs by its own terrain: half MPs, FORBIDDEN or WHOLE_ALLOWANCE [§2]. */
  readonly entering: Codes;
  /** What leaving each hex through each hexside costs, index hex × 6 + direction; FORBIDDEN off the map [§2, §6.3.1]. */
  readonly crossing: Codes;
}

export const chartOf = perMap(spreadChart);

/** Works the codes of a map out. */
export function spreadChart(map: GameMap): Chart {
  const { grid, terrain } = map;
  const entering = byType((type) => Uint8Array.from(allHexes(grid), (hex) => entryCode(type, terrain[hex])));
  return { map, entering, crossing: byType((type) => crossingCodes(map, type, entering[type])) };
}

function crossingCodes({ grid, road }: GameMap, type: MovementType, entering: Uint8Array): Uint8Array {
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
export function isRoadHex({ map }: Chart, hex: Hex): boolean {
  return map.road[hex] !== 0;
}

/** Leg units may be there; a bridge is lake where the road does not count. */
export function isLegGround({ entering }: Chart, hex: Hex): boolean {
  return entering.leg[hex] !== FORBIDDEN;
}

/** A leg unit rolls on leaving it [§2 (A), R-45]. */
export function isBog({ map }: Chart, hex: Hex): boolean {
  return map.terrain[hex] === 'bog';
}

function entryCode(type: MovementType, terrain: Terrain): number {
  const cost = ENTRY_COST[terrain][type];
  return cost === 'no' ? FORBIDDEN : cost === 'all' ? WHOLE_ALLOWANCE : cost;
}

function byType<T>(build: (type: MovementType) => T): Readonly<Record<MovementType, T>> {
  return Object.fromEntries(MOVEMENT_TYPES.map((type) => [type, build(type)])) as Record<MovementType, T>;
}
