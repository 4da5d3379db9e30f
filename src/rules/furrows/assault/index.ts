export { distributions, onlyDistribution, sensible } from './distribute';
export { fightOn, newFight, type Fought } from './fight';
export { forceOf, forcesOf } from './force';
export { forecastAssault } from './forecast';
export { assaultsOf, lastStand } from './form';
export { assaultHit, forecastHits, leftOf, shareOf, targetsIn } from './hits';
export { assaultOptions, playAssault, whyNotAssault } from './play';
export { lastStandHex, nextToGo, retreatFacings, retreatHex } from './retreat';
export { rollAssault } from './roll';
