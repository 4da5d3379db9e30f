import { useEffect, useState } from 'react';
import type { TerrainModel } from '../../../../board/terrain/model';
import { GROUND } from '../../ground';
import worker from '../../painted/layersWorker.ts?shared-worker';
import type { LayersAsked, LayersDrawn } from '../../painted/messages';
import type { MapPlan } from './plan';

/** The painted map cut into the pages of a plan; null while it is being drawn, or without a plan. */
export function useMapLayers(plan: MapPlan | null): LayersDrawn | null {
  const [drawn, setDrawn] = useState<{ readonly plan: MapPlan; readonly layers: LayersDrawn } | null>(null);
  useEffect(() => {
    if (plan === null) return;
    const painter = new Worker(worker, { type: 'module' });
    painter.addEventListener('message', ({ data }: MessageEvent<LayersDrawn>) => {
      setDrawn({ plan, layers: data });
      painter.terminate();
    });
    const asked: LayersAsked = {
      terrain: GROUND.terrain as TerrainModel,
      windows: plan.tiles.map(({ window }) => window),
    };
    painter.postMessage(asked);
    return () => painter.terminate();
  }, [plan]);
  return drawn && drawn.plan === plan ? drawn.layers : null;
}
