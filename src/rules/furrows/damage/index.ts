export { applyPending, destroy } from './apply';
export { NOTHING_PENDING, NO_HARM, addedTo, isDoomed, isPending, withEffect } from './harm';
export { armourDice, armourOf, damageHit } from './hit';
export { binomial, oddsOf, successChances, type ChanceHit } from './odds';
export { strike } from './strike';
