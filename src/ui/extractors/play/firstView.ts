import { distance, type Hex } from '../../../hex';
import {
  mapOf,
  enemyOf,
  entryHexesOf,
  exposedUnits,
  isPlaced,
  reachOf,
  unitsOf,
  type CounterId,
  type Placed,
  type Position,
  type Side,
} from '../../../rules/extractors';
import { openHexes, toPlace } from '../input/modes/placing';
import { standings, type UnitStanding } from '../input/units';

/** An enemy farther away than this is left out of the first view. */
const NEAR = 6;

/** What a phase is about, on the map: the zone to set up in, the hexes to enter by, who can act and the enemies near them. */
export function hexesOfPhase(position: Position): readonly Hex[] {
  const { side, name } = position.phase;
  if (side === null) return [];
  if (name === 'placement') return hexesOfPlacement(position, side);
  const all = standings(position);
  const able = all.filter(({ standing }) => standing.state === 'can');
  const own = hexesOf(able.length > 0 ? able : all);
  const acting = [...own, ...entriesOf(position, able)];
  return [...acting, ...enemiesNear(position, side, own)];
}

/** Where a unit in hand may end its move, the nearest first. */
export function hexesAhead(position: Position, unit: CounterId, from: Hex): readonly Hex[] {
  const { grid } = mapOf(position);
  if (position.phase.name !== 'movement') return [];
  const ends = new Set(reachOf(position, unit).ends.map(({ hex }) => hex));
  return [...ends].sort((a, b) => distance(grid, from, a) - distance(grid, from, b));
}

/** The nearest enemy of a hex in the open; null: there is none on the map. */
export function nearestEnemy(position: Position, side: Side, hex: Hex): Hex | null {
  const away = (other: Placed) => distance(mapOf(position).grid, hex, other.where.hex);
  const enemies = exposedUnits(position, enemyOf(side));
  return enemies.length === 0
    ? null
    : enemies.reduce((best, other) => (away(other) < away(best) ? other : best)).where.hex;
}

function hexesOfPlacement(position: Position, side: Side): readonly Hex[] {
  const placed = unitsOf(position).flatMap((unit) =>
    unit.side === side && isPlaced(unit) ? [unit.where.hex] : [],
  );
  const unit = toPlace(position, { selected: null });
  return [...placed, ...(unit === null ? [] : openHexes(position, unit))];
}

function hexesOf(units: readonly UnitStanding[]): readonly Hex[] {
  return units.flatMap(({ unit }) => (isPlaced(unit) ? [unit.where.hex] : []));
}

/** Where those who wait off the map come in; the scenario's hexes while a machine's order is still hidden. */
function entriesOf(position: Position, able: readonly UnitStanding[]): readonly Hex[] {
  const waiting = able.find(({ unit }) => unit.where.at === 'toEnter');
  if (!waiting) return [];
  const { unit } = waiting;
  const open = [...new Set(reachOf(position, unit.id).ends.flatMap(({ path }) => path.slice(0, 1)))];
  return open.length > 0 ? open : entryHexesOf(position, unit);
}

function enemiesNear(position: Position, side: Side, own: readonly Hex[]): readonly Hex[] {
  const near = (hex: Hex) => own.some((other) => distance(mapOf(position).grid, hex, other) <= NEAR);
  return exposedUnits(position, enemyOf(side)).flatMap(({ where: { hex } }) => (near(hex) ? [hex] : []));
}
