/** The screens before and after the fighting, one chunk with the panels. */
export { BuildUpScreen, PlacementScreen, ProgrammingScreen } from './prepare';
export { ResultScreen } from './result';
