import type { BoardMark } from '../../../board/model';
import type { Hex } from '../../../hex';
import { isPlaced, type Position, type Prospect } from '../../../rules/extractors';
import type { Settings } from '../../shell/settings';
import { percent } from '../wording';
import type { Desk } from '../input/desk';
import { prospectsAt } from './prospects';

/** Over the enemies: the chance of hitting them from the end in hand, or theirs of hitting there. The best of a stack. */
export function prospectMarks(
  position: Position,
  { selected, plan }: Desk,
  threats: Settings['threats'],
): readonly BoardMark[] {
  if (threats === 'off' || selected === null || plan?.kind !== 'move' || plan.end.exit !== null) return [];
  const prospects = prospectsAt(position, selected, plan.end);
  const whose = threats === 'hits' ? 'mine' : 'theirs';
  const best = bestOfHexes(position, prospects[threats]);
  return [...best].map(([hex, chance]): BoardMark => ({
    kind: 'chance',
    hex,
    label: percent(chance),
    whose,
  }));
}

function bestOfHexes(position: Position, prospects: readonly Prospect[]): ReadonlyMap<Hex, number> {
  const best = new Map<Hex, number>();
  for (const { enemy, anyHit } of prospects) {
    const unit = position.units[enemy];
    if (isPlaced(unit)) best.set(unit.where.hex, Math.max(best.get(unit.where.hex) ?? 0, anyHit));
  }
  return best;
}
