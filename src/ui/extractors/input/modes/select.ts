import { isPlaced, unitsIn, type CounterId, type Position, type Unit } from '../../../../rules/extractors';
import type { Desk, Tap } from '../desk';

/** The unit a tap means: the counter that was hit, else the only unit of the side in the hex that `wanted` accepts. */
export function tappedUnit(
  position: Position,
  { hex, counter }: Tap,
  wanted: (unit: Unit) => boolean,
): CounterId | null {
  if (counter !== null)
    return Object.hasOwn(position.units, counter) && wanted(position.units[counter]) ? counter : null;
  const [first, second] = unitsIn(position, hex).filter(wanted);
  return first && !second ? first.id : null;
}

/** A unit of the side whose phase it is, is in hand. */
export function isOwnInHand({ phase, units }: Position, { selected }: Desk): boolean {
  return selected !== null && Object.hasOwn(units, selected) && units[selected].side === phase.side;
}

/** The desk with another unit in hand and nothing prepared. */
export function inHand(desk: Desk, selected: CounterId | null): Desk {
  return { ...desk, selected, plan: null, refusal: null, result: null };
}

/** The hex a unit lies in; null while it is off the map. */
export function hexOf(unit: Unit): Desk['focus'] {
  return isPlaced(unit) ? unit.where.hex : null;
}
