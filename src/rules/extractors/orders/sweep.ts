import type { CounterId } from '../types';

/**
 * Which of the enemies a weapon could fire at are next in a sweep: those not yet fired on; else of those fired at the
 * fewest times the one fired on earliest. `swept` are the declared targets so far, in order [§8.4.2, R-57].
 */
export function nextSwept(swept: readonly CounterId[], enemies: readonly CounterId[]): readonly CounterId[] {
  const fresh = enemies.filter((id) => !swept.includes(id));
  if (fresh.length > 0 || enemies.length === 0) return fresh;
  const times = (id: CounterId) => swept.filter((other) => other === id).length;
  const fewest = Math.min(...enemies.map(times));
  const again = enemies.filter((id) => times(id) === fewest);
  return [again.reduce((first, id) => (swept.indexOf(id) < swept.indexOf(first) ? id : first))];
}
