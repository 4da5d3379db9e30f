import { CanvasSource, Texture } from 'pixi.js';
import { drawingToCanvas } from './canvas';
import { counterDrawing } from './counter';
import type { Drawing } from './drawing';
import type { CounterFace, Lod, Plate } from './face';
import { facingDrawing } from './facing';
import { COLOUR } from './palette';
import { COUNTER_SIZE } from './size';
import { statusDrawing, type StatusForm, type StatusMark } from './status';

const UNIT = COUNTER_SIZE / 100;
interface Kept {
  readonly texture: Texture;
  readonly pixels: number;
  asked: number;
}

const textures = new Map<string, Kept>();
let round = 0;

/**
 * A drawing as a texture `scale` pixels to the world unit, sized in world units: put it on a sprite with anchor 0.5.
 * `unit` is how many world units one unit of the drawing is. The same key and scale give the same texture.
 */
export function drawingTexture(key: string, draw: () => Drawing, unit: number, scale: number): Texture {
  const name = `${key} ${scale}`;
  const known = textures.get(name);
  if (known !== undefined) {
    known.asked = round;
    return known.texture;
  }
  const resource = drawingToCanvas(draw(), unit * scale);
  const source = new CanvasSource({ resource, resolution: scale, autoGenerateMipmaps: true });
  const texture = new Texture({ source });
  textures.set(name, { texture, pixels: resource.width * resource.height, asked: round });
  return texture;
}

/** The card of a counter, upright, without facing and status. */
export function counterTexture(face: CounterFace, lod: Lod, scale: number): Texture {
  const key = `card ${lod} ${JSON.stringify(face)}`;
  return drawingTexture(key, () => counterDrawing(face, lod, COLOUR), UNIT, scale);
}

/** Arrow and bar at the north side of a plate: turn the sprite by the facing. */
export function facingTexture(plate: Plate, scale: number): Texture {
  return drawingTexture(`facing ${plate}`, () => facingDrawing(plate, COLOUR), UNIT, scale);
}

/** One status mark, already in its place: lay the sprite on the counter's centre. */
export function statusTexture(mark: StatusMark, form: StatusForm, lod: Lod, scale: number): Texture {
  const key = `status ${mark} ${form} ${lod}`;
  return drawingTexture(key, () => statusDrawing(mark, form, lod, COLOUR), UNIT, scale);
}

/** Begins a round at whose end everything on the board has asked for its textures anew. */
export function beginTextureRound(): void {
  round++;
}

/** Frees what nobody asked for in this round, once there is more of it than `pixels`. */
export function endTextureRound(pixels: number): void {
  const idle = [...textures].filter(([, { asked }]) => asked < round);
  if (idle.reduce((sum, [, kept]) => sum + kept.pixels, 0) <= pixels) return;
  for (const [name, { texture }] of idle) {
    texture.destroy(true);
    textures.delete(name);
  }
}
