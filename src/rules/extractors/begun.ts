import { CHASSIS } from './data';
import { isFault, readPosition, type NotationFault } from './notation';
import { whyNotTerrain } from './placement/legality';
import { mapOf, scenarioOf } from './scenarios';
import { whyNotStack } from './stacking';
import type { CounterId, Cycle, Machine, Position, Unit } from './types';
import {
  capacityOf,
  fullSpeedOf,
  fullStrengthOf,
  isPlaced,
  passengersOf,
  unitsOf,
  type Placed,
} from './units';

/** Why a position that can be read is none a game can begin at. */
export interface UnfitPosition {
  readonly error:
    | 'over'
    | 'turnOutside'
    | 'nobody'
    | 'offTerrain'
    | 'stacked'
    | 'aboard'
    | 'strength'
    | 'faceDown'
    | 'noOrders'
    | 'display'
    | 'names'
    | 'halfway'
    | 'hidden'
    | 'pinned'
    | 'mark'
    | 'entry'
    | 'stuck';
  /** The unit that is at fault. */
  readonly unit?: CounterId;
}

export type BeginFault = NotationFault | UnfitPosition;

/** The position a line of notation writes, at which a game was begun; or why none can have been. Never throws. */
export function positionBegun(line: string): Position | BeginFault {
  const position = readPosition(line);
  return isFault(position) ? position : (whyUnfit(position) ?? position);
}

function whyUnfit(position: Position): UnfitPosition | undefined {
  const { phase, victory, turn } = position;
  if (phase.name === 'ended' || victory !== null) return { error: 'over' };
  const { lastTurn } = scenarioOf(position);
  const prepares = phase.name === 'buildUp' || phase.name === 'placement';
  // Machines that enter later are programmed as they come [§4].
  const first = prepares || phase.name === 'programming' ? 0 : 1;
  if (turn < first || turn > (prepares ? 0 : lastTurn)) return { error: 'turnOutside' };
  const units = unitsOf(position);
  if (!prepares && !units.some(isInPlay)) return { error: 'nobody' };
  for (const unit of units) {
    const error = whyUnitUnfit(position, unit);
    if (error) return { error, unit: unit.id };
  }
  const known = (id: CounterId) => Object.hasOwn(position.units, id);
  if (!position.uncovered.every(known)) return { error: 'names' };
  return isHalfway(position) ? { error: 'halfway' } : undefined;
}

/** On the map, or still to come. */
function isInPlay(unit: Unit): boolean {
  return isPlaced(unit) || unit.where.at === 'toEnter';
}

function whyUnitUnfit(position: Position, unit: Unit): UnfitPosition['error'] | undefined {
  if (!hasStrength(unit)) return 'strength';
  const unfit = unit.class === 'machine' ? whyDisplayUnfit(position, unit) : undefined;
  if (unfit) return unfit;
  if (!isPlaced(unit)) return isAboardOffMap(position, unit) ? undefined : 'aboard';
  if (unit.where.inside !== null) return isAboard(position, unit, unit.where.inside) ? undefined : 'aboard';
  if (!isOnRoad(position, unit) && whyNotTerrain(position, unit, unit.where.hex)) return 'offTerrain';
  return whyNotStack(position, unit, unit.where.hex) ? 'stacked' : undefined;
}

/** Something is left of what is in play, and no more than was printed or bought. */
function hasStrength(unit: Unit): boolean {
  const left = unit.class === 'section' ? unit.steps : unit.armour;
  return left <= fullStrengthOf(unit) && (unit.where.at === 'eliminated' || left > 0);
}

/** A bridge carries whoever may not enter the lake [§6.3.1]. */
function isOnRoad(position: Position, { where }: Placed): boolean {
  return mapOf(position).roads.some((chain) => chain.includes(where.hex));
}

/** Its carrier is there, carries, and has room [§6.3.3, R-36]. */
function isAboard(position: Position, unit: Placed, inside: CounterId): boolean {
  const carrier = position.units[inside] as Unit | undefined;
  return (
    unit.class === 'section' &&
    carrier !== undefined &&
    carrier.side === unit.side &&
    isPlaced(carrier) &&
    carrier.where.hex === unit.where.hex &&
    passengersOf(position, inside).length <= capacityOf(carrier)
  );
}

/** Waiting to enter, alone or aboard a carrier that waits too. */
function isAboardOffMap(position: Position, { where }: Unit): boolean {
  if (where.at !== 'toEnter' || where.inside === undefined) return true;
  const carrier = position.units[where.inside] as Unit | undefined;
  return carrier !== undefined && capacityOf(carrier) > 0 && carrier.where.at === 'toEnter';
}

function whyDisplayUnfit(position: Position, machine: Machine): UnfitPosition['error'] | undefined {
  const cycles: readonly Cycle[] = [machine.move, machine.combat];
  const boxes = cycles.flatMap((cycle) => cycle.boxes);
  if (boxes.some(({ order }) => order === 'hidden')) return 'faceDown';
  if (position.rules === 'simple' && boxes.some(({ order }) => order !== null)) return 'noOrders';
  const markerLost = cycles.some(({ marker, boxes: all }) => marker !== null && marker >= all.length);
  if (markerLost || machine.speedLost > fullSpeedOf(machine)) return 'display';
  if (machine.slots.length !== CHASSIS[machine.kind].slots.length) return 'display';
  return machine.mark !== null && !Object.hasOwn(position.units, machine.mark) ? 'names' : undefined;
}

/** A machine in the middle of something that this phase has no room for. */
function isHalfway({ activation, phase, units }: Position): boolean {
  if (activation === null) return false;
  const { machine } = activation;
  if (!Object.hasOwn(units, machine) || units[machine].class !== 'machine') return true;
  const moves =
    activation.type === 'moving' || (activation.type === 'resetting' && activation.cycle === 'move');
  return phase.side !== 'avronian' || phase.name !== (moves ? 'movement' : 'fire');
}
