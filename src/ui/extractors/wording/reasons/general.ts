import type { BuildUpReason, GeneralReason, PlacementReason, Purchase } from '../../../../rules/extractors';
import { doingName } from '../actions';
import { hexName, kindName, nameOf, orderName, phaseName, purchaseName, weaponName } from '../names';
import { count, listed } from '../text';
import type { Reasons } from './reasons';

export const GENERAL: Reasons<GeneralReason> = {
  malformed: ({ field }) => `Not understood: ${field} is missing or wrong`,
  wrongPhase: ({ action, phase }) => `${doingName(action)} belongs to another phase: now ${phaseName(phase)}`,
  gameEnded: () => 'The game is over: no more actions',
  noSuchUnit: () => 'No such unit: it is not in play',
  notYours: ({ unit }, position) => `Other side: ${nameOf(position, unit)} is not yours`,
  unfinished: ({ machine }, position) => `${nameOf(position, machine)} acts: it has to finish first`,
  notOnMap: ({ unit }, position) => `Not on the map: ${nameOf(position, unit)}`,
};

export const BUILD_UP: Reasons<BuildUpReason> = {
  notYourForce: ({ force }) => `Other side: force ${force + 1} is not yours`,
  notForSale: ({ purchase }) => `Not for sale: the scenario gives this force no ${article(purchase)}`,
  pointsShort: (illegal) => `${shortOf(illegal)} left`,
  cellTaken: ({ cell }) => `Each cell once: ${cell} is taken`,
  counterMix: ({ kind, limit }) => `Counter mix: all ${limit} of ${kindName(kind)} are taken`,
  machineLimit: ({ limit }) => `Full: ${count(limit, 'machine')} at most`,
  letterTaken: ({ machine }, position) => `Letter taken: ${nameOf(position, machine)} has it`,
  otherForce: ({ machine }, position) =>
    `Other points: ${nameOf(position, machine)} belongs to another force`,
  slotTaken: ({ slot, weapon }) => `One weapon a slot: slot ${slot + 1} holds a ${weaponName(weapon)}`,
  noSuchSlot: ({ slot, slots }) => `No slot ${slot + 1}: the machine has ${slots}`,
  armourLimit: ({ limit }) => `Full: ${limit} extra armour at most`,
  thanisTaken: ({ machine }, position) =>
    `Thanis: one of each, all on one machine, which is ${nameOf(position, machine)}`,
  classCap: ({ branch, total, cap }) => `Over the limit: ${branch} ${total} points, at most ${cap}`,
  notBought: ({ purchase }) => `Not bought: ${purchaseName(purchase)}`,
  mustChoose: ({ what, missing }) => `Still to choose: ${count(missing, what)}`,
};

/** '3 short: costs 8, 5', to be followed by what the 5 are. */
export function shortOf({ cost, left }: Extract<BuildUpReason, { readonly reason: 'pointsShort' }>): string {
  return `${cost - left} short: costs ${cost}, ${left}`;
}

export const PLACEMENT: Reasons<PlacementReason> = {
  outsideZone: ({ hex }) => `${hexName(hex)} is outside the set-up zone`,
  notPlacedHere: ({ unit }, position) =>
    `Not set up by you: ${nameOf(position, unit)} enters later or stands where the scenario says`,
  unplaced: ({ units }, position) =>
    `Still to place: ${someNames(units.map((unit) => nameOf(position, unit)))}`,
  fortsAdjacent: ({ fort, hex }, position) =>
    `No two forts adjacent: ${hexName(hex)} is beside ${nameOf(position, fort)}`,
  oneGarrisonEach: ({ fort }, position) => `One section a fort: ${nameOf(position, fort)} has its own`,
  oneExtractorEach: ({ extractor }, position) =>
    `One Extractor an area: ${nameOf(position, extractor)} stands in this one`,
};

/** The first three by name, the rest as a count. */
export function someNames(names: readonly string[]): string {
  return names.length <= 3 ? listed(names) : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

function article(purchase: Purchase): string {
  switch (purchase.item) {
    case 'cell':
      return 'cells';
    case 'white':
      return kindName(purchase.kind);
    case 'machine':
      return kindName(purchase.chassis);
    case 'weapon':
      return 'weapons';
    case 'extraArmour':
      return 'extra armour';
    case 'thanis':
      return orderName(purchase.order);
  }
}
