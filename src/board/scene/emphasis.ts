import type { Texture } from 'pixi.js';
import type { Drawing } from '../../art/drawing';
import { hexagon, polygonPath, roundedRect } from '../../art/outline';
import { COUNTER_SIZE } from '../pictures/size';
import type { CounterLook } from '../../art/picture';
import { drawingTexture } from '../pictures/textures';
import { HALO, HUES } from '../overlays/hues';

const AMBER = '#F0AE2B';
const INK = '#2A211A';

/** A frame round a card: petrol on paper for the selected one, amber on ink for one that can still act. */
function emphasisDrawing(emphasis: 'selected' | 'able', shape: CounterLook['shape']): Drawing {
  const d = shape === 'square' ? roundedRect(-52, -52, 104, 104, 17) : polygonPath(hexagon(61));
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

export function emphasisTexture(
  emphasis: 'selected' | 'able',
  shape: CounterLook['shape'],
  scale: number,
): Texture {
  return drawingTexture(
    `emphasis ${emphasis} ${shape}`,
    () => emphasisDrawing(emphasis, shape),
    COUNTER_SIZE / 100,
    scale,
  );
}
