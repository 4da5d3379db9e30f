import { keptPictures, type Kept } from './kept';
import { shows } from './faithful';
import type { FromPainter, ToPainter } from './messages';
import { createPainter, type DrawLevel } from './painter';
import type { PaintedTile, Tile } from './tiles';

/** Milliseconds without work before pictures are put away: while the page starts it needs the processor itself. */
const PAUSE = 2_000;

interface Unkept {
  readonly tile: Tile;
  readonly canvas: OffscreenCanvas;
}

/** What a game's worker does: `survey` takes the terrain of its ground and says how to draw it. */
export function servePainter<Terrain>(survey: (terrain: Terrain) => DrawLevel): void {
  let paintTile: ((tile: Tile) => OffscreenCanvas) | undefined;
  let kept: Kept | undefined;
  let waiting: Tile[] = [];
  let state: 'idle' | 'painting' = 'idle';
  let pause: ReturnType<typeof setTimeout> | undefined;
  const unkept: Unkept[] = [];

  const paintAll = async () => {
    if (state === 'painting' || paintTile === undefined) return;
    state = 'painting';
    clearTimeout(pause);
    try {
      for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
        const canvas = paintTile(tile);
        post({ ...tile, bitmap: toSend(canvas) });
        unkept.push({ tile, canvas });
        await turn();
      }
    } finally {
      state = 'idle';
    }
    pause = setTimeout(() => void keepAll(), PAUSE);
  };
  const keepAll = async () => {
    try {
      while (state === 'idle' && unkept.length > 0) await keep(unkept.shift()!);
    } catch {
      // Full or forbidden: what is left is painted anew the next time.
      unkept.length = 0;
    }
  };

  const keep = async ({ tile, canvas }: Unkept) => {
    const picture = await canvas.convertToBlob();
    if (await shows(picture, canvas)) await kept?.write(tile, picture);
  };

  self.onmessage = ({ data }: MessageEvent<ToPainter>) => {
    if (data.kind === 'start') {
      paintTile = createPainter(survey(data.terrain as Terrain), data.pixelRatio);
      kept = keptPictures(data);
      void kept.clearOthers().catch(() => undefined);
    } else waiting = [...data.tiles];
    paintAll().catch(fail);
  };
}

function post(tile: PaintedTile): void {
  const message: FromPainter = { tile };
  self.postMessage(message, { transfer: [tile.bitmap] });
}

/** A copy in plain memory: of any other that a worker sends, WebKit gives a graphics card nothing but black. */
function toSend(canvas: OffscreenCanvas): ImageBitmap {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d', { alpha: false, willReadFrequently: true })?.drawImage(canvas, 0, 0);
  return copy.transferToImageBitmap();
}

/** Lets what has arrived in the meantime be heard. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** For the page's onerror, which no rejected promise reaches: it starts another worker. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
