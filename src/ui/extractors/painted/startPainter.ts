import type { Rect } from '../../../board/terrain/geometry';
import type { TerrainModel } from '../ground/model';
import { GROUND } from '../ground';
import worker from './layersWorker.ts?shared-worker';
import type { LayersAsked } from './messages';

/** A worker that draws the map and answers once, with `LayersDrawn` of the windows. */
export function startPainter(windows: readonly Rect[]): Worker {
  const painter = new Worker(worker, { type: 'module' });
  const asked: LayersAsked = { terrain: GROUND.terrain as TerrainModel, windows };
  painter.postMessage(asked);
  return painter;
}
