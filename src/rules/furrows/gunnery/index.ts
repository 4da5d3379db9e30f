export { facetOf } from './arcs';
export { fullLoads, shootersLeft, weaponsOf, type GunneryPart } from './armament';
export { forecast, forecastTarget, hitOf } from './forecast';
export { whyNotDeclare, whyNotFiring, whyNotUndeclare } from './legality';
export { canDeclare, declarationsOf, declareOptions } from './options';
export { playDeclare, playUndeclare } from './play';
export { resolveGunnery } from './resolve';
