export { whyNotMove } from './legality';
export { playMove } from './play';
export { embarkOptions, mustStillEnter, playEmbark, waitingAboard, whyNotEmbark } from './entering';
export { movesOf } from './moves';
export { mustStillRun, reachOf, whyNotBegin } from './reach';
export { routeVia } from './route';
export { leftAlong, walk } from './walk';
export { whyNoEnd } from './whyNoEnd';
