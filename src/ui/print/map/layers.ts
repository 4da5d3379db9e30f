import { useEffect, useState } from 'react';
import type { LayersDrawn } from '../../painted/messages';
import type { MapOnPaper } from '../game';
import type { MapPlan } from './plan';

/** The painted map cut into the pages of a plan; null while it is being drawn, or without a plan. */
export function useMapLayers({ startPainter }: MapOnPaper, plan: MapPlan | null): LayersDrawn | null {
  const [drawn, setDrawn] = useState<{ readonly plan: MapPlan; readonly layers: LayersDrawn } | null>(null);
  useEffect(() => {
    if (plan === null) return;
    const painter = startPainter(plan.tiles.map(({ window }) => window));
    painter.addEventListener('message', ({ data }: MessageEvent<LayersDrawn>) => {
      setDrawn({ plan, layers: data });
      painter.terminate();
    });
    return () => painter.terminate();
  }, [plan, startPainter]);
  return drawn && drawn.plan === plan ? drawn.layers : null;
}
