import {
  rallyChance,
  whyIllegal,
  whyNotRally,
  type CounterId,
  type Position,
} from '../../../../rules/extractors';
import type { BoardMark } from '../../../../board/model';
import { percent } from '../../wording';
import type { Desk, Mode } from '../desk';
import { selectedMark } from './idle';
import { hexOf, inHand, tappedUnit } from './select';

/** Rally: every routed unit that may roll is lit with its chance; a tap prepares its roll [§6.3.4]. */
export const acting: Mode = {
  marks: (position, desk) => [...rallyMarks(position), ...selectedMark(position, desk)],
  tap: (position, desk, tap) => {
    const unit = tappedUnit(position, tap, ({ side }) => side === position.phase.side);
    return unit === null ? inHand(desk, null) : inRally(position, desk, unit);
  },
  action: (position, { plan, selected }) => {
    if (plan?.kind === 'act') return plan.action;
    const able = selected !== null && !whyIllegal(position, { type: 'rally', unit: selected });
    return able ? { type: 'rally', unit: selected } : null;
  },
};

/** The unit in hand; one that has nothing to roll for says so. */
export function inRally(position: Position, desk: Desk, unit: CounterId): Desk {
  const refusal = whyIllegal(position, { type: 'rally', unit }) ?? null;
  return { ...inHand(desk, unit), refusal };
}

function rallyMarks(position: Position): readonly BoardMark[] {
  return Object.values(position.units).flatMap((unit): readonly BoardMark[] => {
    const hex = hexOf(unit);
    if (hex === null || whyNotRally(position, unit.id)) return [];
    return [{ kind: 'legalEnd', hex, label: percent(rallyChance(position, unit.id).chance) }];
  });
}
