import type { Rect } from '../../../../board/terrain/geometry';
import { GROUND } from '../../ground';
import worker from '../../ground/layersWorker.ts?shared-worker';
import type { LayersAsked } from '../../ground/layersWorker';
import type { ValleyModel } from '../../ground/model';

/** A worker that draws the valley and answers once, with `LayersDrawn` of the windows. */
export function startPainter(windows: readonly Rect[]): Worker {
  const painter = new Worker(worker, { type: 'module' });
  const asked: LayersAsked = { model: GROUND.terrain as ValleyModel, windows };
  painter.postMessage(asked);
  return painter;
}
