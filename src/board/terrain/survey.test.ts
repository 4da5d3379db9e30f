import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ground } from './ground';
import { keptPictures } from './kept';
import type { FromPainter, ToPainter } from './messages';
import { createSurvey, surveyOf } from './survey';
import { tileName, tilesOf, type PaintedTile, type Tile } from './tiles';

const sheet = { x: 0, y: 0, width: 1500, height: 2000 };

const pictureOf = (text: string) => ({ text, width: 600, height: 600, close: vi.fn() });

/** A painter that answers when it is told to. */
class FakePainter {
  onmessage?: (event: { readonly data: FromPainter }) => void;
  onerror?: () => void;
  readonly orders: ToPainter[] = [];
  terminate = vi.fn();
  postMessage = (message: ToPainter) => void this.orders.push(message);
  readonly asked = (): readonly string[] => {
    const last = this.orders.at(-1);
    return last?.kind === 'paint' ? last.tiles.map(tileName) : [];
  };
  readonly deliver = (tile: Tile) => {
    const bitmap = pictureOf('painted') as unknown as ImageBitmap;
    this.onmessage?.({ data: { tile: { ...tile, bitmap } } });
    return bitmap;
  };
}

/** The browser's Cache Storage, as far as it is used. */
class FakeCache {
  readonly entries = new Map<string, Blob>();
  match = (url: string) =>
    Promise.resolve(this.entries.has(url) ? { blob: () => this.blob(url) } : undefined);
  put = async (url: string, response: Response) => void this.entries.set(url, await response.blob());
  delete = (url: string) => Promise.resolve(this.entries.delete(new URL(url).pathname));
  keys = () => Promise.resolve([...this.entries.keys()].map((path) => ({ url: `https://game.test${path}` })));
  private readonly blob = (url: string) => Promise.resolve(this.entries.get(url));
}

let painters: FakePainter[];
let cache: FakeCache;
let quota: number;

const ground = (version = '1', terrain: unknown = ['clear']): Ground => ({
  name: 'test map',
  version,
  sheet,
  thumbnail: { url: 'thumbnail.webp', area: sheet },
  terrain,
  startPainter() {
    painters.push(new FakePainter());
    return painters.at(-1) as unknown as Worker;
  },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));
const names = (tiles: Iterable<PaintedTile>) => [...tiles].map(tileName);
const keepAll = async (of: Ground, level: 0 | 1 | 2) => {
  const survey = createSurvey(of, 1);
  void survey.request(level);
  await settled();
  const start = painters.at(-1)?.orders[0];
  if (start?.kind !== 'start') throw new Error('nobody was told to paint');
  const kept = keptPictures(start);
  for (const tile of tilesOf(sheet, level)) await kept.write(tile, new Blob([tileName(tile)]));
};

beforeEach(() => {
  painters = [];
  cache = new FakeCache();
  quota = 1e9;
  vi.stubGlobal('Worker', vi.fn());
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ quota, usage: 0 }) } });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, blob: () => new Blob(['thumbnail']) }));
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => pictureOf(await blob.text()));
});
afterEach(() => vi.unstubAllGlobals());

