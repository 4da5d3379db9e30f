import { unitOf, type End, type MoveAction, type Position } from '../../../rules/extractors';
import { briefName, directionName } from '../wording';
import { bestEnd } from './modes/moving';

/** One end for each way of ending in a hex, facing apart: in the open, inside something, off the map. */
export function waysIn(ends: readonly End[]): readonly End[] {
  const ways = new Map<string, End[]>();
  for (const end of ends) {
    const way = `${end.exit ?? ''}/${end.into ?? ''}`;
    ways.set(way, [...(ways.get(way) ?? []), end]);
  }
  return [...ways.values()].flatMap((same) => bestEnd(same) ?? []);
}

/** The move ends in something the unit is not in already. */
export function goesInside(position: Position, { unit, into }: MoveAction): boolean {
  const { where } = unitOf(position, unit);
  return into !== null && (where.at !== 'map' || where.inside !== into);
}

/** What ending that way means. */
export function endName(position: Position, { exit, into }: Pick<End, 'exit' | 'into'>): string {
  if (exit !== null) return `Leave the map ${directionName(exit)}`;
  if (into === null) return 'In the open';
  const carrier = position.units[into];
  return carrier.kind === 'fort'
    ? `Inside ${briefName(position, into)}`
    : `Board ${briefName(position, into)}`;
}
