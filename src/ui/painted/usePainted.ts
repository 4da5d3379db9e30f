import { useEffect, useState } from 'react';
import type { Rect } from '../../board/terrain/geometry';
import type { LayersDrawn } from './messages';

/** Starts a worker that answers once with what of a painted map shows in each window. */
export type StartPainter = (windows: readonly Rect[]) => Worker;

const painted = new WeakMap<readonly Rect[], LayersDrawn>();

/** What a map's own painter makes of some windows; drawn once as long as they are the same array. */
export function usePainted(
  startPainter: StartPainter,
  windows: readonly Rect[] | null,
): LayersDrawn | 'drawing' | 'failed' {
  const [told, setTold] = useState<{ of: typeof windows; drawn: LayersDrawn | 'failed' } | null>(null);
  useEffect(() => {
    if (windows === null || painted.has(windows)) return;
    const painter = startPainter(windows);
    const tell = (drawn: LayersDrawn | 'failed') => {
      setTold({ of: windows, drawn });
      painter.terminate();
    };
    painter.addEventListener('message', ({ data }: MessageEvent<LayersDrawn>) => {
      painted.set(windows, data);
      tell(data);
    });
    painter.addEventListener('error', () => tell('failed'));
    return () => painter.terminate();
  }, [startPainter, windows]);
  if (windows === null) return 'drawing';
  return painted.get(windows) ?? (told?.of === windows ? told.drawn : 'drawing');
}
