export { BuildUpScreen } from './BuildUpScreen';
export { PlacementScreen } from './PlacementScreen';
export { ProgrammingScreen } from './ProgrammingScreen';
