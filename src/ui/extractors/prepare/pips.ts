import type { Cycle } from '../../../rules/extractors';
import type { OrderPip } from '../../widgets/MachineRow';
import { seenBox } from '../display';

/** The boxes of a cycle in small; three letters of an order that lies open. */
export function orderPips(cycle: Cycle, hiddenOrders: 'show' | 'faceDown'): readonly OrderPip[] {
  return cycle.boxes.map((box, index) => {
    const { order, state } = seenBox(box, hiddenOrders);
    const marked = cycle.marker === index && state === 'revealed';
    const short = state === 'revealed' ? (order ?? '').slice(0, 3) : '';
    return {
      short,
      state: marked ? 'marker' : state,
      label: marked ? `${order}, last executed` : order === null ? WORDS[state] : `${order}, ${WORDS[state]}`,
    };
  });
}

const WORDS = { empty: 'empty', hidden: 'face down', revealed: 'revealed', lost: 'destroyed' } as const;
