import {
  extractors,
  takingUp,
  type Action,
  type Position,
  type Purchase,
  type Side,
} from '../../../rules/extractors';
import { purchaseName, reasonText } from '../wording';
import { buyingForces } from './accounts';

/** A force that was kept by name, to be taken up in another game. */
export interface SavedForce {
  readonly name: string;
  readonly side: Side;
  readonly purchases: readonly Purchase[];
}

export const LONGEST_NAME = 40;
const MOST_FORCES = 40;
const MOST_PURCHASES = 200;

/** The good ones of whatever was kept. */
export function readForces(kept: unknown): readonly SavedForce[] {
  return Array.isArray(kept) ? kept.filter(isForce).slice(0, MOST_FORCES) : [];
}

function isForce(value: unknown): value is SavedForce {
  if (typeof value !== 'object' || value === null) return false;
  const { name, side, purchases } = value as Partial<Record<keyof SavedForce, unknown>>;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= LONGEST_NAME * 2 &&
    (side === 'dorian' || side === 'avronian') &&
    Array.isArray(purchases) &&
    purchases.length <= MOST_PURCHASES &&
    purchases.every((purchase: unknown) => extractors.isAction({ type: 'buy', force: 0, purchase }))
  );
}

/** With one more; one of the same name and side gives way. */
export function withForce(forces: readonly SavedForce[], force: SavedForce): readonly SavedForce[] {
  return [force, ...withoutForce(forces, force)].slice(0, MOST_FORCES);
}

export function withoutForce(
  forces: readonly SavedForce[],
  { name, side }: Pick<SavedForce, 'name' | 'side'>,
): readonly SavedForce[] {
  return forces.filter((other) => other.name !== name || other.side !== side);
}

/** What the side in build-up has bought so far, to be kept under a name. */
export function forceNow(position: Position, name: string): SavedForce {
  const purchases = buyingForces(position).flatMap(({ account }) => account.spent.map(({ cause }) => cause));
  return { name, side: position.phase.side ?? 'dorian', purchases };
}

/** The acts that take a force up here, or in the player's words why it does not fit. */
export function takeUpOf(
  position: Position,
  { name, purchases }: SavedForce,
): { readonly acts: readonly Action[] } | { readonly problem: string } {
  const taken = takingUp(position, purchases);
  if ('acts' in taken) return taken;
  const { text } = reasonText(position, taken.why);
  return {
    problem: `“${name}” does not fit here. ${purchaseName(taken.refused)}: ${text} Nothing was changed.`,
  };
}
