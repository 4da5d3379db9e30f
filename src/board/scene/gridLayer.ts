import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Grid } from '../../hex';
import { grown, mapBounds, type Rect } from '../terrain/geometry';
import { drawGridLines, gridLines, MARGIN } from './gridLines';

/** Chunks of about so many device pixels a side. */
const CHUNK_PIXELS = 640;

/** Milliseconds of a frame that chunks may take while the map moves: the others come with the next frames. */
const SLICE = 4;

export interface GridLayer {
  readonly container: Container;
  /** Draws what a view lacks, a little in each frame: at the zoom it was last `sharpen`ed for. */
  readonly follow: (view: Rect) => void;
  /** The camera rests here: draw all that is lacking. */
  readonly complete: (view: Rect) => void;
  /** The camera rests at this zoom, in CSS pixels a unit: draw for exactly that. */
  readonly sharpen: (view: Rect, zoom: number, pixelRatio: number) => void;
  readonly destroy: () => void;
}

/**
 * Lines and numbers in textures drawn for the zoom at rest, so that hairlines and figures are crisp. `changed` asks for
 * a frame.
 */
export function createGridLayer(grid: Grid, changed: () => void): GridLayer {
  const container = new Container();
  const lines = gridLines(grid);
  const bounds = grown(mapBounds(grid), MARGIN);
  const chunks = new Map<string, Sprite>();
  let zoom = 0;
  let density = 1;
  let followed: Rect | undefined;
  let frame = 0;
  let drawn = 0;

  const clear = () => {
    for (const sprite of chunks.values()) sprite.destroy({ texture: true, textureSource: true });
    chunks.clear();
  };
  const letGo = (wanted: readonly Chunk[]) => {
    if (chunks.size <= wanted.length + 12) return;
    const names = new Set(wanted.map(({ name }) => name));
    for (const [name, sprite] of chunks)
      if (!names.has(name)) {
        sprite.destroy({ texture: true, textureSource: true });
        chunks.delete(name);
      }
  };
  /** Draws what is lacking until the time is up; whether all of it is there. */
  const draw = (view: Rect, until: number): boolean => {
    if (zoom === 0) return true;
    const wanted = chunksIn(view, bounds, CHUNK_PIXELS / density);
    letGo(wanted);
    for (const { name, part } of wanted) {
      if (chunks.has(name)) continue;
      if (performance.now() > until) return false;
      chunks.set(name, container.addChild(chunkOf(part)));
    }
    return true;
  };
  const drawSome = () => {
    frame = 0;
    if (followed === undefined) return;
    const before = drawn;
    if (draw(followed, performance.now() + SLICE)) followed = undefined;
    else frame = requestAnimationFrame(drawSome);
    if (drawn > before) changed();
  };
  const complete = (view: Rect) => {
    cancelAnimationFrame(frame);
    frame = 0;
    followed = undefined;
    draw(view, Infinity);
  };
  const chunkOf = (part: Rect): Sprite => {
    drawn++;
    const resource = document.createElement('canvas');
    resource.width = resource.height = CHUNK_PIXELS;
    const pen = resource.getContext('2d');
    pen?.setTransform(density, 0, 0, density, -part.x * density, -part.y * density);
    if (pen) drawGridLines(pen, lines, part, zoom);
    const texture = new Texture({ source: new CanvasSource({ resource, resolution: density }) });
    const sprite = new Sprite(texture);
    sprite.position.set(part.x, part.y);
    return sprite;
  };
  return {
    container,
    follow(view) {
      followed = view;
      if (frame === 0) frame = requestAnimationFrame(drawSome);
    },
    complete,
    sharpen(view, nextZoom, pixelRatio) {
      const nextDensity = nextZoom * pixelRatio;
      if (nextZoom !== zoom || nextDensity !== density) clear();
      zoom = nextZoom;
      density = nextDensity;
      complete(view);
    },
    destroy() {
      cancelAnimationFrame(frame);
      clear();
      container.destroy({ children: true });
    },
  };
}

interface Chunk {
  readonly name: string;
  readonly part: Rect;
}

/** The squares of this side that a view shows of the bounds. */
function chunksIn(view: Rect, bounds: Rect, side: number): readonly Chunk[] {
  const right = Math.min(view.x + view.width, bounds.x + bounds.width);
  const foot = Math.min(view.y + view.height, bounds.y + bounds.height);
  const chunks: Chunk[] = [];
  const first = (at: number) => Math.max(0, Math.floor(at / side));
  for (let column = first(view.x - bounds.x); bounds.x + column * side < right; column++)
    for (let row = first(view.y - bounds.y); bounds.y + row * side < foot; row++)
      chunks.push({
        name: `${column},${row}`,
        part: { x: bounds.x + column * side, y: bounds.y + row * side, width: side, height: side },
      });
  return chunks;
}
