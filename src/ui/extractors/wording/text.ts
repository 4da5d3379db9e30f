import { count } from '../../widgets/words';

export { percent, signed } from '../../widgets/figures';
export { between, capital, count, listed, uncapital, type Worded } from '../../widgets/words';

export const hexes = (number: number) => count(number, 'hex', 'hexes');

/** Half movement points as the rulebook writes them: 1.5 [§6.3]. */
export function mps(halves: number): string {
  return String(halves / 2);
}

/** '1.5 movement points', '1 movement point'. */
export function movementPoints(halves: number): string {
  return `${mps(halves)} movement ${halves === 2 ? 'point' : 'points'}`;
}
