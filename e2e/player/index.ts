export { Player, type PlayerOptions } from './player';
export { screenAfter } from './screenAfter';
