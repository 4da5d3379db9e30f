import { HEIGHT, RADIUS, type Rect } from '../../../../board/terrain/geometry';
import { allHexes, DIRECTIONS, hexCentre, neighbour, type Hex } from '../../../../hex';
import { doriana } from '../../../../rules/extractors';
import { CHART_TERRAINS, TERRAIN_CHART } from '../../reference/tables/terrain';
import { capital, terrainName } from '../../wording';

/** A ground of the map: its name, what it does as the chart of the rules has it, and a hex that shows it. */
export interface GroundEntry {
  readonly name: string;
  readonly effects: readonly string[];
  readonly window: Rect;
}

const { grid, terrain, road } = doriana;

/** A note of the chart on a cell: '2 (A)'. */
const NOTE = / \(([AB])\)$/;
const NOTES: Readonly<Record<string, string>> = {
  A: 'Leg units roll to leave it',
  B: 'Along the road, into a hex it connects',
};

/** Every ground there is on the map, in the order of the chart, whose rows are those of the terrains and then the road [§2]. */
export const GROUNDS: readonly GroundEntry[] = [
  ...CHART_TERRAINS.map((kind, row) =>
    entry(row, capital(terrainName(kind)), (hex) => terrain[hex] === kind && road[hex] === 0),
  ),
  entry(CHART_TERRAINS.length, 'Road', (hex) => terrain[hex] === 'clear' && road[hex] !== 0),
];

function entry(row: number, name: string, is: (hex: Hex) => boolean): GroundEntry {
  return { name, effects: effectsOf(TERRAIN_CHART.rows[row]), window: around(clearest(is)) };
}

/** 'MPs: Tracked 2', 'Line of sight: blocks': a row of the chart without the cells that say nothing. */
function effectsOf(row: readonly string[]): readonly string[] {
  const costs = TERRAIN_CHART.columns.slice(1, -2);
  const [drm = '', sight = ''] = row.slice(-2);
  const told = costs.flatMap((column, i) => {
    const cell = row[i + 1] ?? '';
    const cost = cell.replace(NOTE, '');
    return cost === '' || cost === '—' ? [] : [`${column} ${cost === '✗' ? 'not allowed' : cost}`];
  });
  return [
    ...(told.length > 0 ? [`MPs: ${told.join(', ')}`] : []),
    ...[...new Set(row.flatMap((cell) => NOTE.exec(cell)?.[1] ?? []))].map((note) => NOTES[note]),
    ...(drm === '' ? [] : [`Fire at it: ${drm}`]),
    ...(sight === '' ? [] : [`Line of sight: ${sight}`]),
  ];
}

/** Of the hexes that are so the one with most such neighbours: no border runs through its picture. */
function clearest(is: (hex: Hex) => boolean): Hex {
  const such = (hex: Hex) =>
    DIRECTIONS.filter((direction) => {
      const next = neighbour(grid, hex, direction);
      return next !== undefined && is(next);
    }).length;
  return allHexes(grid)
    .filter(is)
    .reduce((best, hex) => (such(hex) > such(best) ? hex : best));
}

function around(hex: Hex): Rect {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  const half = HEIGHT * 0.62;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
