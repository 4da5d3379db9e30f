import type { Machine } from '../../../rules/extractors';

/** Bought Thanis orders; those the other side has seen only, if the display lies open to both [§8.5]. */
export function seenThanis(
  { thanis, move, combat }: Machine,
  hiddenOrders: 'show' | 'faceDown',
): Machine['thanis'] {
  const seen = (order: 'freeMove' | 'freeTarget') =>
    thanis[order] &&
    (hiddenOrders === 'show' ||
      [...move.boxes, ...combat.boxes].some((box) => box.revealed && box.order === order));
  return { freeMove: seen('freeMove'), freeTarget: seen('freeTarget') };
}
