import type { CameraMemory } from '../model';
import type { Viewport } from './viewport';

/**
 * Keeps in mind where the map is, until the stop it returns is called. A memory that takes the place of another one begins
 * with what is on the screen.
 */
export function keepCamera(viewport: Viewport, memory: CameraMemory): () => void {
  const keep = () => {
    if (viewport.window().width > 0) memory.camera = viewport.camera();
  };
  keep();
  return viewport.onChange(keep);
}
