export { recommendedOrders } from './orders';
export { recommendedPlacement } from './placement';
export { armiesOf, recommendedForce, shoppingFor } from './forces';
export { purchasesIn, writtenArmy, type WrittenArmy } from './written';
