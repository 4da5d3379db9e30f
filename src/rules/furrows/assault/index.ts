export { distributions, onlyDistribution, sensible } from './distribute';
export { fightOn, newFight } from './fight';
export { forcesOf } from './force';
export { forecastAssault } from './forecast';
export { assaultsOf } from './form';
export { forecastHits, leftOf, shareOf, targetsIn } from './hits';
export { assaultOptions, playAssault, whyNotAssault } from './play';
export { retreatFacings, retreatHex } from './retreat';
export { rollAssault } from './roll';
