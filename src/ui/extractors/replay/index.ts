export { ReplayView } from './ReplayView';
export { stepsOf, turnsOf, type Moment, type Step, type TurnStart } from './steps';
