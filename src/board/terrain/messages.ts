import type { DetailLevel } from './detail';
import type { Rect } from './geometry';
import type { TerrainModel } from './model';
import type { Tile } from './tiles';

export interface PaintedTile extends Tile {
  readonly bitmap: ImageBitmap;
}

export type ToWorker =
  | { readonly kind: 'start'; readonly model: TerrainModel; readonly pixelRatio: number }
  | { readonly kind: 'request'; readonly level: DetailLevel; readonly view?: Rect }
  | { readonly kind: 'forget'; readonly level: DetailLevel; readonly index: number };

export type FromWorker =
  | { readonly kind: 'tile'; readonly tile: PaintedTile }
  | { readonly kind: 'done'; readonly level: DetailLevel };
