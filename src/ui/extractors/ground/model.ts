import type { MapSize } from '../../../board/terrain/geometry';
import type { Title } from '../../../board/terrain/titles';
import type { Direction } from '../../../hex';

export const TERRAIN_CLASSES = [
  'clear',
  'rough',
  'lake',
  'buildup',
  'bog',
  'depression',
  'chimneys',
  'flux',
] as const;

export type TerrainClass = (typeof TERRAIN_CLASSES)[number];

/** What the ground looks like, hex by hex: index = (column − 1) × rows + (row − 1). */
export interface TerrainModel extends MapSize {
  readonly title: Title;
  readonly terrain: readonly TerrainClass[];
  /** Which way each flux hex drifts; null elsewhere. */
  readonly flux: readonly (Direction | null)[];
  /** Chains of adjacent hexes. A road over lake is a bridge. */
  readonly roads: readonly (readonly number[])[];
}
