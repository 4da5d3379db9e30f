export { ReplayView } from './ReplayView';
export { phaseAt, stepsOf, turnsOf, type Moment, type Step, type TurnStart } from './steps';
