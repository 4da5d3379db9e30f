import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromPainter, ToPainter } from './messages';
import { servePainter } from './servePainter';
import { tileName, tilesOf } from './tiles';

const { shows } = vi.hoisted(() => ({ shows: vi.fn(() => Promise.resolve(true)) }));
vi.mock('./faithful', () => ({ shows }));

const sheet = { x: 0, y: 0, width: 1500, height: 2000 };
const written = new Map<string, unknown>();
const posted: FromPainter[] = [];
let page: {
  onmessage?: (event: { readonly data: ToPainter }) => void;
  postMessage: (message: FromPainter) => void;
};

const pen = new Proxy({}, { get: () => () => undefined, set: () => true });

beforeEach(() => {
  vi.useFakeTimers();
  written.clear();
  posted.length = 0;
  page = { postMessage: (message) => void posted.push(message) };
  const canvas = {
    getContext: () => pen,
    convertToBlob: () => Promise.resolve(new Blob(['png'])),
    transferToImageBitmap: () => ({}),
  };
  vi.stubGlobal('self', page);
  vi.stubGlobal('OffscreenCanvas', function () {
    return canvas;
  });
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ quota: 1e9, usage: 0 }) } });
  const cache = {
    put: (url: string, response: unknown) => Promise.resolve(written.set(url, response)),
    keys: () => Promise.resolve([]),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (data: ToPainter) => page.onmessage?.({ data });

it('draws each level once, paints what the last order asks and keeps it when it has nothing else to do', async () => {
  const draw = vi.fn(() => []);
  const survey = vi.fn(() => draw);
  servePainter(survey);
  const tiles = tilesOf(sheet, 1);
  send({ kind: 'start', name: 'map', version: '1', terrain: ['lake'], pixelRatio: 1 });
  expect(survey).toHaveBeenCalledWith(['lake']);
  send({ kind: 'paint', tiles: tilesOf(sheet, 2) });
  send({ kind: 'paint', tiles });
  await vi.advanceTimersByTimeAsync(500);
  expect(posted.map(({ tile }) => tileName(tile))).toEqual(['2-0', ...tiles.map(tileName)]);
  expect(draw.mock.calls).toEqual([[2], [1]]);
  expect(written.size).toBe(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(written.size).toBe(posted.length);
  expect([...written.keys()]).toContain('/painted-ground/map/1/1/1-3.png');
});

it('keeps no picture that the browser has encoded as something else', async () => {
  shows.mockResolvedValue(false);
  servePainter(() => () => []);
  send({ kind: 'start', name: 'map', version: '1', terrain: ['lake'], pixelRatio: 1 });
  send({ kind: 'paint', tiles: tilesOf(sheet, 2) });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(posted.length).toBeGreaterThan(0);
  expect(written.size).toBe(0);
});

it('keeps every picture, those too that were being put away when the next was asked for', async () => {
  servePainter(() => () => []);
  send({ kind: 'start', name: 'map', version: '1', terrain: ['lake'], pixelRatio: 1 });
  send({ kind: 'paint', tiles: tilesOf(sheet, 1) });
  let more = tilesOf(sheet, 0);
  shows.mockImplementation(() => {
    send({ kind: 'paint', tiles: more });
    more = [];
    return Promise.resolve(true);
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(posted.length).toBe(tilesOf(sheet, 1).length + 1);
  expect(written.size).toBe(posted.length);
});

it('tells the page of a painting that fails, and paints what is asked next', async () => {
  const draw = vi.fn(() => []);
  draw.mockImplementationOnce(() => {
    throw new Error('no room');
  });
  servePainter(() => draw);
  send({ kind: 'start', name: 'map', version: '1', terrain: ['lake'], pixelRatio: 1 });
  send({ kind: 'paint', tiles: tilesOf(sheet, 2) });
  await expect(vi.advanceTimersByTimeAsync(100)).rejects.toThrow('no room');
  send({ kind: 'paint', tiles: tilesOf(sheet, 2) });
  await vi.advanceTimersByTimeAsync(100);
  expect(posted.length).toBe(tilesOf(sheet, 2).length);
});
