import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Grid } from '../../hex';
import { grown, mapBounds, type Rect } from '../terrain/geometry';
import { drawGridLines, gridLines, MARGIN } from './gridLines';

/** Chunks of about so many device pixels a side. */
const CHUNK_PIXELS = 640;

export interface GridLayer {
  readonly container: Container;
  /** Draws what a view lacks: at the zoom it was last `sharpen`ed for. */
  readonly look: (view: Rect) => void;
  /** The camera rests at this zoom, in CSS pixels a unit: draw for exactly that. */
  readonly sharpen: (view: Rect, zoom: number, pixelRatio: number) => void;
  readonly destroy: () => void;
}

/** Lines and numbers in textures drawn for the zoom at rest, so that hairlines and figures are crisp. */
export function createGridLayer(grid: Grid): GridLayer {
  const container = new Container();
  const lines = gridLines(grid);
  const bounds = grown(mapBounds(grid), MARGIN);
  const chunks = new Map<string, Sprite>();
  let zoom = 0;
  let density = 1;

  const clear = () => {
    for (const sprite of chunks.values()) sprite.destroy({ texture: true, textureSource: true });
    chunks.clear();
  };
  const look = (view: Rect) => {
    if (zoom === 0) return;
    const side = CHUNK_PIXELS / density;
    const from = {
      column: Math.floor((view.x - bounds.x) / side),
      row: Math.floor((view.y - bounds.y) / side),
    };
    const wanted = new Set<string>();
    for (
      let column = Math.max(0, from.column);
      bounds.x + column * side < Math.min(view.x + view.width, bounds.x + bounds.width);
      column++
    )
      for (
        let row = Math.max(0, from.row);
        bounds.y + row * side < Math.min(view.y + view.height, bounds.y + bounds.height);
        row++
      ) {
        const name = `${column},${row}`;
        wanted.add(name);
        if (chunks.has(name)) continue;
        const part = { x: bounds.x + column * side, y: bounds.y + row * side, width: side, height: side };
        const sprite = container.addChild(chunkOf(part));
        chunks.set(name, sprite);
      }
    if (chunks.size <= wanted.size + 12) return;
    for (const [name, sprite] of chunks)
      if (!wanted.has(name)) {
        sprite.destroy({ texture: true, textureSource: true });
        chunks.delete(name);
      }
  };
  const chunkOf = (part: Rect): Sprite => {
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
    look,
    sharpen(view, nextZoom, pixelRatio) {
      const nextDensity = nextZoom * pixelRatio;
      if (nextZoom !== zoom || nextDensity !== density) clear();
      zoom = nextZoom;
      density = nextDensity;
      look(view);
    },
    destroy() {
      clear();
      container.destroy({ children: true });
    },
  };
}
