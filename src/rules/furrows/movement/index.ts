export { captainOf } from './chase';
export { hasWork, isBarred, isRoadLink } from './ground';
export { runningOf } from './intent';
export { previewPath } from './preview';
export { applyStep, endStep, planStep } from './step';
