import type { Consequences } from '../ruleset';
import { canDeclare } from './gunnery';
import type { Action, Position } from './types';

const NOTHING: Consequences = { dice: [0, 0], reveals: false, finds: false, handsOver: false };
/** An open-ended roll may go on for ever, so there is no most [§8.2]. */
const ANY_NUMBER: Consequences['dice'] = [0, Infinity];

/** What a legal action would make final, as far as its side can know. */
export function consequences(position: Position, action: Action): Consequences {
  const { side } = position.phase;
  switch (action.type) {
    case 'endPlacement':
      return { ...NOTHING, handsOver: true };
    case 'lockOrders':
      return side === 'foundry'
        ? { ...NOTHING, handsOver: true }
        : { ...NOTHING, dice: ANY_NUMBER, reveals: true, handsOver: true };
    case 'endDeclaring':
      return side === 'foundry' && canDeclare(position, 'league')
        ? { ...NOTHING, handsOver: true }
        : { ...NOTHING, dice: ANY_NUMBER, handsOver: true };
    case 'assignHits':
    case 'retreat':
      return { ...NOTHING, dice: ANY_NUMBER, handsOver: true };
    default:
      return NOTHING;
  }
}
