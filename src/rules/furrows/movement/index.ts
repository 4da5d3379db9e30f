export { attemptOf, type Attempt } from './attempt';
export { captainOf, chaseStep, followStep } from './chase';
export { entryCost, hasWork, isBarred, isRoadLink } from './ground';
export { intentOf, runningOf, type Intent } from './intent';
export { previewPath } from './preview';
export { contested, settle, type Mover } from './settle';
export { applyStep, comeInto, endStep, planStep, type StepPlan } from './step';
