export { recommendedOrders } from './orders';
export { recommendedPlacement } from './placement';
export { armiesOf, armiesOffered, recommendedArmy, recommendedForce, shoppingFor } from './forces';
export { purchasesIn, writtenArmy, type WrittenArmy } from './written';
export { placesIn, writtenSetUp, type PlaceAction, type WrittenSetUp } from './writtenSetUp';
