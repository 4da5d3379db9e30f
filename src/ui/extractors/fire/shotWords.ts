import {
  counterOf,
  isPlaced,
  unitOf,
  type CombatOrder,
  type CounterId,
  type Firer,
  type HitCase,
  type Position,
  type Shot,
  type ToHit,
} from '../../../rules/extractors';
import { capital, hexes, hexName, listed, nameOf, orderName, shortName, slotName } from '../wording';
import { signed } from '../../widgets/figures';

/** 'Shock 1', 'Laser'. */
export function firerShort(position: Position, { unit, slot }: Firer): string {
  return slot === null ? shortName(unitOf(position, unit)) : slotName(position, unit, slot);
}

/** 'Shock 1 + Lance 1', 'Laser + Shredder', 'Glide A' where it blows itself up. */
export function firersText(position: Position, firers: readonly Firer[]): string {
  return firers.map((firer) => firerShort(position, firer)).join(' + ');
}

/** More firers than this are counted in a title. */
const NAMED = 2;

/** 'Shock 1 + Lance 1 at Glide A', '5 weapons at Glide A'. */
export function shotTitle(position: Position, { firers, target }: Pick<Shot, 'firers' | 'target'>): string {
  const many = `${firers.length} ${firers[0].slot === null ? 'units' : 'weapons'}`;
  return `${firers.length > NAMED ? many : firersText(position, firers)} at ${nameOf(position, target)}`;
}

/** 'Combined fire, Ehn Etaki', 'Area fire, Glide A', 'Sweep, area fire, Glide A' under an order. */
export function shotKind(
  position: Position,
  { firers, area }: Pick<Shot, 'firers' | 'area'>,
  order: CombatOrder | null = null,
): string {
  const [{ unit, slot }] = firers;
  const whose = slot === null ? cellsOf(firers) : nameOf(position, unit);
  const kind = area ? 'area fire' : firers.length > 1 ? 'combined fire' : order ? '' : 'fire';
  return capital([order ? orderName(order) : '', kind, whose].filter((part) => part !== '').join(', '));
}

/** Where it fires from and how far; after the dice the place may be another. */
export function firerDetail(position: Position, { firer, range }: ToHit): string {
  const unit = unitOf(position, firer.unit);
  if (firer.slot !== null) return `slot ${firer.slot + 1}, ${hexes(range)}`;
  return isPlaced(unit) ? `${hexName(unit.where.hex)}, ${hexes(range)}` : hexes(range);
}

/** Firepower and facing of a case: 'Both: 5, +1', 'Lance 1 alone: 2, 0', 'All miss'. */
export function caseText(position: Position, toHit: readonly ToHit[], one: HitCase): string {
  const { hits, firepower, facingDrm } = one;
  if (hits.length === 0) return toHit.length === 2 ? 'Both miss' : 'All miss';
  return `${hittersText(position, toHit, hits)}: ${firepower}, ${signed(facingDrm)}`;
}

/** Who hit: 'Both', 'All 3', 'Lance 1 alone', 'Shock 1 and Lance 1', 'Shredder in slot 2 alone' of two Shredders. */
export function hittersText(position: Position, toHit: readonly ToHit[], hits: readonly number[]): string {
  const all = toHit.map(({ firer }) => firerShort(position, firer));
  const names = hits.map((index) => {
    const name = all[index];
    const isOne = all.indexOf(name) === all.lastIndexOf(name);
    return isOne ? name : `${name} in slot ${(toHit[index].firer.slot ?? 0) + 1}`;
  });
  if (toHit.length === 1) return names[0];
  if (hits.length === toHit.length) return hits.length === 2 ? 'Both' : `All ${hits.length}`;
  return names.length === 1 ? `${names[0]} alone` : listed(names);
}

function cellsOf(firers: readonly Firer[]): string {
  const cells = firers.flatMap(({ unit }: { unit: CounterId }) => counterOf(unit).cell ?? []);
  return [...new Set(cells)].join(', ');
}
