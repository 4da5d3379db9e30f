import { COUNTER_SIZE } from '../pictures/size';
import { lodFor, type Lod } from '../../art/lod';

/** What the drawings of the board are made for; it changes only while the camera rests. */
export interface Sharpness {
  /** CSS pixels a world unit. */
  readonly zoom: number;
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number;
}

/** More would cost time and memory that nobody sees. */
const MAX_PIXEL_RATIO = 2;
const SCALES = [0.5, 1, 1.5, 2, 3, 4, 6];

export function pixelRatio(): number {
  return Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
}

/** Texture pixels a world unit for something drawn `part` times its size: few steps, so that textures are shared. */
export function textureScale({ zoom, pixelRatio: ratio }: Sharpness, part = 1): number {
  return SCALES.find((scale) => scale >= zoom * ratio * part * 0.99) ?? SCALES[SCALES.length - 1];
}

export function counterLod({ zoom }: Sharpness, part: number): Lod {
  return lodFor(COUNTER_SIZE * zoom * part);
}

/** Labels keep a readable size from afar, up to so many times their own. */
export function labelPart({ zoom }: Sharpness, most: number): number {
  return Math.min(most, Math.max(1, 0.95 / zoom));
}
