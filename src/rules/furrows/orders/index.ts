export { dueTurns, leadOf, missingOrders, turnsBefore, unwritten } from './due';
export { expectedMode, programIn } from './expected';
export { whyNotGunnery, whyNotLock, whyNotMovement } from './legality';
export { modeAfter, modeAfterProgram, modesOf } from './modes';
export { orderOptions } from './options';
export { playOrder, revealOrders } from './play';
export { CHASE, FOLLOW, defaultProgram, needsFacing, partsOf, programsOf, writePart } from './programs';
export { EMPTY_QUEUE, queueOf, queuedGunnery, queuedMovement } from './queue';
