import type { Rect } from '../../../board/terrain/geometry';
import type { TerrainModel } from '../../../board/terrain/model';

export interface LayersAsked {
  readonly terrain: TerrainModel;
  readonly windows: readonly Rect[];
}
