export { machineBoxes } from './boxes';
export { ForcesList } from './ForcesList';
export { standingWords } from './standingWords';
export { OrderOfBattle } from './OrderOfBattle';
