export { isFault, readPosition } from './read';
export type { Expected, NotationFault } from './words';
export { writePosition } from './write';
