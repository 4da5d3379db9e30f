import { allHexes, hexCentre, hexCorners, hexNumber, type Grid, type Hex } from '../../hex';
import type { GameMap, Side, Terrain } from '../../rules/extractors';

const SIZE = 10;
const GROUND: Readonly<Record<Terrain, string>> = {
  clear: '#f4f1ea',
  rough: '#d9d0bd',
  lake: '#c4dbe6',
  buildup: '#d8d8d8',
  depression: '#e8d9c2',
  bog: '#d3ddc6',
  flux: '#dfe7ee',
  chimneys: '#e6d5d5',
};
const INK: Readonly<Record<Side, string>> = { dorian: '#1f5fa8', avronian: '#b3261e' };
const STRONGEST = 0.85;

/** Where the units of a side were lost: the ground in pale tints, and over it the share of the hex with most losses. */
export function heatMap({ grid, terrain }: GameMap, side: Side, losses: ReadonlyMap<Hex, number>): string {
  const most = Math.max(1, ...losses.values());
  const cells = allHexes(grid).map((hex) => {
    const d = outline(grid, hex);
    const ground = `<path d="${d}" fill="${GROUND[terrain[hex]]}"/>`;
    const lost = losses.get(hex) ?? 0;
    if (lost === 0) return ground;
    const share = ((STRONGEST * lost) / most).toFixed(2);
    return `${ground}<path d="${d}" fill="${INK[side]}" fill-opacity="${share}"><title>${hexNumber(grid, hex)}: ${lost}</title></path>`;
  });
  const width = SIZE * (1.5 * grid.columns + 0.5);
  const height = SIZE * Math.sqrt(3) * (grid.rows + 0.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" role="img" aria-label="Where ${side} units are lost"><g stroke="#bbb" stroke-width="0.4">${cells.join('')}</g></svg>\n`;
}

function outline(grid: Grid, hex: Hex): string {
  const corners = hexCorners(hexCentre(grid, hex, SIZE), SIZE);
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
