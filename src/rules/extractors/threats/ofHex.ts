import { allHexes, distance, sectorsOf, type Hex } from '../../../hex';
import { inArc } from '../arcs';
import { armedWith, arcOf, firersOf } from '../fire';
import { canSee } from '../lineOfSight';
import { reachOf } from '../movement';
import { mapOf } from '../scenarios';
import type { CounterId, Position, Unit } from '../types';
import { isOrniType, isPlaced, unitsOf, type Placed } from '../units';

/**
 * For planning, no rule of its own: the units, by counter id, that could end a move in a hex if their movement phase began
 * now, machines without regard to orders. Of a view, only what that side knows [§6.3].
 */
export function couldReach(position: Position, hex: Hex): readonly CounterId[] {
  const fresh = beforeMoving(position);
  return unitsOf(fresh)
    .filter(isPlaced)
    .filter(({ id }) => reachOf(fresh, id).ends.some((end) => end.hex === hex && end.exit === null))
    .map(({ id }) => id);
}

/** The units, by counter id, that from where they are see a hex and have a weapon that bears on it in range [§7.2, §7.3.1]. */
export function couldFireInto(position: Position, hex: Hex): readonly CounterId[] {
  return unitsOf(position)
    .filter((unit): unit is Placed => isPlaced(unit) && !unit.hidden && firesOut(position, unit))
    .filter((unit) => isOrniType(unit) || canSee(mapOf(position), unit.where.hex, hex))
    .filter((unit) => firersOf(unit).some(({ slot }) => bearsOn(position, { unit, slot }, hex)))
    .map(({ id }) => id);
}

/** The hexes that a unit, standing there or only supposed to, sees and has a weapon in range and arc for [§7.2, §7.3.1]. */
export function hexesUnderFire(position: Position, unit: Placed): readonly Hex[] {
  if (unit.hidden || !firesOut(position, unit)) return [];
  const weapons = firersOf(unit);
  const { hex: from } = unit.where;
  const map = mapOf(position);
  return allHexes(map.grid).filter(
    (hex) =>
      weapons.some(({ slot }) => bearsOn(position, { unit, slot }, hex)) &&
      (isOrniType(unit) || canSee(map, from, hex)),
  );
}

/** No unit has moved and no machine has orders; a reach does not depend on the phase. */
export function beforeMoving(position: Position): Position {
  const units = unitsOf(position).map((unit): [CounterId, Unit] => [unit.id, { ...unit, moved: false }]);
  return { ...position, rules: 'simple', units: Object.fromEntries(units) };
}

/** A section may fire out of a fort, nothing out of a Floater. */
export function firesOut({ units }: Position, { where: { inside } }: Placed): boolean {
  return inside === null || units[inside].class === 'static';
}

function bearsOn(
  position: Position,
  { unit, slot }: { readonly unit: Placed; readonly slot: number | null },
  hex: Hex,
): boolean {
  const { grid } = mapOf(position);
  const { minRange, maxRange } = armedWith(unit, slot);
  const { hex: from, facing } = unit.where;
  const range = distance(grid, from, hex);
  if (range < minRange || range > maxRange) return false;
  const arc = arcOf(unit, slot);
  return arc === null || facing === null || inArc(arc, sectorsOf(grid, from, facing, hex));
}
