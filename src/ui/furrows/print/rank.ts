import type { Army } from '../../../rules/furrows';

/** Tells bases of one unit apart: 1, 2; undefined for the only one. */
export function rankIn({ given }: Army, index: number): number | undefined {
  const alike = given.filter(({ unit }) => unit === given[index].unit);
  return alike.length > 1 ? alike.indexOf(given[index]) + 1 : undefined;
}
