import type { Hex } from '../../hex';
import type { Draft } from '../result';
import type {
  CounterId,
  FacingUnit,
  Illegal,
  MovementType,
  OnMap,
  Position,
  Reason,
  RuleRef,
  Section,
  Side,
  StaticPiece,
  Unit,
  Vehicle,
} from './types';
import { CHASSIS, FLOATER_CAPACITY, FORT_CAPACITY, SECTIONS, STATICS, VEHICLES } from './data';

/** A unit whose counter lies on the map. */
export type Placed<U extends Unit = Unit> = U & { readonly where: OnMap };

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'dorian' ? 'avronian' : 'dorian';
}

/** All units in play, in the order of the counter mix. */
export function unitsOf(position: Position): readonly Unit[] {
  return Object.values(position.units);
}

/** The unit of an id. Throws RangeError if it is not in play. */
export function unitOf(position: Position, id: CounterId): Unit {
  const unit = position.units[id] as Unit | undefined;
  if (!unit) throw new RangeError(`No unit ${id} in play`);
  return unit;
}

/** Its counter lies on the map, embarked, sheltered or hidden ones included. */
export function isPlaced<U extends Unit>(unit: U): unit is Placed<U> {
  return unit.where.at === 'map';
}

/** Units whose counters lie in a hex, embarked, sheltered and hidden ones included. */
export function unitsIn(position: Position, hex: Hex): readonly Placed[] {
  return unitsOf(position).filter((unit): unit is Placed => isPlaced(unit) && unit.where.hex === hex);
}

/** Sections aboard a Floater or inside a fort. */
export function passengersOf(position: Position, carrier: CounterId): readonly Placed<Section>[] {
  return unitsOf(position).filter(
    (unit): unit is Placed<Section> => isPlaced(unit) && unit.where.inside === carrier,
  );
}

/** Aboard a Floater, which shelter in a fort is not [§6.3.3, R-36]. */
export function isEmbarked(position: Position, unit: Placed): boolean {
  const { inside } = unit.where;
  return inside !== null && unitOf(position, inside).class === 'vehicle';
}

/** Sections it carries or shelters [§6.3.3, §3]. */
export function capacityOf(unit: Unit): number {
  return unit.kind === 'floater' ? FLOATER_CAPACITY : unit.kind === 'fort' ? FORT_CAPACITY : 0;
}

/** On the map in the open: neither hidden, embarked nor sheltered. Only such units count as enemies for orders. */
export function isExposed(unit: Unit): unit is Placed {
  return isPlaced(unit) && !unit.hidden && unit.where.inside === null;
}

/** The units of a side in the open, in the order of the counter mix. */
export function exposedUnits(position: Position, side: Side): readonly Placed[] {
  return unitsOf(position).filter((unit): unit is Placed => unit.side === side && isExposed(unit));
}

/** Facing matters to it [§6.1]. */
export function facesHexside(unit: Unit): unit is FacingUnit {
  return unit.class === 'vehicle' || unit.class === 'machine';
}

/** Counts as the hex's one vehicle or machine; forts and the Command Post do [§6.2, R-06]. */
export function countsAsVehicle(unit: Unit): boolean {
  return unit.class !== 'section';
}

/** The printed profile: to-hit DRM when fired at [§3]. */
export function profileOf(unit: Unit): number {
  return unit.class === 'vehicle' && unit.varied !== undefined
    ? (unit.varied.profile ?? VEHICLES[unit.kind].profile)
    : printedOf(unit).profile;
}

/** How it moves; null for static pieces, which have no movement type. */
export function movementTypeOf(unit: Unit): MovementType | null {
  return unit.class === 'static' ? null : printedOf(unit).movement;
}

/** Orni-type units see and are seen everywhere [§7.2]. */
export function isOrniType(unit: Unit): boolean {
  return movementTypeOf(unit) === 'orni';
}

/** Current speed in MPs: critical hits counted [§7.3.2]. */
export function speedOf(unit: Unit): number {
  const full = fullSpeedOf(unit);
  switch (unit.class) {
    case 'section':
    case 'static':
      return full;
    case 'vehicle':
      return halvedTwice(full, unit.speedHits);
    case 'machine':
      return Math.max(0, full - unit.speedLost);
  }
}

/** Speed in MPs of an untouched unit [§3, R-111]. */
export function fullSpeedOf(unit: Unit): number {
  return unit.class === 'static' ? 0 : (unit.varied?.speed ?? printedOf(unit).speed);
}

/** Firepower of a Dorian unit, its losses counted [R-01, §7.3.2]; 0: it has no weapon left. Machines fire by slot. */
export function firepowerOf(unit: Section | Vehicle): number {
  const own = unit.varied?.firepower;
  if (unit.class === 'vehicle') return halvedTwice(own ?? VEHICLES[unit.kind].firepower, unit.firepowerHits);
  const { firepower: printed, steps } = SECTIONS[unit.kind];
  const firepower = own ?? printed;
  return unit.steps < steps ? Math.ceil(firepower / 2) : firepower;
}

/** Steps of an untouched section, armour of anything else untouched, what was bought included [§3, R-111]. */
export function fullStrengthOf(unit: Unit): number {
  switch (unit.class) {
    case 'section':
      return SECTIONS[unit.kind].steps;
    case 'vehicle':
      return unit.varied?.armour ?? VEHICLES[unit.kind].armour;
    case 'static':
      return STATICS[unit.kind].armour;
    case 'machine':
      return CHASSIS[unit.kind].armour + unit.extraArmour;
  }
}

/** Cost in points as printed, without a machine's equipment [§3]. */
export function printedCostOf(unit: Unit): number {
  return unit.class === 'static' ? 0 : printedOf(unit).cost;
}

/** A reason, which is given away, with the rule it rests on: written into it, as many a question only asks whether. */
export function illegal(rule: RuleRef, reason: Reason): Illegal {
  (reason as Draft<Illegal>).rule = rule;
  return reason as Illegal;
}

/** A reason where an answer was asked for. */
export function isIllegal(answer: object): answer is Illegal {
  return 'reason' in answer;
}

interface Printed {
  readonly profile: number;
  readonly movement: MovementType;
  readonly cost: number;
  readonly speed: number;
}

function printedOf(unit: Exclude<Unit, StaticPiece>): Printed;
function printedOf(unit: Unit): Pick<Printed, 'profile'>;
function printedOf(unit: Unit): Pick<Printed, 'profile'> {
  switch (unit.class) {
    case 'section':
      return SECTIONS[unit.kind];
    case 'vehicle':
      return VEHICLES[unit.kind];
    case 'static':
      return STATICS[unit.kind];
    case 'machine':
      return CHASSIS[unit.kind];
  }
}

/** The first critical hit halves, rounded up; the second leaves nothing [§7.3.2]. */
function halvedTwice(value: number, hits: 0 | 1 | 2): number {
  return hits === 0 ? value : hits === 1 ? Math.ceil(value / 2) : 0;
}
