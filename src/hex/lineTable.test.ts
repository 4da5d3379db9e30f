import { describe, expect, it } from 'vitest';
import { allHexes, createGrid, distance } from '.';
import { lineIndex, lineTable } from './lineTable';

describe('the table of lines', () => {
  it.each([
    [5, 4],
    [4, 5],
    [6, 1],
    [1, 3],
    [7, 2],
    [2, 3],
  ])('holds the lines that fit on %i columns and %i rows, and no other', (columns, rows) => {
    const grid = createGrid(columns, rows);
    const apart = new Map<string, number>();
    for (const a of allHexes(grid))
      for (const b of allHexes(grid))
        apart.set([grid.q[b] - grid.q[a], grid.r[b] - grid.r[a]].join(), distance(grid, a, b));
    const steps = [...apart.keys()].map((step) => step.split(',').map(Number));
    const { span, reach, starts, steps: crossed, ...rest } = lineTable(grid);
    expect(span).toBe(Math.max(...steps.map(([dq]) => dq)));
    expect(reach).toBe(Math.max(...steps.map(([, dr]) => dr)));
    expect(starts).toHaveLength((2 * span + 1) * (2 * reach + 1) + 1);
    expect([starts[0], starts.at(-1)]).toEqual([0, crossed.length]);
    for (let dq = -span; dq <= span; dq++)
      for (let dr = -reach; dr <= reach; dr++) {
        const line = lineIndex({ span, reach, starts, steps: crossed, ...rest }, dq, dr);
        const met = starts[line + 1] - starts[line];
        const far = apart.get([dq, dr].join());
        const byCorner = dq === dr || dq === -2 * dr || dr === -2 * dq;
        if (far === undefined || far < 2 || byCorner) expect({ dq, dr, met }).toEqual({ dq, dr, met: 0 });
        else expect(met).toBeGreaterThanOrEqual(far - 1);
      }
  });

  it('is made once for a grid', () => {
    const grid = createGrid(5, 4);
    expect(lineTable(grid)).toBe(lineTable(grid));
    expect(lineTable(createGrid(5, 4))).toEqual(lineTable(grid));
  });
});
