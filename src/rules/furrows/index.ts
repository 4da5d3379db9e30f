export * from './bases';
export * from './data';
export { valley } from './maps/valley';
export { SCENARIOS, armyOf, mapOf, scenarioOf } from './scenarios';
export { canSee, heightOf, lineOfSight } from './sight';
export * from './types';
