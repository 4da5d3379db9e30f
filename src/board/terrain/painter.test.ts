import { describe, expect, it, vi } from 'vitest';
import { fill, stroke, type Drawing } from './drawing';
import { indexDrawing, paint } from './paint';
import { createPainter } from './painter';
import { drawOnGraphics, PLAIN_COLOURS, plainFill } from './plainFill';
import { sheetBounds } from './sheet';
import { startSurvey } from './survey';
import { smallMap } from './testing';
import { inViewOrder, tileScale, tilesOf } from './tiles';

const model = smallMap();
const sheet = { x: -64, y: -96, width: 1588, height: 2073 };

function fakeContext() {
  const pen = [
    'beginPath',
    'moveTo',
    'lineTo',
    'bezierCurveTo',
    'closePath',
    'arc',
    'fill',
    'stroke',
  ] as const;
  const calls: string[] = [];
  const methods = Object.fromEntries(pen.map((name) => [name, vi.fn(() => calls.push(name))]));
  const context = { ...methods, setTransform: vi.fn(), setLineDash: vi.fn(), globalAlpha: 1 };
  return { calls, context: context as unknown as OffscreenCanvasRenderingContext2D };
}

describe('paint', () => {
  const drawing: Drawing = [
    fill([0, 0, 0, 1, 10, 0, 1, 10, 10, 3, 0, 500, 500, 1, 510, 500, 1, 510, 510, 3], '#000'),
    stroke([0, 500, 0, 1, 500, 400], '#000', 4),
    fill([4, 700, 700, 5], '#000'),
  ];

  it('replays only the pieces that touch the window', () => {
    const { calls, context } = fakeContext();
    paint(context, indexDrawing(drawing), { x: 0, y: 0, width: 100, height: 100 }, 1);
    expect(calls).toEqual(['beginPath', 'moveTo', 'lineTo', 'lineTo', 'closePath', 'fill']);
  });

  it('counts the width of a stroke and the radius of a circle', () => {
    const { calls, context } = fakeContext();
    paint(context, indexDrawing(drawing), { x: 502, y: 300, width: 193.5, height: 396.5 }, 1);
    expect(calls.filter((call) => call === 'stroke')).toHaveLength(1);
    expect(calls).toContain('arc');
  });
});

describe('tiles', () => {
  it('cover the sheet, each overlapping the next', () => {
    const tiles = tilesOf(sheet, 1);
    for (const [x, y] of [
      [-64, -96],
      [333, 700],
      [334, 319],
      [1524, 1977],
    ])
      expect(tiles.some((t) => x >= t.x && x <= t.x + t.width && y >= t.y && y <= t.y + t.height)).toBe(true);
    expect(tiles[0].x + tiles[0].width).toBeGreaterThan(tiles[1].x);
  });

  it('come nearest to the middle of the view first, and only those near it', () => {
    const view = { x: 1300, y: 1800, width: 100, height: 100 };
    const near = inViewOrder(tilesOf(sheet, 2), sheet, view);
    expect(near.length).toBeLessThan(6);
    expect(near[0].x).toBeLessThanOrEqual(1350);
    expect(near[0].x + near[0].width).toBeGreaterThanOrEqual(1350);
    expect(inViewOrder(tilesOf(sheet, 2), sheet)).toHaveLength(tilesOf(sheet, 2).length);
  });

  it('stay within the memory of a phone', () => {
    const bytes = (level: 0 | 1) => sheet.width * sheet.height * tileScale(level, 3) ** 2 * 4;
    expect(bytes(0) + bytes(1)).toBeLessThan(48e6);
  });
});

describe('createPainter', () => {
  const bitmap = {} as ImageBitmap;
  const drain = (next: () => { index: number } | undefined) => {
    const indexes: number[] = [];
    for (let tile = next(); tile; tile = next()) indexes.push(tile.index);
    return indexes;
  };

  it('paints each tile once, the newest request only, and again what was forgotten', () => {
    const painted = vi.fn(() => bitmap);
    const painter = createPainter(model, 1, painted);
    const all = tilesOf(sheetBounds(model), 0).length;
    painter.request(1);
    painter.request(0);
    expect(painter.next()?.level).toBe(0);
    expect(drain(painter.next)).toHaveLength(all - 1);
    painter.request(0);
    expect(painter.next()).toBeUndefined();
    painter.forget(0, 0);
    painter.request(0);
    expect(drain(painter.next)).toEqual([0]);
    expect(painted).toHaveBeenCalledTimes(all + 1);
  });
});

describe('the plain fill', () => {
  it('gives every terrain on the map its flat colour', () => {
    const colours = plainFill(model).map((layer) => layer.fill);
    for (const colour of Object.values(PLAIN_COLOURS)) expect(colours).toContain(colour);
  });

  it('repeats as instructions of a Pixi Graphics', () => {
    const { calls, context } = fakeContext();
    drawOnGraphics(context as unknown as Parameters<typeof drawOnGraphics>[0], plainFill(model));
    expect(calls.filter((call) => call === 'closePath')).toHaveLength(model.terrain.length + 1);
  });

  it('stays where workers cannot paint: the survey is then silent', () => {
    const onTile = vi.fn();
    const survey = startSurvey(model, onTile, onTile, 1);
    survey.requestLevel(1);
    survey.dispose();
    expect(onTile).not.toHaveBeenCalled();
  });
});
