import type { DetailLevel } from './detail';
import type { Rect } from './geometry';
import type { FromWorker, PaintedTile, ToWorker } from './messages';
import type { TerrainModel } from './model';

export interface Survey {
  /** Asks for the tiles of a level, only those near the view if one is given; replaces the last request. */
  readonly requestLevel: (level: DetailLevel, view?: Rect) => void;
  /** Tells the worker that a tile's bitmap was freed, so that it may be asked for again. */
  readonly forget: (tile: Pick<PaintedTile, 'level' | 'index'>) => void;
  readonly dispose: () => void;
}

export const surveySupported = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/**
 * Draws the field survey in a worker. Tiles arrive one by one and belong to the caller, who closes
 * their bitmaps; nothing is painted before the first request. Where workers cannot paint, no tile ever
 * arrives and the plain fill stays.
 */
export function startSurvey(
  model: TerrainModel,
  onTile: (tile: PaintedTile) => void,
  onDone: (level: DetailLevel) => void,
  pixelRatio: number = globalThis.devicePixelRatio || 1,
): Survey {
  if (!surveySupported()) return { requestLevel: () => {}, forget: () => {}, dispose: () => {} };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorker) => worker.postMessage(message);
  let open = true;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (!open) return data.kind === 'tile' ? data.tile.bitmap.close() : undefined;
    if (data.kind === 'tile') onTile(data.tile);
    else onDone(data.level);
  };
  post({ kind: 'start', model, pixelRatio });
  return {
    requestLevel: (level, view) => post(view ? { kind: 'request', level, view } : { kind: 'request', level }),
    forget: ({ level, index }) => post({ kind: 'forget', level, index }),
    dispose: () => {
      open = false;
      worker.terminate();
    },
  };
}
