export { isFault, readPosition } from './read';
export type { Expected, NotationFault } from './scan';
export { writePosition } from './write';
