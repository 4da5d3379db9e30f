export { determinise } from './determinise';
export { recommendedPrior } from './recommendedPrior';
export type { Prior } from './prior';
