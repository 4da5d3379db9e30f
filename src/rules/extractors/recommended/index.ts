export { orderFor, programsOffered, recommendedOrders } from './orders';
export { COMBAT_INITIALS, MOVE_INITIALS, programIn, type WrittenProgram } from './writtenProgram';
export { recommendedPlacement, setUpAnew } from './placement';
export { armiesOf, armiesOffered, recommendedArmy, recommendedForce, shoppingFor } from './forces';
export { purchasesIn, writtenArmy, type WrittenArmy } from './written';
export { placesIn, writtenSetUp, type PlaceAction, type WrittenSetUp } from './writtenSetUp';
