export { inArc } from './arcs';
export { budgetOf, costOf, isSame, priceListOf, purchasesOf, takingUp, type Account } from './buildUp';
export * from './data';
export { luckFor, throwsOf, worthNow, type Luck, type Throw } from './luck';
export { determinise, recommendedPrior, type Prior } from './determinise';
export {
  arcOf,
  areaHexes,
  armamentOf,
  armedWith,
  blastHexes,
  chanceOf,
  combinesWith,
  compared,
  damageGiven,
  expected,
  firersOf,
  forecast,
  forecastSelfDestruct,
  hasShotLeft,
  neededFor,
  struckBy,
  subsetsOf,
  targetsOf,
  terrainDrmsOf,
  whoCanJoin,
  whyNotShot,
  type Joiner,
  type TargetOption,
} from './fire';
export { copyGame, copyPosition } from './copy';
export { consequences } from './consequences';
export { whyIllegal } from './legality';
export { whyUnfinished } from './unfinished';
export { canSee, lineOfSight, sightField } from './lineOfSight';
export type { Choices } from './choices';
export { canDoSomething, choicesOf, options, optionsOf } from './options';
export { couldFireInto, couldReach, hexesUnderFire } from './threats/ofHex';
export {
  embarkOptions,
  leftAlong,
  movesOf,
  NONE,
  keptEnds,
  placeAt,
  mustStillEnter,
  mustStillRun,
  reachOf,
  routeVia,
  waitingAboard,
  walk,
  whyNoEnd,
  whyNotBegin,
  type MoveEnds,
  type MovePlace,
  type Moves,
} from './movement';
export { newUnit } from './newUnit';
export {
  machinesToProgram,
  mustStillExecute,
  nextBox,
  orderOptionsOf,
  ordersOf,
  whyNotAllocation,
} from './orders';
export {
  isFault,
  readPosition,
  writeHandicap,
  writePosition,
  type Expected as NotationExpected,
} from './notation';
export {
  hasPlace,
  hexesOfZone,
  inTheWay,
  placementChoices,
  placementOptions,
  printedHexes,
  unplacedUnits,
  zoneOf,
} from './placement';
export { playQuietly } from './play';
export { rallyChance, whyNotRally } from './rally';
export {
  armiesOf,
  armiesOffered,
  COMBAT_INITIALS,
  MOVE_INITIALS,
  recommendedArmy,
  orderFor,
  placesIn,
  programIn,
  programsOffered,
  purchasesIn,
  recommendedForce,
  recommendedOrders,
  recommendedPlacement,
  setUpAnew,
  shoppingFor,
  writtenArmy,
  writtenSetUp,
  type PlaceAction,
  type WrittenArmy,
  type WrittenProgram,
  type WrittenSetUp,
} from './recommended';
export { seedThatRolls } from './scriptedDice';
export { sideToDecide } from '../turn';
export { TURN } from './turn';
export { fullCostOf, knownCostOf, knownPoints, pointsSoFar, survivalPoints, victoryNow } from './victory';
export { doriana } from './maps/doriana';
export { setup } from './setup';
export {
  type Bid,
  entryHexesOf,
  entryTurnOf,
  forceOf,
  forcesThatBuy,
  hasSpecial,
  holdsFireOnEntry,
  mapOf,
  mostBid,
  POINT_STEP,
  pointsRangeOf,
  SCENARIOS,
  scenarioOf,
  settle,
  type Settled,
  TURN_RANGE,
} from './scenarios';
export { prospectsFrom, type Prospect } from './prospects';
export { suppose } from './suppose';
export { coverageOf, OUT_OF_REACH, threatMap, type Cover, type Coverage, type When } from './threats';
export type * from './types';
export {
  capacityOf,
  enemyOf,
  exposedUnits,
  facesHexside,
  firepowerOf,
  fullSpeedOf,
  fullStrengthOf,
  isExposed,
  isIllegal,
  isOrniType,
  isPlaced,
  movementTypeOf,
  passengersOf,
  type Placed,
  printedCostOf,
  profileOf,
  speedOf,
  unitOf,
  unitsIn,
  unitsOf,
} from './units';
export { type BeginFault } from './begun';
export { positionToBegin } from './toBegin';
export { extractors } from './ruleset';
export { setupFrom } from './setup';
export {
  FREE_NAMES,
  inForce,
  mixOf,
  printedNumber,
  setupOf,
  whyNotVariant,
  writeVariant,
  type VariantFault,
} from './variant';
export { revealedThanis, view } from './view';
