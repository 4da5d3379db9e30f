import { counterOf } from '../data';
import type { CellName, Firer, Illegal, Position, Unit } from '../types';
import { illegal } from '../units';

/** Why these firers, all of which exist, may not fire as one [§7.5, R-17]. */
export function whyNotCombine(position: Position, firers: readonly Firer[]): Illegal | undefined {
  if (new Set(firers.map(({ unit, slot }) => `${unit} ${slot}`)).size < firers.length)
    return illegal('§7.5', { reason: 'malformed', field: 'firers' });
  if (firers.length < 2) return undefined;
  const units = firers.map(({ unit }) => position.units[unit]);
  const stranger = units.find(({ side }) => side !== units[0].side);
  if (stranger) return illegal('§7.5', { reason: 'notYours', unit: stranger.id });
  if (units[0].class === 'machine') return whyNotOneMachine(units);
  return whyNotOneCell(units);
}

/** The cell a Dorian unit combines with; 'any': a Transcom, which goes with all; null: it never combines [§7.5]. */
export function combinesWith(unit: Unit): CellName | 'any' | null {
  return unit.kind === 'transcom' ? 'any' : counterOf(unit.id).cell;
}

/** All subsets of a short list, the empty one first. */
export function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 1 << items.length }, (_, set) =>
    items.filter((_item, index) => (set >> index) & 1),
  );
}

/** Only weapons of one machine combine [§7.5]. */
function whyNotOneMachine(units: readonly Unit[]): Illegal | undefined {
  return units.some(({ id }) => id !== units[0].id)
    ? illegal('§7.5', { reason: 'onlyOneMachine' })
    : undefined;
}

/** Units of one cell, and Transcoms; Dagmatons and white vehicles never [§7.5, R-17]. */
function whyNotOneCell(units: readonly Unit[]): Illegal | undefined {
  let cell: CellName | null = null;
  for (const unit of units) {
    const own = combinesWith(unit);
    if (own === 'any') continue;
    if (own === null) {
      const reason = unit.kind === 'dagmaton' ? 'areaNeverCombines' : 'whiteNeverCombines';
      return illegal('R-17', { reason, unit: unit.id });
    }
    if (cell !== null && own !== cell) return illegal('§7.5', { reason: 'otherCell', cells: [cell, own] });
    cell = own;
  }
  return undefined;
}
