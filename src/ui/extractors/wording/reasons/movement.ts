import { isPlaced, type MovementReason, type MoveOrder, type RuleRef } from '../../../../rules/extractors';
import { directionName, hexName, movementTypeName, nameOf, terrainName } from '../names';
import { verdictText } from '../requirements';
import { capital, count, mps, movementPoints } from '../text';
import { someNames } from './general';
import type { Reasons } from './reasons';

const STOPS: Readonly<Record<Extract<MovementReason, { reason: 'mustStop' }>['why'], string>> = {
  lake: 'a lake hex takes the whole allowance',
  minimumMove: 'the minimum move is one hex',
  adjacent: 'it is adjacent to its enemy',
  objective: 'it has reached its objective',
};

/** What a routed section cannot do, by the rule that says so. */
const ROUTED: Readonly<Partial<Record<RuleRef, string>>> = {
  'R-46': 'cannot embark',
  'R-93': 'takes no shelter',
};

export const MOVEMENT: Reasons<MovementReason> = {
  alreadyMoved: ({ unit }, position) => `Has moved: ${nameOf(position, unit)} moves once a turn`,
  pinned: () => 'Pinned until the rally phase',
  hidden: ({ unit }, position) => `Hidden: ${nameOf(position, unit)} neither moves nor fires nor carries`,
  immobile: ({ unit }, position) => `Speed 0: ${nameOf(position, unit)} enters no hex`,
  notAdjacent: ({ from, to }) => `Not adjacent: ${hexName(from)} and ${hexName(to)}`,
  terrainForbidden: ({ hex, terrain, movementType }) =>
    `${hexName(hex)}: ${movementTypeName(movementType)} units may not enter ${terrainName(terrain)}`,
  mpsShort: ({ hex, need, have }) =>
    `${hexName(hex)}: ${movementPoints(need)} needed, ${mps(have)} available`,
  noWayThrough: ({ unit, via, hex }, position) =>
    `No way by ${hexName(via)}: ${nameOf(position, unit)} does not reach ${hexName(hex)} through it`,
  mustStop: ({ hex, why }) => `Stops in ${hexName(hex)}: ${STOPS[why]}`,
  stackFull: ({ hex, limit }) => `Full: ${count(limit, 'unit')} in ${hexName(hex)} already`,
  vehicleThere: ({ hex, unit }, position) =>
    `One vehicle or machine a hex: ${nameOf(position, unit)} is in ${hexName(hex)}`,
  enemyThere: ({ hex }) => `Enemy in ${hexName(hex)}: no unit ends its move there`,
  facingNeeded: ({ unit, rule }, position) =>
    rule === 'R-38'
      ? `Leaving the map: ${nameOf(position, unit)} has to face off it`
      : `Facing to choose: ${nameOf(position, unit)} faces a hexside`,
  noFacing: ({ unit }, position) => `No facing: ${nameOf(position, unit)} faces no hexside`,
  turnTooFar: ({ sixths, allowed }) => `Turn too far: ${sixths * 60}°, at most ${allowed * 60}°`,
  facesOffMap: ({ hex, facing }) => `${hexName(hex)}: facing ${directionName(facing)} looks off the map`,
  notAnEdge: ({ hex, direction }) => `${hexName(hex)}: the map goes on to the ${directionName(direction)}`,
  mayNotLeave: ({ unit }, position) => `${nameOf(position, unit)} may not leave the map here`,
  entryTurn: ({ turn, now }) => `Enters on turn ${turn}: now turn ${now}`,
  entryHex: ({ hex }) =>
    hex === null
      ? 'Off the map: the move begins in an entry hex'
      : `${hexName(hex)} is not an entry hex of this unit`,
  noLegalEnd: ({ unit }, position) =>
    Object.hasOwn(position.units, unit) && isPlaced(position.units[unit])
      ? `No way there for ${nameOf(position, unit)}`
      : `No hex to end in: ${nameOf(position, unit)} waits`,
  mustRun: ({ distance, best }) => `Routed: ${distance} from its friendly edge, ${best} can be reached`,
  notACarrier: ({ unit }, position) =>
    `No room for sections: ${nameOf(position, unit)} carries and shelters none of yours`,
  carrierFull: ({ unit, limit }, position) =>
    `Full: ${count(limit, 'section')} in ${nameOf(position, unit)} already`,
  carrierElsewhere: ({ unit }, position) => `Other hex: ${nameOf(position, unit)} is not there`,
  routed: ({ unit, rule }, position) =>
    `Routed: ${nameOf(position, unit)} ${ROUTED[rule] ?? 'runs and does not fire'}`,
  notASection: ({ unit }, position) => `Sections only: ${nameOf(position, unit)} is none`,
  fluxBoarding: ({ hex }) => `Flux in ${hexName(hex)}: it carries the section off before it can board`,
  embarkedThisTurn: ({ unit }, position) =>
    `Embarked this turn: ${nameOf(position, unit)} lands next turn at the earliest`,
  inside: ({ unit, carrier }, position) => `${nameOf(position, unit)} is in ${nameOf(position, carrier)}`,
  againstOrder: ({ order, verdict }, position) => capital(verdictText(position, order as MoveOrder, verdict)),
  mustStillRun: ({ units }, position) =>
    `Routed, still to run: ${someNames(units.map((unit) => nameOf(position, unit)))}`,
  mustStillEnter: ({ units }, position) =>
    `Due, still to enter: ${someNames(units.map((unit) => nameOf(position, unit)))}`,
  notWaiting: ({ unit }, position) => `Not waiting to enter: ${nameOf(position, unit)}`,
  notAboard: ({ unit }, position) => `On foot: ${nameOf(position, unit)} is in no Floater`,
  notHidden: ({ unit }, position) => `Not hidden: ${nameOf(position, unit)}`,
  tooManyUncovered: ({ limit }) =>
    limit === 1
      ? 'Full: 1 vehicle activated this turn already'
      : `Full: ${limit} hidden units activated this turn already`,
  onlyAtStart: ({ of }) => `Too late: only at the start of the ${of} phase`,
};
