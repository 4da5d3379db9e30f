import { fineness, type DetailLevel } from './detail';
import type { Rect } from './geometry';
import type { Ground } from './ground';
import { keptPictures } from './kept';
import type { Commission, FromPainter, ToPainter } from './messages';
import { createPictures, type Pictures } from './pictures';
import { tileName, tilesOf, worthPainting, type Tile } from './tiles';

/** The pictures of a ground, painted once and held as long as the page lives, whatever board shows them. */
export interface Survey extends Pick<Pictures, 'tile' | 'tiles' | 'onChange'> {
  readonly ground: Ground;
  readonly thumbnail: () => ImageBitmap | undefined;
  /**
   * Asks for the tiles of a level, only those near the view if one is given; replaces the last request. Resolves when
   * those that the browser has kept are there; the others are then being painted.
   */
  readonly request: (level: DetailLevel, view?: Rect) => Promise<void>;
}

/** Milliseconds without a request before the middle level is painted unasked, for whoever zooms in next. */
const AHEAD = 3_000;

const surveys = new Map<string, Survey>();

/** The one survey of a ground for screens of this fineness. Nothing is painted before the first request. */
export function surveyOf(ground: Ground, pixelRatio: number = globalThis.devicePixelRatio || 1): Survey {
  const name = `${ground.name} ${ground.version} ${fineness(pixelRatio)}`;
  const survey = surveys.get(name) ?? createSurvey(ground, pixelRatio);
  surveys.set(name, survey);
  return survey;
}

/** Where workers cannot paint no tile ever comes, and the thumbnail stays. */
export function createSurvey(ground: Ground, pixelRatio: number): Survey {
  const { sheet } = ground;
  const pictures = createPictures();
  const supply = createSupply(ground, pixelRatio, pictures);
  let thumbnail: ImageBitmap | undefined;
  let ahead: ReturnType<typeof setTimeout> | undefined;
  void loadThumbnail(ground).then((picture) => {
    thumbnail = picture;
    pictures.changed();
  });
  return {
    ground,
    thumbnail: () => thumbnail,
    tile: pictures.tile,
    tiles: pictures.tiles,
    onChange: pictures.onChange,
    request(level, view) {
      const wanted = worthPainting(sheet, level, view);
      clearTimeout(ahead);
      ahead = setTimeout(() => void supply([...wanted, ...tilesOf(sheet, 1)]), AHEAD);
      return supply(wanted);
    },
  };
}

function commissionOf({ name, version, terrain }: Ground, pixelRatio: number): Commission {
  return { name, version: `${version} ${fingerprint(terrain)}`, terrain, pixelRatio };
}

/** FNV-1a over the terrain's text. */
function fingerprint(terrain: unknown): string {
  let sum = 0x811c9dc5;
  for (const letter of JSON.stringify(terrain)) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Fetches tiles that are missing: those the browser has kept, the others painted, the first first. Replaces the last order. */
function createSupply(ground: Ground, pixelRatio: number, pictures: Pictures) {
  const commission = commissionOf(ground, pixelRatio);
  const kept = keptPictures(commission);
  const paint = createHire(ground, commission, pictures);
  /** What the browser is being asked for, and what it has not got. */
  const asked = new Map<string, Promise<void>>();
  const unkept = new Set<string>();
  let order: readonly Tile[] = [];
  const missing = () => order.filter((tile) => pictures.tile(tileName(tile)) === undefined);
  const read = async (tile: Tile, name: string) => {
    const bitmap = await kept.read(tile).catch(() => undefined);
    asked.delete(name);
    if (bitmap) pictures.add({ ...tile, bitmap });
    else unkept.add(name);
  };
  const ask = (tile: Tile) => {
    const name = tileName(tile);
    const answer = asked.get(name) ?? read(tile, name);
    asked.set(name, answer);
    return answer;
  };
  return async (tiles: readonly Tile[]) => {
    order = tiles;
    // What has been painted since may have been kept since, too.
    for (const name of unkept) if (pictures.tile(name) !== undefined) unkept.delete(name);
    pictures.makeRoom(new Set(order.map(tileName)));
    await Promise.all(
      missing()
        .filter((tile) => !unkept.has(tileName(tile)))
        .map(ask),
    );
    paint(missing().filter((tile) => unkept.has(tileName(tile))));
  };
}

/** Has a worker of its own paint, started with the first order and again should it fail. */
function createHire({ startPainter }: Ground, commission: Commission, pictures: Pictures) {
  let painter: Worker | undefined;
  const send = (message: ToPainter) => painter?.postMessage(message);
  const start = () => {
    painter = startPainter();
    painter.onmessage = ({ data }: MessageEvent<FromPainter>) => pictures.add(data.tile);
    painter.onerror = () => {
      painter?.terminate();
      painter = undefined;
    };
    send({ kind: 'start', ...commission });
  };
  return (tiles: readonly Tile[]) => {
    if (tiles.length === 0 || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
    if (painter === undefined) start();
    send({ kind: 'paint', tiles });
  };
}

async function loadThumbnail({ thumbnail: { url } }: Ground): Promise<ImageBitmap | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? await createImageBitmap(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}
