import type {
  CellName,
  CounterId,
  CounterKind,
  DorianVehicleKind,
  MachineLetter,
  SectionKind,
  Side,
} from '../types';
import { CELLS } from './cells';

/** A printed counter: what never changes about it. */
export interface Counter {
  readonly id: CounterId;
  readonly side: Side;
  /** null: a machine, whose chassis is chosen in build-up. */
  readonly kind: CounterKind | null;
  /** null: white, belonging to no cell. */
  readonly cell: CellName | null;
  /** Number among its like, from 1; null where there is only one. */
  readonly rank: number | null;
}

/** White counters in the mix: a reconstruction †. */
export const WHITE_MIX: readonly (readonly [SectionKind | DorianVehicleKind, number])[] = [
  ['transcom', 4],
  ['dagmaton', 4],
  ['pgp', 2],
  ['floater', 4],
  ['walker', 3],
  ['revil', 3],
  ['flyer', 3],
  ['agrax', 3],
];

/** Of a kind, in a variant. */
export const MOST_WHITES = 6;

export const MACHINE_LETTERS: readonly MachineLetter[] = ['A', 'B', 'C', 'D', 'E'];
const CELL_KINDS = ['shock', 'lance', 'commando', 'walker'] as const;

/** The whole counter mix in printed order: cells, whites, static pieces, Extractors, machines. */
export const COUNTERS: readonly Counter[] = [
  ...(Object.keys(CELLS) as CellName[]).flatMap((cell) =>
    CELL_KINDS.flatMap((kind) => ranked('dorian', kind, CELLS[cell][kind], cell)),
  ),
  ...WHITE_MIX.flatMap(([kind, count]) => ranked('dorian', kind, count, null)),
  ...ranked('dorian', 'fort', 5, null),
  ...ranked('dorian', 'commandPost', 1, null),
  ...ranked('avronian', 'extractor', 4, null),
  ...MACHINE_LETTERS.map((letter): Counter => ({
    id: counterId(letter),
    side: 'avronian',
    kind: null,
    cell: null,
    rank: null,
  })),
];

/** White counters beyond the mix, which only a variant brings into play. */
export const SPARE_COUNTERS: readonly Counter[] = WHITE_MIX.flatMap(([kind, count]) =>
  ranked('dorian', kind, MOST_WHITES, null).slice(count),
);

const BY_ID: ReadonlyMap<string, Counter> = new Map(
  [...COUNTERS, ...SPARE_COUNTERS].map((counter) => [counter.id, counter]),
);

/** The counter of an id, or undefined if the mix has none. */
export function findCounter(id: string): Counter | undefined {
  return BY_ID.get(id);
}

/** The printed counter of a unit. Throws RangeError for an id the mix does not have. */
export function counterOf(id: CounterId): Counter {
  const counter = BY_ID.get(id);
  if (!counter) throw new RangeError(`No counter ${id}`);
  return counter;
}

/** The counters of a cell [§3]. */
export function countersOfCell(cell: CellName): readonly Counter[] {
  return COUNTERS.filter((counter) => counter.cell === cell);
}

/** A counter id written in data or tests, such as counterId('panza-shock-1'). */
export function counterId(id: string): CounterId {
  return id as CounterId;
}

function ranked(side: Side, kind: CounterKind, count: number, cell: CellName | null): Counter[] {
  return Array.from({ length: count }, (_, index) => {
    const rank = count > 1 ? index + 1 : null;
    const id = [cell && slug(cell), slug(kind), rank].filter((part) => part !== null).join('-');
    return { id: counterId(id), side, kind, cell, rank };
  });
}

function slug(name: string): string {
  return name.toLowerCase().replace(/'/g, '').replace(/ /g, '-');
}
