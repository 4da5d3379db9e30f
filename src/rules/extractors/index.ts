export { aspectsOf, inArc, inFrontArea } from './arcs';
export { budgetOf, costOf, isSame, priceListOf, purchasesOf, whyNotBuildUp } from './buildUp';
export type { Account, Branch } from './buildUp';
export * from './data';
export { determinise, recommendedPrior, type Prior, type Program } from './determinise';
export {
  arcOf,
  armamentOf,
  expected,
  firersOf,
  forecast,
  forecastSelfDestruct,
  hasShotLeft,
  struckBy,
  targetsOf,
  whoCanJoin,
  whyNotShot,
  type Joiner,
  type TargetOption,
} from './fire';
export { copyGame, copyPosition } from './copy';
export { crossing } from './crossing';
export { whyIllegal, whyUnfinished } from './legality';
export { canSee, lineOfSight, sightBetween, sightField } from './lineOfSight';
export { options, optionsOf } from './options';
export { couldFireInto, couldReach } from './outlook';
export {
  embarkOptions,
  moveOptions,
  mustStillEnter,
  mustStillRun,
  reachOf,
  routeVia,
  waitingAboard,
  walk,
  whyNoEnd,
  whyNotBegin,
} from './movement';
export { muster } from './muster';
export {
  allocations,
  machinesToProgram,
  mustStillExecute,
  nextBox,
  orderOptionsOf,
  ordersOf,
  whyNotAllocation,
} from './orders';
export { isFault, readPosition, writePosition } from './notation';
export { hexesOfZone, placementOptions, unplacedUnits, zoneOf } from './placement';
export { playQuietly } from './play';
export { rallyChance, whyNotRally } from './rally';
export { recommendedOrders, recommendedPlacement } from './recommended';
export { sideToDecide, TURN } from './turn';
export { fullCostOf, pointsSoFar, victoryNow } from './victory';
export { doriana } from './maps/doriana';
export { setup } from './setup';
export { entryHexesOf, entryTurnOf, forceOf, hasSpecial, SCENARIOS, scenarioOf } from './scenarios';
export { suppose, type Place, type Supposition } from './suppose';
export { coverageOf, threatMap, type Coverage, type Threat, type ThreatMap, type When } from './threats';
export type * from './types';
export * from './units';
export { extractors } from './ruleset';
