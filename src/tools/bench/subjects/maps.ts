import { allHexes, createGrid, crossings } from '../../../hex';
import { lineTable } from '../../../hex/lineTable';
import { doriana } from '../../../rules/extractors';
import { workOutSights } from '../../../rules/extractors/sightTable';
import { spreadChart } from '../../../rules/extractors/movement/chart';
import { stopwatch, type Measured, type Subject } from '../timing';

const KIB = 1024;
/** The smallest number that names a hex. */
const BYTES_A_HEX = 2;

/** All tables that are worked out from the map alone. */
function tables(): readonly ArrayBufferView[] {
  const grid = createGrid(doriana.grid.columns, doriana.grid.rows);
  const lines = lineTable(grid);
  const { entering, crossing } = spreadChart(doriana);
  return [
    grid.q,
    grid.r,
    grid.neighbours,
    doriana.road,
    doriana.area,
    lines.starts,
    lines.steps,
    ...Object.values(entering),
    ...Object.values(crossing),
    workOutSights({ ...doriana, grid }).bits,
  ];
}

function bytesOf(views: readonly ArrayBufferView[]): number {
  return views.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The tables built once by a process that has built nothing before. */
function builtCold(): Measured {
  const spent = stopwatch();
  const sink = bytesOf(tables());
  return { value: spent(), sink };
}

/** What is crossed between two hexes, written out for every pair as bare numbers. */
function listsForPairs(): number {
  const hexes = allHexes(doriana.grid);
  let count = 0;
  for (const a of hexes)
    for (const b of hexes)
      for (const crossing of crossings(doriana.grid, a, b)) count += crossing.kind === 'hex' ? 1 : 2;
  return count * BYTES_A_HEX;
}

function sized(bytes: () => number): Subject {
  return () => {
    const value = bytes() / KIB;
    return { value, sink: value };
  };
}

export const MAPS: Readonly<Record<string, Subject>> = {
  'map data': sized(() => bytesOf(tables())),
  'map lists': sized(listsForPairs),
  'map build': builtCold,
};
