export { recommendedForce } from './forces';
export { recommendedOrders } from './orders';
export { recommendedPlacement } from './placement';