describe('a survey', () => {
  it('is one for a map, whatever board asks, and keeps its pictures when the board goes', async () => {
    const map = ground('once');
    void surveyOf(map, 1).request(0);
    await settled();
    painters[0].deliver(tilesOf(sheet, 0)[0]);
    expect(surveyOf(map, 1)).toBe(surveyOf({ ...map }, 1));
    expect(names(surveyOf(map, 1).tiles())).toEqual(['0-0']);
    expect(surveyOf(map, 3)).not.toBe(surveyOf(map, 1));
  });

  it('has painted what the browser has not kept, the newest request only, nearest its middle first', async () => {
    const survey = createSurvey(ground(), 1);
    void survey.request(2);
    void survey.request(2, { x: 0, y: 0, width: 300, height: 300 });
    await settled();
    expect(painters).toHaveLength(1);
    expect(painters[0].orders[0]).toMatchObject({ kind: 'start', name: 'test map', terrain: ['clear'] });
    expect(painters[0].asked()).toEqual(['2-0']);
  });

  it('does not ask again for what is there', async () => {
    const survey = createSurvey(ground(), 1);
    void survey.request(1);
    await settled();
    const [first, ...others] = tilesOf(sheet, 1);
    painters[0].deliver(first);
    void survey.request(1);
    await settled();
    expect(painters[0].asked()).toHaveLength(others.length);
    expect(painters[0].asked()).not.toContain('1-0');
  });

  it('tells of every picture that comes, and closes one it has already', async () => {
    const survey = createSurvey(ground(), 1);
    await settled();
    const heard = vi.fn();
    const stop = survey.onChange(heard);
    void survey.request(0);
    await settled();
    const [tile] = tilesOf(sheet, 0);
    painters[0].deliver(tile);
    const second = painters[0].deliver(tile);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(second.close).toHaveBeenCalled();
    stop();
    void survey.request(1);
    await settled();
    painters[0].deliver(tilesOf(sheet, 1)[0]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lets go of the pictures longest out of sight, never of the whole map', async () => {
    const survey = createSurvey(ground(), 1);
    void survey.request(0);
    await settled();
    painters[0].deliver(tilesOf(sheet, 0)[0]);
    const many = tilesOf({ ...sheet, width: 50_000 }, 2);
    const bitmaps = many.map((tile) => painters[0].deliver(tile));
    void survey.request(0);
    await settled();
    const left = names(survey.tiles());
    expect(left).toContain('0-0');
    expect(left.length).toBeLessThan(many.length);
    expect(left).toContain(tileName(many.at(-1)!));
    expect(bitmaps[0].close).toHaveBeenCalled();
  });

  it('tries another painter when the first could not be loaded', async () => {
    const survey = createSurvey(ground(), 1);
    void survey.request(0);
    await settled();
    painters[0].onerror?.();
    void survey.request(0);
    await settled();
    expect(painters).toHaveLength(2);
    expect(painters[1].asked()).toEqual(['0-0']);
  });

  it('shows its thumbnail where workers cannot paint', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const survey = createSurvey(ground(), 1);
    void survey.request(0);
    await settled();
    expect(painters).toHaveLength(0);
    expect(survey.thumbnail()).toMatchObject({ text: 'thumbnail' });
  });
});

describe('kept pictures', () => {
  it('are there at once the next time, without a painter', async () => {
    await keepAll(ground(), 1);
    painters = [];
    const survey = createSurvey(ground(), 1);
    void survey.request(1);
    await survey.request(1);
    expect(names(survey.tiles())).toHaveLength(tilesOf(sheet, 1).length);
    expect(survey.tile('1-2')?.bitmap).toMatchObject({ text: '1-2' });
    expect(painters).toHaveLength(0);
  });

  it.each([
    ['another version of the painter', ground('2'), 1],
    ['another terrain', ground('1', ['lake']), 1],
    ['a finer screen', ground(), 2],
  ])('are not taken for %s', async (_, other, ratio) => {
    await keepAll(ground(), 0);
    const survey = createSurvey(other, ratio);
    void survey.request(0);
    await settled();
    expect(names(survey.tiles())).toEqual([]);
    expect(painters.at(-1)?.asked()).toEqual(['0-0']);
  });

  it('of other versions are thrown away, those of other maps are not', async () => {
    await keepAll(ground(), 0);
    const under = { name: 'test map', version: 'new', pixelRatio: 1 };
    await keptPictures({ ...under, name: 'test map 2' }).write(tilesOf(sheet, 0)[0], new Blob(['a']));
    await keptPictures(under).write(tilesOf(sheet, 0)[0], new Blob(['b']));
    await keptPictures(under).clearOthers();
    expect([...cache.entries.keys()].map(decodeURIComponent)).toEqual([
      '/painted-ground/test map 2/new/1/0-0.png',
      '/painted-ground/test map/new/1/0-0.png',
    ]);
  });

  it('leave the games their room', async () => {
    quota = 50e6;
    await keepAll(ground(), 0);
    expect(cache.entries.size).toBe(0);
  });

  it.each([
    ['is not there', undefined],
    ['is forbidden', { open: () => Promise.reject(new Error('SecurityError')) }],
  ])('are done without where the storage %s', async (_, storage) => {
    vi.stubGlobal('caches', storage);
    const survey = createSurvey(ground(), 1);
    void survey.request(0);
    await settled();
    expect(painters[0].asked()).toEqual(['0-0']);
    await keptPictures({ name: 'a', version: '1', pixelRatio: 1 }).clearOthers();
  });
});
