export { isFault, readPosition } from './read';
export type { Expected, NotationFault } from './scan';
export { readUnitLine } from './units';
export { unitLine, writeHandicap, writePosition } from './write';
