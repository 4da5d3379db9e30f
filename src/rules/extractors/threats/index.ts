export { coverageOf, OUT_OF_REACH, type Cover, type Coverage, type When } from './coverage';
export { threatMap } from './threatMap';
