import {
  CELLS,
  COUNTERS,
  counterOf,
  muster,
  printedCostOf,
  type CellName,
  type Position,
  type StaticPiece,
  type Section,
  type Unit,
  type Vehicle,
} from '../../../rules/extractors';

export type DorianUnit = Section | Vehicle | StaticPiece;

/** The units of a cell, the white units, or the pieces a scenario gives. */
export interface RosterBlock {
  readonly title: string;
  /** null: not bought. */
  readonly points: number | null;
  readonly units: readonly DorianUnit[];
}

/** Millimetres: the style sheet has the same. */
const HEAD = 6;
const ROW = 6.9;
/** What the smaller paper leaves under the head of the page, and what the tables take of it. */
const ROOM = 225;
const TABLES = 78;

/** The blocks of a company, or of the whole counter mix, page by page; the last page has room for the tables. */
export function rosterPages(position: Position | null, tables: boolean): readonly (readonly RosterBlock[])[] {
  const pages: RosterBlock[][] = [[]];
  let room = ROOM;
  for (const block of blocksOf(position ? Object.values(position.units) : counterMix(), position === null)) {
    const height = heightOf(block);
    if (height > room) {
      pages.push([]);
      room = ROOM;
    }
    pages[pages.length - 1].push(block);
    room -= height;
  }
  if (tables && room < TABLES) pages.push([]);
  return pages;
}

function heightOf({ units }: RosterBlock): number {
  return HEAD + ROW * units.length;
}

/** Every printed Dorian counter, unhurt. */
export function counterMix(): readonly Unit[] {
  return COUNTERS.filter(({ side }) => side === 'dorian').map(({ id }) =>
    muster({ scenario: 'engage' }, 0, id),
  );
}

/** Cells whole, white units one by one: of the whole mix nothing says how many of them are bought [§3]. */
function blocksOf(units: readonly Unit[], mix: boolean): readonly RosterBlock[] {
  const dorians = units.filter(
    (unit): unit is DorianUnit => unit.side === 'dorian' && unit.class !== 'machine',
  );
  const cells = (Object.keys(CELLS) as CellName[]).map((cell) => ({
    title: cell,
    points: CELLS[cell].cost,
    units: dorians.filter(({ id }) => counterOf(id).cell === cell),
  }));
  const free = dorians.filter(({ id }) => counterOf(id).cell === null);
  const whites = free.filter((unit) => unit.class !== 'static');
  const points = mix ? null : whites.reduce((sum, unit) => sum + printedCostOf(unit), 0);
  return [
    ...cells,
    { title: 'White: belong to no cell', points, units: whites },
    { title: 'Given by the scenario', points: null, units: free.filter((unit) => unit.class === 'static') },
  ]
    .filter((block) => block.units.length > 0)
    .flatMap(parts);
}

/** A block too long for what is left of a page goes on under the same title. */
function parts(block: RosterBlock): readonly RosterBlock[] {
  const most = 14;
  if (block.units.length <= most) return [block];
  const half = Math.ceil(block.units.length / 2);
  return [
    { ...block, units: block.units.slice(0, half) },
    { ...block, title: `${block.title}, continued`, points: null, units: block.units.slice(half) },
  ];
}
