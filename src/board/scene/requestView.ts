import { levelFor } from '../terrain/detail';
import type { Ground } from '../terrain/ground';
import { surveyOf } from '../terrain/survey';
import { seen } from '../view/camera';
import type { Viewport } from '../view/viewport';
import { pixelRatio } from './sharpness';

/** Asks for the pictures that suit what is seen now; resolves when those kept by the browser are there. */
export function requestView(ground: Ground, viewport: Viewport): Promise<void> {
  const ratio = pixelRatio();
  const level = levelFor(viewport.camera().scale, ratio);
  return surveyOf(ground, ratio).request(level, seen(viewport.camera(), viewport.window()));
}
