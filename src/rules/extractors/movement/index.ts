export { whyNotMove } from './legality';
export { playMove } from './play';
export { embarkOptions, mustStillEnter, playEmbark, waitingAboard, whyNotEmbark } from './entering';
export { movesOf, type Moves } from './moves';
export { NONE, keptEnds, placeAt, type Ends as MoveEnds, type Place as MovePlace } from './ends';
export { mustStillRun, reachOf, whyNotBegin } from './reach';
export { routeVia } from './route';
export { leftAlong, walk } from './walk';
export { whyNoEnd } from './whyNoEnd';
