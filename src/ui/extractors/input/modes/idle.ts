import type { BoardMark } from '../../../../board/model';
import { isPlaced, type Position } from '../../../../rules/extractors';
import type { Desk, Mode } from '../desk';
import { inHand, tappedUnit } from './select';

/** Ring round the unit in hand. */
export function selectedMark(position: Position, { selected }: Desk): readonly BoardMark[] {
  const unit = selected === null ? undefined : position.units[selected];
  return unit && isPlaced(unit) ? [{ kind: 'selected', hex: unit.where.hex }] : [];
}

/** Nothing to do on the board but look: any unit may be picked and read. */
export const idle: Mode = {
  marks: selectedMark,
  tap: (position, desk, tap) =>
    inHand(
      desk,
      tappedUnit(position, tap, () => true),
    ),
  action: (_, { plan }) => (plan?.kind === 'act' ? plan.action : null),
};
