import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Grid } from '../../hex';
import { grown, mapBounds, type Rect } from '../terrain/geometry';
import { drawGridLines, gridLines, MARGIN, type GridLines } from './gridLines';

/** Chunks of about so many device pixels a side, drawn in so many bands. */
const CHUNK_PIXELS = 640;
const BANDS = 4;

/** Milliseconds of a frame that bands may take, some three times as many go into their pixels once it is over. */
const SLICE = 1.5;

export interface GridLayer {
  readonly container: Container;
  /** Draws what a view lacks at the zoom it was last `sharpen`ed for, a little in each frame; what lies there stays until then. */
  readonly follow: (view: Rect) => void;
  /** The camera rests at this zoom, in CSS pixels a unit: draw for exactly that, at once as long as nothing is seen yet. */
  readonly sharpen: (view: Rect, zoom: number, pixelRatio: number) => void;
  /** Nothing is lacking of the view it was last told of, drawn for this zoom. */
  readonly isWhole: (zoom: number) => boolean;
  readonly destroy: () => void;
}

/**
 * Lines and numbers in textures drawn for the zoom at rest, so that hairlines and figures are crisp. `changed` asks for
 * a frame, `isSeen` says whether there has been one.
 */
export function createGridLayer(grid: Grid, changed: () => void, isSeen: () => boolean): GridLayer {
  const container = new Container();
  const lines = gridLines(grid);
  const bounds = grown(mapBounds(grid), MARGIN);
  let laid = layerOf(container);
  /** What is drawn for another zoom, seen until this one is whole. */
  let before: Layer | undefined;
  let zoom = 0;
  let density = 1;
  let lacking: Rect | undefined;
  let begun: { readonly name: string; readonly left: Bands } | undefined;
  let stop: (() => void) | undefined;

  const wantedIn = (view: Rect) => (zoom === 0 ? [] : chunksIn(view, bounds, CHUNK_PIXELS / density));
  const finish = () => {
    lacking = undefined;
    before?.container.destroy(ALL);
    before = undefined;
    laid.container.visible = true;
  };
  const letGo = (wanted: readonly Chunk[]) => {
    if (laid.chunks.size <= wanted.length + 12) return;
    const names = new Set(wanted.map(({ name }) => name));
    for (const [name, sprite] of laid.chunks)
      if (!names.has(name)) {
        sprite.destroy({ texture: true, textureSource: true });
        laid.chunks.delete(name);
      }
  };
  /** Draws what is lacking until the time is up. */
  const draw = (until: number): void => {
    const wanted = lacking ? wantedIn(lacking) : [];
    letGo(wanted);
    for (const { name, part } of wanted) {
      if (laid.chunks.has(name)) continue;
      if (begun?.name !== name) begun = { name, left: bandsOf(lines, part, { zoom, density }) };
      for (;;) {
        const { done, value } = begun.left.next();
        if (done) {
          laid.chunks.set(name, laid.container.addChild(value));
          break;
        }
        if (performance.now() > until) return;
      }
    }
    finish();
  };
  const drawSome = () => {
    stop = undefined;
    const had = laid.chunks.size;
    draw(performance.now() + SLICE);
    if (lacking) stop = afterNextFrame(drawSome);
    if (!lacking || (laid.chunks.size > had && laid.container.visible)) changed();
  };
  const follow = (view: Rect) => {
    lacking = view;
    if (wantedIn(view).every(({ name }) => laid.chunks.has(name))) finish();
    else stop ??= afterNextFrame(drawSome);
  };
  return {
    container,
    follow,
    sharpen(view, nextZoom, pixelRatio) {
      const nextDensity = nextZoom * pixelRatio;
      if (nextZoom === zoom && nextDensity === density) return follow(view);
      if (before) laid.container.destroy(ALL);
      else before = laid;
      laid = layerOf(container);
      laid.container.visible = false;
      begun = undefined;
      zoom = nextZoom;
      density = nextDensity;
      if (isSeen()) return follow(view);
      lacking = view;
      draw(Infinity);
    },
    isWhole: (at) => at === zoom && lacking === undefined,
    destroy() {
      stop?.();
      container.destroy(ALL);
    },
  };
}

const ALL = { children: true, texture: true, textureSource: true };

type Bands = Generator<undefined, Sprite, undefined>;

/** A chunk, band by band, so that no frame has to wait for all of its pixels. */
function* bandsOf(
  lines: GridLines,
  part: Rect,
  { zoom, density }: { readonly zoom: number; readonly density: number },
): Bands {
  const resource = document.createElement('canvas');
  resource.width = resource.height = CHUNK_PIXELS;
  const pen = resource.getContext('2d');
  const [tall, height] = [CHUNK_PIXELS / BANDS, part.height / BANDS];
  for (let band = 0; band < BANDS; band++) {
    // With its first touch a canvas gets its memory, which takes as long as a band.
    pen?.save();
    yield;
    pen?.beginPath();
    pen?.rect(0, band * tall, CHUNK_PIXELS, tall);
    pen?.clip();
    pen?.setTransform(density, 0, 0, density, -part.x * density, -part.y * density);
    if (pen) drawGridLines(pen, lines, { ...part, y: part.y + band * height, height }, zoom);
    pen?.restore();
  }
  yield;
  // At rest a pixel is a pixel; while the map grows or shrinks, mixing them would blur the lines and take as long as all else.
  const source = new CanvasSource({ resource, scaleMode: 'nearest' });
  // Told at once, 640 / density * density might not be 640: Pixi would give the canvas that size, and so blank it.
  source.resolution = density;
  const texture = new Texture({ source });
  const sprite = new Sprite(texture);
  sprite.position.set(part.x, part.y);
  return sprite;
}

interface Layer {
  readonly container: Container;
  readonly chunks: Map<string, Sprite>;
}

function layerOf(parent: Container): Layer {
  return { container: parent.addChild(new Container()), chunks: new Map() };
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

/** Calls back once the next frame is on its way, so that it has not to wait. */
function afterNextFrame(then: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
