import type { Hex } from '../../../hex';
import { ENTRY_COST } from '../data';
import { mapOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { Action, CounterId, Illegal, Position, Terrain, Unit } from '../types';
import {
  capacityOf,
  facesHexside,
  illegal,
  isPlaced,
  movementTypeOf,
  passengersOf,
  unitOf,
  unitsOf,
} from '../units';
import { whyNotInZone, zoneOf } from './zones';

type PlacementAction = Extract<Action, { readonly type: 'place' | 'unplace' }>;
type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/** Why a unit may not be placed so, or taken up again [§5]. */
export function whyNotPlace(position: Position, action: PlacementAction): Illegal | undefined {
  const unit = unitOf(position, action.unit);
  if (!zoneOf(position, unit)) return illegal('§5', { reason: 'notPlacedHere', unit: unit.id });
  if (action.type === 'unplace')
    return isPlaced(unit) ? undefined : illegal('§5', { reason: 'notOnMap', unit: unit.id });
  return whyNotFaced(unit, action) ?? whyNotIn(position, unit, action);
}

/** Any facing for what has one, none for the rest [§5, §6.1, R-02]. */
function whyNotFaced(unit: Unit, { facing }: PlaceAction): Illegal | undefined {
  if (facesHexside(unit) && facing === null)
    return illegal('§6.1', { reason: 'facingNeeded', unit: unit.id });
  if (!facesHexside(unit) && facing !== null) return illegal('§6.1', { reason: 'noFacing', unit: unit.id });
  return undefined;
}

function whyNotIn(position: Position, unit: Unit, { hex, into }: PlaceAction): Illegal | undefined {
  return into === null
    ? whyNotOnHex(position, unit, hex)
    : (whyNotInZone(position, unit, hex) ?? whyNotAboard(position, unit, into, hex));
}

/** Why a unit may not be placed in a hex in the open: zone, terrain, stacking [§5]. */
function whyNotOnHex(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  return (
    whyNotInZone(position, unit, hex) ??
    whyNotTerrain(position, unit, hex) ??
    whyNotStack(position, unit, hex)
  );
}

/** Legal terrain: everything but ✗ on the chart, a bridge being lake [§2, §5, R-98]. */
export function whyNotTerrain(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  const { terrain } = mapOf(position);
  if (isPassable(terrain[hex], unit)) return undefined;
  const movementType = movementTypeOf(unit)!;
  return illegal('§2', { reason: 'terrainForbidden', hex, terrain: terrain[hex], movementType });
}

/** The unit's kind may stand on this terrain, roads apart [§2]. */
export function isPassable(terrain: Terrain, unit: Unit): boolean {
  const movementType = movementTypeOf(unit);
  return movementType === null || ENTRY_COST[terrain][movementType] !== 'no';
}

/** Infantry may start embarked, or inside a fort [§5, §6.3.3, R-60]. */
function whyNotAboard(position: Position, unit: Unit, into: CounterId, hex: Hex): Illegal | undefined {
  if (!Object.hasOwn(position.units, into)) return illegal('§6.3.3', { reason: 'noSuchUnit', unit: into });
  const carrier = unitOf(position, into);
  const limit = capacityOf(carrier);
  if (unit.class !== 'section') return illegal('§6.3.3', { reason: 'notASection', unit: unit.id });
  if (carrier.side !== unit.side || limit === 0)
    return illegal('§6.3.3', { reason: 'notACarrier', unit: into });
  if (!isPlaced(carrier) || carrier.where.hex !== hex)
    return illegal('§6.3.3', { reason: 'carrierElsewhere', unit: into });
  const others = passengersOf(position, into).filter(({ id }) => id !== unit.id);
  return others.length >= limit ? illegal('§6.3.3', { reason: 'carrierFull', unit: into, limit }) : undefined;
}

/** Why the placement cannot end yet: every unit of the side has its place [§5]. */
export function whyPlacementUnfinished(position: Position): Illegal | undefined {
  const units = unplacedUnits(position).map(({ id }) => id);
  return units.length ? illegal('§5', { reason: 'unplaced', units }) : undefined;
}

/** Units the side has still to place, in the order of the counter mix. */
export function unplacedUnits(position: Position): readonly Unit[] {
  const { side } = position.phase;
  return unitsOf(position).filter((unit) => unit.side === side && unit.where.at === 'unplaced');
}
