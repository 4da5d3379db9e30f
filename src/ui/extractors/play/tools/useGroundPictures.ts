import { useEffect, useState } from 'react';
import type { TerrainModel } from '../../../../board/terrain/model';
import type { Rect } from '../../../../board/terrain/geometry';
import { GROUND } from '../../ground';
import worker from '../../painted/layersWorker.ts?shared-worker';
import type { LayersAsked, LayersDrawn } from '../../painted/messages';

/** What the map's own painter makes of some windows, drawn once a page; null until then. */
export function useGroundPictures(windows: readonly Rect[]): LayersDrawn | null {
  const [drawn, setDrawn] = useState(kept);
  useEffect(() => {
    if (kept !== null) return;
    const painter = new Worker(worker, { type: 'module' });
    painter.addEventListener('message', ({ data }: MessageEvent<LayersDrawn>) => {
      kept = data;
      setDrawn(data);
      painter.terminate();
    });
    const asked: LayersAsked = { terrain: GROUND.terrain as TerrainModel, windows };
    painter.postMessage(asked);
    return () => painter.terminate();
  }, [windows]);
  return drawn;
}

let kept: LayersDrawn | null = null;
