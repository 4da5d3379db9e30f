import type { BoardMark } from '../../../../board/model';
import { allHexes, distance, type Hex } from '../../../../hex';
import { lineOfSight, mapOf, type Position, sightField } from '../../../../rules/extractors';
import type { Mode, Sighting } from '../desk';

/** The ruler, with the line of sight: the first tap is one end, the second the other, the third begins anew [§7.2]. */
export const sighting: Mode = {
  marks: (position, { sight }) => (sight ? sightMarks(position, sight) : []),
  tapsMeanHexes: () => true,
  tap: (_, desk, { hex }) => ({ ...desk, sight: tapped(desk.sight, hex) }),
  action: () => null,
};

/** The ruler with its loose end where the pointer or the keyboard is. */
export function measured(sight: Sighting | null, at: Hex | null): Sighting | null {
  if (sight === null || sight.from === null || sight.to !== null || sight.field) return sight;
  return at === null || at === sight.from ? sight : { ...sight, to: at };
}

/** Every hex that sees this one, and is seen from it: line of sight is symmetric [§7.2]. */
export function hexesSeen(position: Position, from: Hex): readonly Hex[] {
  const map = mapOf(position);
  const field = sightField(map, from);
  return allHexes(map.grid).filter((hex) => hex !== from && field[hex] !== 0);
}

function tapped(sight: Sighting | null, hex: Hex): Sighting {
  const field = sight?.field ?? false;
  const from = sight?.from ?? null;
  if (field || from === null || (sight?.to ?? null) !== null) return { from: hex, to: null, field };
  return { from, to: hex, field };
}

function sightMarks(position: Position, { from, to, field }: Sighting): readonly BoardMark[] {
  if (from === null) return [];
  const seen: BoardMark[] = field
    ? [{ kind: 'reach', hexes: hexesSeen(position, from).map((hex) => ({ hex })) }]
    : [];
  return [...seen, { kind: 'selected', hex: from }, ...(to === null ? [] : lineMarks(position, from, to))];
}

function lineMarks(position: Position, from: Hex, to: Hex): readonly BoardMark[] {
  const { clear, block } = lineOfSight(mapOf(position), from, to);
  const blockedAt = block?.kind === 'hex' ? block.hex : (block?.sides.find((side) => side !== null) ?? null);
  return [
    { kind: 'sight', from, to, clear, blockedAt: clear ? null : blockedAt },
    { kind: 'target', hex: to, label: String(distance(mapOf(position).grid, from, to)) },
  ];
}
