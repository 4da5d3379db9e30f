export { ReplayBoard } from './ReplayBoard';
export { ReplayOrders } from './ReplayOrders';
export { courseOf, phaseAt, stepsOf, type Step } from './steps';
