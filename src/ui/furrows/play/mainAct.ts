import { placedBase, type Action, type Position } from '../../../rules/furrows';
import type { Desk } from './desk';
import { hitsNow } from './hits';

export interface MainAct {
  readonly label: string;
  readonly short: string;
  readonly action: Action;
}

/** What ends the decision that is being made; null when the game has ended. */
export function mainAct(position: Position, desk: Desk): MainAct | null {
  const { phase } = position;
  switch (phase.name) {
    case 'placement':
      return { label: 'Finish set-up', short: 'Finish', action: { type: 'endPlacement' } };
    case 'orders':
      return { label: 'Lock orders', short: 'Lock', action: { type: 'lockOrders' } };
    case 'declare':
      return { label: 'End declaring', short: 'End', action: { type: 'endDeclaring' } };
    case 'hits': {
      const hits = hitsNow(position, phase.side, desk.hits);
      return { label: 'Give these hits', short: 'Hits', action: { type: 'assignHits', hits } };
    }
    case 'retreat': {
      const { facing } = placedBase(position, phase.base).where;
      return {
        label: 'Give way',
        short: 'Go',
        action: { type: 'retreat', base: phase.base, facing: desk.turn ?? facing },
      };
    }
    case 'ended':
      return null;
  }
}
