import { revealedThanis, type Machine } from '../../../rules/extractors';

/** Bought Thanis orders; those the other side has seen only, if the display lies open to both [§8.5]. */
export function seenThanis(machine: Machine, hiddenOrders: 'show' | 'faceDown'): Machine['thanis'] {
  return hiddenOrders === 'show' ? machine.thanis : revealedThanis(machine);
}
