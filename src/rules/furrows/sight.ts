import { crossings, distance, type Crossing, type Hex } from '../../hex';
import { HEIGHT, OFF_MAP_LEVEL, SIGHT_LEVEL, SIGHT_TABLE } from './data';
import type { GameMap, Sight, SightLine } from './types';

/**
 * The line of sight between the ground of two hexes, centre to centre, with everything it meets on its way [§7]. Bases
 * never block.
 */
export function lineOfSight(map: GameMap, from: Hex, to: Hex): Sight {
  const heights = [heightOf(map, from), heightOf(map, to)] as const;
  const crossed = crossings(map.grid, from, to).map((crossing) => sightLine(map, crossing));
  const ends = heights[0] >= heights[1] ? heights : ([heights[1], heights[0]] as const);
  const row = SIGHT_TABLE[ends.join('-')];
  const lower = heights[0] >= heights[1] ? to : from;
  for (const line of crossed) {
    const verdict = line.level === null ? 0 : row[line.level];
    if (verdict === 'blocks') return { clear: false, heights, crossed, block: { line, how: 'blocks' } };
    if (verdict > 0 && distance(map.grid, lower, beside(line)) <= verdict)
      return { clear: false, heights, crossed, block: { line, how: 'blind' } };
  }
  return { clear: true, heights, crossed, block: null };
}

/** Verdicts of a map found so far, by both hexes: 0 not asked yet, 1 seen, 2 not seen. */
const verdicts = new WeakMap<GameMap, Uint8Array>();

/** The verdict of `lineOfSight` without its account [§7]. */
export function canSee(map: GameMap, from: Hex, to: Hex): boolean {
  let known = verdicts.get(map);
  if (!known) verdicts.set(map, (known = new Uint8Array(map.grid.size * map.grid.size)));
  const index = from * map.grid.size + to;
  if (known[index] === 0) {
    known[index] = lineOfSight(map, from, to).clear ? 1 : 2;
    known[to * map.grid.size + from] = known[index];
  }
  return known[index] === 1;
}

/** Height of the ground [§2]. */
export function heightOf(map: GameMap, hex: Hex): number {
  return HEIGHT[map.terrain[hex]];
}

/** A crossing with its level; along a hexside only both together, the lower of their levels [E-04]. */
function sightLine(map: GameMap, crossing: Crossing): SightLine {
  if (crossing.kind === 'hex') {
    const terrain = map.terrain[crossing.hex];
    return { ...crossing, terrain, level: SIGHT_LEVEL[terrain] };
  }
  const levels = crossing.sides.map((side) =>
    side === null ? OFF_MAP_LEVEL : SIGHT_LEVEL[map.terrain[side]],
  );
  const [left, right] = levels;
  return { ...crossing, level: left === null || right === null ? null : Math.min(left, right) };
}

/** A hex at the obstacle's distance; the two beside a hexside are as far, and one of them is on the map [E-04]. */
function beside(line: SightLine): Hex {
  return line.kind === 'hex' ? line.hex : (line.sides[0] ?? line.sides[1])!;
}
