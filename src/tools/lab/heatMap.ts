import { allHexes, hexCentre, hexCorners, hexNumber, type Grid, type Hex } from '../../hex';
import type { GameMap, Side, Terrain } from '../../rules/extractors';

const SIZE = 10;
const CLEAR = '#f4f1ea';
const GROUND: Readonly<Record<Exclude<Terrain, 'clear'>, string>> = {
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
  const ground = Object.entries(GROUND).map(([kind, fill]) => {
    const hexes = allHexes(grid).filter((hex) => terrain[hex] === kind);
    return `<path d="${hexes.map((hex) => outline(grid, hex)).join('')}" fill="${fill}"/>`;
  });
  const lost = [...losses].map(([hex, number]) => {
    const share = ((STRONGEST * number) / most).toFixed(2);
    return `<path d="${outline(grid, hex)}" fill="${INK[side]}" fill-opacity="${share}"><title>${hexNumber(grid, hex)}: ${number}</title></path>`;
  });
  const width = SIZE * (1.5 * grid.columns + 0.5);
  const height = Math.ceil(SIZE * Math.sqrt(3) * (grid.rows + 0.5));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="Where ${side} units are lost"><rect width="${width}" height="${height}" fill="${CLEAR}"/>${ground.join('')}${lost.join('')}</svg>\n`;
}

/** A corner, and from it round in whole units: a picture of a few hundred hexes stays small. */
function outline(grid: Grid, hex: Hex): string {
  const corners = hexCorners(hexCentre(grid, hex, SIZE), SIZE).map(({ x, y }) => [
    Math.round(x),
    Math.round(y),
  ]);
  return corners
    .map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `l${x - corners[i - 1][0]} ${y - corners[i - 1][1]}`))
    .concat('z')
    .join('');
}
