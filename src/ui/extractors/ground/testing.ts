import type { Direction } from '../../../hex';
import type { TerrainClass, TerrainModel } from './model';

/** A small map with every terrain, a road that crosses the lake and a branch, for tests. */
export function smallMap(): TerrainModel {
  const columns = 7;
  const rows = 6;
  const at = (column: number, row: number) => (column - 1) * rows + row - 1;
  const terrain: TerrainClass[] = Array.from({ length: columns * rows }, () => 'clear');
  const flux: (Direction | null)[] = Array.from({ length: columns * rows }, () => null);
  const set = (of: TerrainClass, ...hexes: number[]) => hexes.forEach((hex) => (terrain[hex] = of));
  set('rough', at(1, 1), at(1, 2), at(2, 1), at(2, 2));
  set('lake', at(4, 2), at(4, 3), at(5, 3));
  set('buildup', at(6, 1), at(7, 1));
  set('bog', at(1, 5), at(2, 5), at(1, 6));
  set('depression', at(6, 5), at(7, 5), at(7, 6), at(6, 4));
  set('chimneys', at(3, 6), at(4, 6));
  set('flux', at(2, 3), at(3, 4));
  flux[at(2, 3)] = 2;
  flux[at(3, 4)] = 2;
  const roads = [
    [at(4, 1), at(4, 2), at(4, 3), at(4, 4), at(4, 5)],
    [at(1, 4), at(2, 4), at(3, 5), at(4, 4)],
    [at(4, 4), at(5, 5), at(6, 5)],
  ];
  const title = { name: 'DORIANA-5', besideX: 262 };
  return { title, columns, rows, terrain, flux, roads };
}
