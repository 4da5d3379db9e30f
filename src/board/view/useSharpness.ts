import { useEffect, useState } from 'react';
import { pixelRatio, type Sharpness } from '../scene/sharpness';
import type { Viewport } from './viewport';

/** Follows the camera whenever it comes to rest, and the screen's pixels. */
export function useSharpness(viewport: Viewport): Sharpness {
  const [sharpness, setSharpness] = useState<Sharpness>({ zoom: 0.5, pixelRatio: pixelRatio() });
  useEffect(() => {
    const follow = () => {
      const next = { zoom: viewport.camera().scale, pixelRatio: pixelRatio() };
      setSharpness((old) => (old.zoom === next.zoom && old.pixelRatio === next.pixelRatio ? old : next));
    };
    const stop = viewport.onSettled(follow);
    if (viewport.window().width > 0) follow();
    return stop;
  }, [viewport]);
  useEffect(() => {
    const query = globalThis.matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    const follow = () => setSharpness((old) => ({ ...old, pixelRatio: pixelRatio() }));
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [sharpness.pixelRatio]);
  return sharpness;
}
