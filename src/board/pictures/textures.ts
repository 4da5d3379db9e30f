import { CanvasSource, Texture } from 'pixi.js';
import { drawingToCanvas } from './canvas';
import type { Drawing } from '../../art/drawing';
import type { Lod } from '../../art/lod';
import type { Picture } from '../../art/picture';
import { COUNTER_SIZE } from './size';
import { textureRound } from './textureRounds';

const UNIT = COUNTER_SIZE / 100;
interface Kept {
  readonly texture: Texture;
  readonly pixels: number;
  asked: number;
}

const textures = new Map<string, Kept>();

/**
 * A drawing as a texture `scale` pixels to the world unit, sized in world units: put it on a sprite with anchor 0.5.
 * `unit` is how many world units one unit of the drawing is. The same key and scale give the same texture.
 */
export function drawingTexture(key: string, draw: () => Drawing, unit: number, scale: number): Texture {
  const name = `${key} ${scale}`;
  const known = textures.get(name);
  if (known !== undefined) {
    known.asked = textureRound();
    return known.texture;
  }
  const resource = drawingToCanvas(draw(), unit * scale);
  const source = new CanvasSource({ resource, resolution: scale, autoGenerateMipmaps: true });
  const texture = new Texture({ source });
  textures.set(name, { texture, pixels: resource.width * resource.height, asked: textureRound() });
  return texture;
}

/** A part of a counter, to be laid on its centre. */
export function pictureTexture({ key, draw }: Picture, lod: Lod, scale: number): Texture {
  return drawingTexture(`${key} ${lod}`, () => draw(lod), UNIT, scale);
}

/** Frees what nobody asked for in this round, once there is more of it than `pixels`. */
export function endTextureRound(pixels: number): void {
  const idle = [...textures].filter(([, { asked }]) => asked < textureRound());
  if (idle.reduce((sum, [, kept]) => sum + kept.pixels, 0) <= pixels) return;
  for (const [name, { texture }] of idle) {
    texture.destroy(true);
    textures.delete(name);
  }
}
