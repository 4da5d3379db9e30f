import type { BoardMark } from '../../../../board/model';
import { isPlaced, unitOf, type Action, type Position } from '../../../../rules/extractors';
import type { Hex } from '../../../../hex';
import { briefName } from '../../wording';
import { LETTERS, type Hint } from './hints';

/** The candidates on the map: each by its letter where it leads, the one looked at with its way. */
export function hintMarks(position: Position, { candidates, chosen }: Hint): readonly BoardMark[] {
  if (position.phase.name === 'placement') return placeMarks(position, candidates[chosen]?.plan ?? []);
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

/** Who goes where in the set-up that is looked at. */
function placeMarks(position: Position, plan: readonly Action[]): readonly BoardMark[] {
  const names = new Map<Hex, string[]>();
  for (const action of plan)
    if (action.type === 'place')
      names.set(action.hex, [...(names.get(action.hex) ?? []), briefName(position, action.unit)]);
  return [...names].map(([hex, units]) => ({
    kind: 'legalEnd',
    hex,
    label: units.length > 2 ? `${units[0]}, +${units.length - 1}` : units.join(', '),
  }));
}
