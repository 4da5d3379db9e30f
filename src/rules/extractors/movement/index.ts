export { whyNotMove } from './legality';
export { playMove } from './play';
export {
  embarkOptions,
  mustStillEnter,
  playEmbark,
  waitingAboard,
  whyNotEmbark,
  type EmbarkAction,
} from './entering';
export { moveOptions, mustStillRun, reachOf, whyNotBegin } from './reach';
export { routeVia } from './route';
export { distanceToEdge } from './routed';
export { walk } from './walk';
export { whyNoEnd } from './whyNoEnd';
