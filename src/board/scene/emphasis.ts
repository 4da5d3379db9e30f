import type { Texture } from 'pixi.js';
import type { Drawing } from '../counters/drawing';
import { hexagon, polygonPath, roundedRect } from '../counters/outline';
import { COUNTER_SIZE } from '../counters/size';
import type { StatusForm } from '../counters/status';
import { drawingTexture } from '../counters/textures';
import { HALO, HUES } from '../overlays/hues';

const AMBER = '#F0AE2B';
const INK = '#2A211A';

/** A frame round a card: petrol on paper for the selected one, amber on ink for one that can still act. */
function emphasisDrawing(emphasis: 'selected' | 'able', form: StatusForm): Drawing {
  const d = form === 'square' ? roundedRect(-52, -52, 104, 104, 17) : polygonPath(hexagon(61));
  const [under, over, wide, thin] =
    emphasis === 'selected' ? [HALO, HUES.selected, 14, 7.5] : [INK, AMBER, 8.5, 4.5];
  return {
    half: 72,
    shapes: [
      { d, stroke: under, width: wide, join: 'round' },
      { d, stroke: over, width: thin, join: 'round' },
    ],
  };
}

export function emphasisTexture(emphasis: 'selected' | 'able', form: StatusForm, scale: number): Texture {
  return drawingTexture(
    `emphasis ${emphasis} ${form}`,
    () => emphasisDrawing(emphasis, form),
    COUNTER_SIZE / 100,
    scale,
  );
}
