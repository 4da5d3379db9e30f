import type { BoardMark } from '../../../../board/model';
import { isPlaced, unitOf, type Action, type Position } from '../../../../rules/extractors';
import type { Hex } from '../../../../hex';
import { LETTERS, type Hint } from './hints';

/** The candidates on the map: each by its letter where it leads, the one looked at with its way. */
export function hintMarks(position: Position, { candidates, chosen }: Hint): readonly BoardMark[] {
  if (position.phase.name === 'placement') return placeMarks(candidates[chosen]?.plan ?? []);
  return candidates.flatMap(({ plan: [action] }, index): readonly BoardMark[] => {
    const label = LETTERS[index];
    if (action === undefined) return [];
    if (action.type === 'fire') {
      const target = unitOf(position, action.target);
      return isPlaced(target) ? [{ kind: 'target', hex: target.where.hex, label }] : [];
    }
    if (action.type !== 'move') return [];
    const unit = unitOf(position, action.unit);
    const start = isPlaced(unit) ? [unit.where.hex] : [];
    const way = [...start, ...action.path];
    const end = way.at(-1);
    if (end === undefined) return [];
    const path: readonly BoardMark[] =
      index === chosen && way.length > 1 ? [{ kind: 'path', hexes: way }] : [];
    return [...path, { kind: 'legalEnd', hex: end, label }];
  });
}

/** Where a candidate leads: what has to be in sight of it. */
export function hintHexes(position: Position, plan: readonly Action[]): readonly Hex[] {
  return plan.flatMap((action) => {
    if (action.type === 'place') return [action.hex];
    if (action.type === 'move') return action.path.slice(-1);
    const target = action.type === 'fire' ? unitOf(position, action.target) : null;
    return target && isPlaced(target) ? [target.where.hex] : [];
  });
}

/** Where units would stand in the set-up that is looked at, and how many. */
function placeMarks(plan: readonly Action[]): readonly BoardMark[] {
  const units = new Map<Hex, number>();
  for (const action of plan)
    if (action.type === 'place') units.set(action.hex, (units.get(action.hex) ?? 0) + 1);
  return [...units].map(([hex, count]) => ({ kind: 'legalEnd', hex, label: String(count) }));
}
