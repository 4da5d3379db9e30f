import { armamentOf, struckBy, unitOf, type Position, type Shot } from '../../../../rules/extractors';

/** Its area effect strikes more than the target, and no friend. */
export function gainsByArea(position: Position, shot: Shot): boolean {
  if (!hasArea(position, shot)) return false;
  const { side } = unitOf(position, shot.firers[0].unit);
  const struck = struckBy(position, { ...shot, area: true });
  return struck.length > 1 && struck.every((unit) => unit.side !== side);
}

/** One firer whose weapon has an area effect [§7.4, R-17]. */
export function hasArea(position: Position, { firers }: Shot): boolean {
  const [{ unit, slot }] = firers;
  return firers.length === 1 && armamentOf(unitOf(position, unit), slot)?.area !== 'none';
}
