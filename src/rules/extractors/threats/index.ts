export { coverageOf, type When } from './coverage';
export { threatMap } from './threatMap';
