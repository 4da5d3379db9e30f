export { ReplayView } from './ReplayView';
export { phaseAt, stepsOf, turnsOf, type Step, type TurnStart } from './steps';
