export { recommendedOrders } from './orders';
export { recommendedPlacement } from './placement';
