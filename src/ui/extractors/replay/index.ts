export { Replay } from './Replay';
export { courseOf, phaseAt, stepsOf, type Step } from './steps';
