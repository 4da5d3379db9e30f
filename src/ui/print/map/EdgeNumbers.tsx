import { RADIUS, mapBounds } from '../../../board/terrain/geometry';
import { allHexes, columnOf, hexCentre, rowOf, type Grid, type Point } from '../../../hex';

interface EdgeNumbersProps {
  readonly grid: Grid;
  /** The first and each so many. */
  readonly every?: number;
  /** How high the style sheet has them, in units of the map: they stand clear of it and of each other. */
  readonly size?: number;
}

/** The numbers of columns and rows at the edges of a map. */
export function EdgeNumbers({ grid, every = 1, size = 37 }: EdgeNumbersProps) {
  const shown = (number: number) => number === 1 || number % every === 0;
  const bounds = mapBounds(grid);
  const hexes = allHexes(grid).map((hex) => ({
    hex,
    column: columnOf(grid, hex),
    row: rowOf(grid, hex),
    at: hexCentre(grid, hex, RADIUS),
  }));
  return (
    <>
      {hexes
        .filter(({ row, column }) => row === 1 && shown(column))
        .map(({ hex, at, column }) => (
          <EdgeNumber key={hex} at={{ x: at.x, y: bounds.y - 22 }} value={column} />
        ))}
      {hexes
        .filter(({ row, column }) => column === 1 && shown(row))
        .map(({ hex, at, row }) => (
          <EdgeNumber key={hex} at={{ x: bounds.x - 11.5 - size / 2, y: at.y + 0.35 * size }} value={row} />
        ))}
    </>
  );
}

function EdgeNumber({ at: { x, y }, value }: { readonly at: Point; readonly value: number }) {
  return (
    <text className="map-number" x={x} y={y} textAnchor="middle">
      {String(value).padStart(2, '0')}
    </text>
  );
}
