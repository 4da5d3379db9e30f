export {
  distributions,
  forecastAssault,
  forecastHits,
  forcesOf,
  leftOf,
  retreatFacings,
  sensible,
  shareOf,
  targetsIn,
} from './assault';
export * from './bases';
export { positionToBegin, type BeginFault } from './begun';
export { consequences } from './consequences';
export { NO_HARM, addedTo, isDoomed, withEffect } from './damage';
export * from './data';
export {
  bestCover,
  canDeclare,
  declarationsOf,
  entryOf,
  forecast,
  forecastTarget,
  gunneryPart,
  inArc,
  isJammed,
  isLoaded,
  modeInFire,
  shootersLeft,
  targetsOf,
  weaponsOf,
  whyNotDeclare,
  whyNotFiring,
} from './gunnery';
export { whyIllegal } from './legality';
export { valley } from './maps/valley';
export { entryCost, hasWork, isBarred, isRoadLink, previewPath } from './movement';
export {
  isFault,
  readPosition,
  writePosition,
  type Expected as NotationExpected,
  type NotationFault,
} from './notation';
export { options } from './options';
export {
  GUNNERY_ORDERS,
  dueTurns,
  expectedMode,
  gunneryOptions,
  leadOf,
  missingOrders,
  modesOf,
  movementOptions,
  needsFacing,
  partsOf,
  queuedGunnery,
  queuedMovement,
  programsOf,
  queueOf,
  writePart,
} from './orders';
export { placementOptions, placesOf, setUpModes, unplacedBases, whyNotHex } from './placement';
export { furrows } from './ruleset';
export { SCENARIOS, armyOf, mapOf, scenarioOf } from './scenarios';
export { TURN_PARTS } from './sequence';
export { setup, setupFrom } from './setup';
export { canSee, heightOf, lineOfSight } from './sight';
export { sideToDecide } from './turn';
export * from './types';
export { destroyedBy, flagOf, worthOf } from './victory';
export { recordKeepsSecrets } from './view';
