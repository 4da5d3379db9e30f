export { coverageOf, type Coverage, type When } from './coverage';
export { threatMap, type Threat, type ThreatMap } from './threatMap';
