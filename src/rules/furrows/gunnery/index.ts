export { facetHit, facetOf, inArc } from './arcs';
export {
  entryOf,
  fullLoads,
  gunneryPart,
  isJammed,
  isLoaded,
  shootersLeft,
  shootersOf,
  weaponsOf,
  type GunneryPart,
  type Shooters,
} from './armament';
export { forecast, forecastTarget, hitOf } from './forecast';
export { whyNotDeclare, whyNotFiring, whyNotTarget, whyNotUndeclare, whyNotWeapon } from './legality';
export { canDeclare, declarationsOf, declareOptions, targetsOf } from './options';
export { playDeclare, playUndeclare } from './play';
export { resolveGunnery, rollOpenEnded } from './resolve';
export { bestCover, modeInFire, openEndedChance, rangeBand, rangeBetween, toHitOf } from './toHit';
