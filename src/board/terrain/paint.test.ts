import { describe, expect, it, vi } from 'vitest';
import { fill, stroke, type Drawing } from './drawing';
import { indexDrawing, paint } from './paint';

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
