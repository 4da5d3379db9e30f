import type { OrderBox } from '../../../rules/extractors';
import { orderName } from '../wording';

/** A box as it lies on the display. */
export interface SeenBox {
  readonly order: string | null;
  readonly state: 'empty' | 'hidden' | 'revealed' | 'lost';
}

/** What shows of a box: unrevealed ones lie face down, filled or not, unless the display is its owner's [§8.1]. */
export function seenBox({ order, revealed, lost }: OrderBox, hiddenOrders: 'show' | 'faceDown'): SeenBox {
  const known = order === 'hidden' || order === null ? null : orderName(order);
  if (lost) return { order: known, state: 'lost' };
  if (revealed) return { order: known, state: known === null ? 'empty' : 'revealed' };
  if (hiddenOrders === 'faceDown' || order === 'hidden') return { order: null, state: 'hidden' };
  return { order: known, state: known === null ? 'empty' : 'hidden' };
}
