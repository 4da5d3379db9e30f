export { luckFor, type Luck } from './luck';
export { throwsOf, type Throw } from './throws';
export { worthNow } from './worth';
