import { FOV } from 'rot-js';
import { allHexes, columnOf, rowOf, type Hex } from '../../../hex';
import { doriana } from '../../../rules/extractors';
import { BLOCKS_SIGHT } from '../../../rules/extractors/data';

const { grid, terrain } = doriana;
/** rot.js counts two cells to a hex along its rows, which are our columns. */
const WIDTH = 2 * grid.rows + 1;
const light = new Uint8Array(grid.columns * WIDTH);
for (const hex of allHexes(grid)) light[cellOf(hex)] = BLOCKS_SIGHT.has(terrain[hex]) ? 0 : 1;

const fov = new FOV.PreciseShadowcasting((x, y) => x >= 0 && x < WIDTH && light[y * WIDTH + x] === 1, {
  topology: 6,
});
/** No two hexes of the map are farther apart. */
const FARTHEST = grid.columns + grid.rows;

/** How many hexes rot.js sees from one, by shadow casting on hexes. */
export function fieldByShadows(from: Hex): number {
  const cell = cellOf(from);
  let seen = 0;
  fov.compute(cell % WIDTH, Math.floor(cell / WIDTH), FARTHEST, () => seen++);
  return seen;
}

/** Even columns lie half a hex lower. */
function cellOf(hex: Hex): number {
  const column = columnOf(grid, hex) - 1;
  return column * WIDTH + 2 * (rowOf(grid, hex) - 1) + (column % 2);
}
