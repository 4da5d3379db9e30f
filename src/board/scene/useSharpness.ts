import { useEffect, useState } from 'react';
import { beginTextureRound } from '../pictures/textureRounds';
import { pixelRatio, type Sharpness } from './sharpness';
import type { Viewport } from '../view/viewport';

/** Follows the camera whenever it comes to rest, and the screen's pixels. Whatever draws textures asks for them anew. */
export function useSharpness(viewport: Viewport): Sharpness {
  const [sharpness, setSharpness] = useState<Sharpness>({ zoom: 0.5, pixelRatio: pixelRatio() });
  useEffect(() => {
    const follow = () => {
      const next = { zoom: viewport.camera().scale, pixelRatio: pixelRatio() };
      if (sharpness.zoom === next.zoom && sharpness.pixelRatio === next.pixelRatio) return;
      beginTextureRound();
      setSharpness(next);
    };
    const screen = globalThis.matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    screen.addEventListener('change', follow);
    const stop = viewport.onSettled(follow);
    return () => {
      stop();
      screen.removeEventListener('change', follow);
    };
  }, [viewport, sharpness]);
  return sharpness;
}
