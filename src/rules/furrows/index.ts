export {
  distributions,
  forecastAssault,
  forecastHits,
  leftOf,
  retreatFacings,
  sensible,
  shareOf,
  targetsIn,
} from './assault';
export {
  basesIn,
  basesOf,
  enemyOf,
  isPlaced,
  livingElites,
  placedBase,
  placedBases,
  profileOf,
  type Placed,
} from './bases';
export { positionToBegin, toGoOn, type BeginFault } from './begun';
export { consequences } from './consequences';
export { NO_HARM, addedTo, isDoomed, withEffect } from './damage';
export * from './data';
export {
  declarationsOf,
  forecast,
  forecastTarget,
  shootersLeft,
  weaponsOf,
  whyNotDeclare,
  whyNotFiring,
} from './gunnery';
export { whyIllegal } from './legality';
export { valley } from './maps/valley';
export { captainOf, hasWork, previewPath } from './movement';
export { isFault, readPosition, writePosition, type Expected as NotationExpected } from './notation';
export { options } from './options';
export {
  dueTurns,
  expectedMode,
  leadOf,
  missingOrders,
  needsFacing,
  partsOf,
  queuedGunnery,
  queuedMovement,
  programsOf,
  queueOf,
} from './orders';
export { setUpModes, unplacedBases, whyNotHex } from './placement';
export { furrows } from './ruleset';
export { SCENARIOS, armyOf, mapOf, scenarioOf } from './scenarios';
export { TURN_PARTS } from './sequence';
export { setup, setupFrom } from './setup';
export { canSee, heightOf } from './sight';
export type * from './types';
export { destroyedBy, flagOf, worthOf } from './victory';
export { recordKeepsSecrets } from './view';
