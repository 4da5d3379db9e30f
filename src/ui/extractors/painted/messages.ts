import type { Rect } from '../../../board/terrain/geometry';
import type { TerrainModel } from '../ground/model';

export interface LayersAsked {
  readonly terrain: TerrainModel;
  readonly windows: readonly Rect[];
}
