import type { Hex } from '../../hex';
import { STACK } from './data';
import { isGround, placedBases, profileOf, type Placed } from './bases';
import type { Base, Position, Side } from './types';

/** Two bases of a side in a hex, at most one of them large; or one huge alone [§6.2]. */
export function fitTogether(bases: readonly Base[]): boolean {
  const sizes = bases.map((base) => profileOf(base).size);
  if (sizes.includes('huge')) return sizes.length === 1;
  return sizes.length <= STACK.bases && sizes.filter((size) => size === 'large').length <= STACK.large;
}

/** Bases of a side that share the ground, or the air, of a hex [§6.2]. */
export function stackIn(
  position: Pick<Position, 'bases'>,
  side: Side,
  hex: Hex,
  like: Base,
): readonly Placed[] {
  return placedBases(position).filter(
    (base) => base.side === side && base.where.hex === hex && isGround(base) === isGround(like),
  );
}
