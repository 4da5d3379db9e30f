export { hasShotLeft, playFire, whyNotFire } from './action';
export { struckBy } from './area';
export { arcOf, armamentOf, firersOf, type Armament } from './armament';
export { eliminate } from './eliminate';
export { diceOf, forecast } from './forecast';
export { canFire, fireOptions, targetsOf, whoCanJoin, type Joiner, type TargetOption } from './options';
export { resolveShot, type Telling } from './resolve';
export { forecastSelfDestruct, resolveSelfDestruct } from './selfDestruct';
export { whyNoLine, whyNotFirer, whyNotShot, whyNotTarget } from './whyNotShot';
