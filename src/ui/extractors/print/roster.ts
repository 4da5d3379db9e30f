import {
  CELLS,
  COUNTERS,
  counterOf,
  newUnit,
  printedCostOf,
  type CellName,
  type Position,
  type Scenario,
  type StaticPiece,
  type Section,
  type Unit,
  type Vehicle,
} from '../../../rules/extractors';

/** What has a line on a roster: Extractors too, which have no display [§9.3]. */
export type DorianUnit = Section | Vehicle | StaticPiece;

/** The units of a cell, the white units, or the pieces a scenario gives. */
export interface RosterBlock {
  readonly title: string;
  /** null: not bought. */
  readonly points: number | null;
  readonly units: readonly DorianUnit[];
  /** What has a box to tick when it is bought. */
  readonly sold: 'whole' | 'singly' | null;
}

/** What a roster is of: a game as it stands, all a scenario gives and sells, or the whole counter mix. */
export type RosterOf =
  | { readonly position: Position }
  | { readonly scenario: Scenario }
  | { readonly mix: readonly DorianUnit[] };

/** Millimetres: the style sheet has the same. */
const HEAD = 6;
const ROW = 6.9;
/** What the head and the foot of a page take of it, and what the tables do. */
const AROUND = 54;
const TABLES = 78;
/** A block that goes on over the page has at least so many lines on either. */
const TOGETHER = 4;

/** The blocks of a roster on paper of a height, page by page; the last page has room for the tables. */
export function rosterPages(
  of: RosterOf,
  { tables, height }: { readonly tables: boolean; readonly height: number },
): readonly (readonly RosterBlock[])[] {
  const pages: RosterBlock[][] = [[]];
  let room = height - AROUND;
  const put = (block: RosterBlock) => {
    const lines = Math.floor((room - HEAD) / ROW);
    const { units } = block;
    if (units.length > lines) {
      const parts = lines >= TOGETHER && units.length - lines >= TOGETHER;
      if (parts) pages[pages.length - 1].push({ ...block, units: units.slice(0, lines) });
      pages.push([]);
      room = height - AROUND;
      return put(parts ? continued(block, lines) : block);
    }
    pages[pages.length - 1].push(block);
    room -= HEAD + ROW * units.length;
  };
  blocksOf(of).forEach(put);
  if (tables && room < TABLES) pages.push([]);
  return pages;
}

function continued(block: RosterBlock, from: number): RosterBlock {
  return { ...block, title: `${block.title}, continued`, points: null, units: block.units.slice(from) };
}

/** Every printed Dorian counter, unhurt. */
export function counterMix(): readonly DorianUnit[] {
  return PRINTED.filter(isDorian);
}

/** Every printed counter but those of machines, unhurt. */
const PRINTED = COUNTERS.filter(({ kind }) => kind !== null).map(({ id }) =>
  newUnit({ scenario: 'engage' }, 0, id),
);

function isDorian(unit: Unit): unit is DorianUnit {
  return unit.side === 'dorian' && unit.class !== 'machine';
}

function blocksOf(of: RosterOf): readonly RosterBlock[] {
  if ('position' in of) {
    const units = Object.values(of.position.units);
    return [...inBlocks(units.filter(isDorian)), ...extractorsAmong(units)];
  }
  if ('mix' in of)
    return [
      ...onSale(of.mix),
      ...given(of.mix.filter((unit) => unit.class === 'static')),
      ...extractorsAmong(PRINTED),
    ];
  const forces = of.scenario.forces.filter(({ side }) => side === 'dorian');
  const gives = new Set(of.scenario.forces.flatMap((force) => force.given));
  const sells = forces.some(({ budget }) => budget?.cells);
  const mix = counterMix().filter((unit) => !gives.has(unit.id) && unit.class !== 'static');
  return [
    ...given(counterMix().filter(({ id }) => gives.has(id))),
    ...(sells ? onSale(mix) : []),
    ...extractorsAmong(PRINTED.filter(({ id }) => gives.has(id))),
  ];
}

function extractorsAmong(all: readonly Unit[]): readonly RosterBlock[] {
  const units = all.filter((unit): unit is Vehicle => unit.kind === 'extractor');
  return units.length > 0 ? [{ title: 'Avronian Extractors', points: null, units, sold: null }] : [];
}

/** Cells whole, white units one by one [§3]. */
function inBlocks(units: readonly DorianUnit[]): readonly RosterBlock[] {
  const cells = (Object.keys(CELLS) as CellName[]).map((cell) => ({
    title: cell,
    points: CELLS[cell].cost,
    units: units.filter(({ id }) => counterOf(id).cell === cell),
    sold: null,
  }));
  const free = units.filter(({ id }) => counterOf(id).cell === null);
  const whites = free.filter((unit) => unit.class !== 'static');
  const points = whites.reduce((sum, unit) => sum + printedCostOf(unit), 0);
  const pieces = free.filter((unit) => unit.class === 'static');
  return [
    ...cells,
    { title: 'White: belong to no cell', points, units: whites, sold: null },
    { title: GIVEN, points: null, units: pieces, sold: null },
  ].filter((block) => block.units.length > 0);
}

const GIVEN = 'Given by the scenario';

/** Nothing says how many of the white units are bought. */
function onSale(units: readonly DorianUnit[]): readonly RosterBlock[] {
  return inBlocks(units.filter((unit) => unit.class !== 'static')).map((block) =>
    counterOf(block.units[0].id).cell === null
      ? { ...block, points: null, sold: 'singly' }
      : { ...block, sold: 'whole' },
  );
}

/** Nothing of it is bought. */
function given(units: readonly DorianUnit[]): readonly RosterBlock[] {
  return inBlocks(units).map((block) => ({
    ...block,
    points: null,
    title: block.title === GIVEN ? GIVEN : `${block.title}. ${GIVEN}`,
  }));
}
