import { extractors, hasSpecial, unitsOf, type Action, type Position } from '../../rules/extractors';

/**
 * Orders, purchases and set-ups that lie hidden; the name of an army, which the log keeps too; all that a side with hidden
 * units thinks of, since it thinks of them too; and what the Avronian has played out with the orders he knows to lie face
 * down [§5, §8.1, §9.4, R-88].
 */
export function isSecret(view: Position, { type }: Action, rollouts: number): boolean {
  if (type === 'order' || type === 'reset' || type === 'lockOrders' || type === 'recommend') return true;
  const { name, side } = view.phase;
  if (name === 'buildUp' && hasSpecial(view, 'secretBuildUp')) return true;
  if (name === 'placement' || name === 'programming') return extractors.keepsSecrets(view, side);
  if (rollouts > 0 && side === 'avronian' && view.rules === 'full') return true;
  return unitsOf(view).some((unit) => unit.hidden && unit.side === side);
}
