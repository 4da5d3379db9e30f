import type { Hex } from '../../../hex';
import type { CounterId, Illegal, Position, Unit } from '../types';
import { capacityOf, illegal, isPlaced, passengersOf, unitOf, unitsOf, type Placed } from '../units';
import { isRouted, type Mover } from './mover';

/** Half MPs to board or leave a Floater whatever the terrain; a fort's shelter is free [§6.3.3, R-36]. */
const BOARDING_COST = 2;

/** Why the section may not board this Floater or take shelter in this fort, MPs apart [§6.3.3, R-36, R-46, R-93, R-95]. */
export function whyNotBoard(mover: Mover, into: CounterId, hex: Hex): Illegal | undefined {
  const { position, unit } = mover;
  if (!Object.hasOwn(position.units, into)) return illegal('§6.3.3', { reason: 'noSuchUnit', unit: into });
  const carrier = unitOf(position, into);
  if (unit.class !== 'section') return illegal('§6.3.3', { reason: 'notASection', unit: unit.id });
  if (carrier.side !== unit.side || capacityOf(carrier) === 0)
    return illegal('§6.3.3', { reason: 'notACarrier', unit: into });
  if (isRouted(unit))
    return illegal(carrier.kind === 'fort' ? 'R-93' : 'R-46', { reason: 'routed', unit: unit.id });
  if (carrier.hidden) return illegal('R-95', { reason: 'hidden', unit: into });
  if (!isPlaced(carrier) || carrier.where.hex !== hex)
    return illegal('§6.3.3', { reason: 'carrierElsewhere', unit: into });
  const others = passengersOf(position, into).filter(({ id }) => id !== unit.id);
  if (others.length >= capacityOf(carrier))
    return illegal(ruleOf(carrier), { reason: 'carrierFull', unit: into, limit: capacityOf(carrier) });
  return undefined;
}

/** It would board the Floater in the flux hex that has just carried it off. */
export function whyCarriedOff(mover: Mover, into: CounterId, drifted: Hex | null): Illegal | undefined {
  if (drifted === null || whyNotBoard(mover, into, drifted)) return undefined;
  return illegal('R-08', { reason: 'fluxBoarding', hex: drifted });
}

/** Floaters and forts the section could board if it were in their hex. */
export function carriersFor(mover: Mover): readonly Placed[] {
  return unitsOf(mover.position).filter(
    (other): other is Placed =>
      capacityOf(other) > 0 && isPlaced(other) && !whyNotBoard(mover, other.id, other.where.hex),
  );
}

/** Half MPs to board or to land. */
export function boardingCost(position: Position, carrier: CounterId): number {
  return unitOf(position, carrier).class === 'static' ? 0 : BOARDING_COST;
}

function ruleOf(carrier: Unit): '§6.3.3' | 'R-36' {
  return carrier.kind === 'fort' ? 'R-36' : '§6.3.3';
}
