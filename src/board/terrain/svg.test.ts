import { describe, expect, it } from 'vitest';
import { fill, LINE, MOVE, stroke } from './drawing';
import { pathData, toSvg } from './svg';

describe('toSvg', () => {
  it('writes one element a layer in the window asked for', () => {
    const line = [MOVE, 0, 0, LINE, 5, 5];
    const drawing = [fill(line, '#fff', 0.5), stroke(line, '#000', 1)];
    const svg = toSvg(drawing, { x: -1, y: -2, width: 30, height: 40 });
    expect(svg).toContain('viewBox="-1 -2 30 40"');
    expect(svg.match(/<path /g)).toHaveLength(drawing.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('writes lines, curves and circles', () => {
    expect(pathData([0, 1, 2.004, 1, 3, 4, 2, 1, 2, 3, 4, 5, -0.001, 3])).toBe('M1 2L3 4C1 2 3 4 5 0Z');
    expect(pathData([4, 10, 5, 2])).toBe('M8 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z');
  });
});
