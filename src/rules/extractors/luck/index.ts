export { luckFor, luckOfOther } from './luck';
export { throwsOf, type Throw } from './throws';
