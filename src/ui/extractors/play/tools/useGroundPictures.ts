import { useEffect, useState } from 'react';
import type { Rect } from '../../../../board/terrain/geometry';
import type { LayersDrawn } from '../../../painted/messages';
import { startPainter } from '../../painted/startPainter';

/** What the map's own painter makes of some windows, drawn once a page; null until then. */
export function useGroundPictures(windows: readonly Rect[]): LayersDrawn | null {
  const [drawn, setDrawn] = useState(kept);
  useEffect(() => {
    if (kept !== null) return;
    const painter = startPainter(windows);
    painter.addEventListener('message', ({ data }: MessageEvent<LayersDrawn>) => {
      kept = data;
      setDrawn(data);
      painter.terminate();
    });
    return () => painter.terminate();
  }, [windows]);
  return drawn;
}

let kept: LayersDrawn | null = null;
