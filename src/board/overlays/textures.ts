import type { Texture } from 'pixi.js';
import type { Picture } from '../../art/picture';
import { drawingTexture } from '../pictures/textures';
import type { Hue } from './hues';
import { discDrawing, dotScreenDrawing, pennantDrawing, pillDrawing } from './labels';

/** All are drawn in world units, `scale` pixels to the unit, for sprites with anchor 0.5. */
export function pillTexture(label: string, hue: Hue, scale: number): Texture {
  return drawingTexture(`pill ${hue} ${label}`, () => pillDrawing(label, hue), 1, scale);
}

export function discTexture(label: string, hue: Hue, scale: number): Texture {
  return drawingTexture(`disc ${hue} ${label}`, () => discDrawing(label, hue), 1, scale);
}

/** Lay it on the centre of the objective's hex. */
export function pennantTexture(letter: string | undefined, scale: number): Texture {
  return drawingTexture(`pennant ${letter ?? ''}`, () => pennantDrawing(letter), 1, scale);
}

/** Its drawing is in world units about the middle of the hex. */
export function flagTexture({ key, draw }: Picture, scale: number): Texture {
  return drawingTexture(key, () => draw('mid'), 1, scale);
}

const SCREENS = { reachable: [8, 1], zone: [6, 1.7] } as const;

/** The screen of one hex, for `drawReachable` and `drawDottedZone`. */
export function dotScreen(use: keyof typeof SCREENS, colour: string, scale: number): Texture {
  const [division, radius] = SCREENS[use];
  return drawingTexture(`dots ${use} ${colour}`, () => dotScreenDrawing(colour, division, radius), 1, scale);
}
