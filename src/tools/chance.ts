export { chanceOf, happens, pick, shuffled, type Chance } from '../rules/chance';
