import { describe, expect, it } from 'vitest';
import { CIRCLE, CURVE, LINE, MOVE, addDot } from '../../board/terrain/drawing';
import { forPaper, STEPS } from './forPaper';

const ORIGIN = { x: 100, y: 200 };

describe('a path of the painted map for paper', () => {
  it('is in whole steps from the corner of its page', () => {
    expect(forPaper([MOVE, 100.1, 200.4, LINE, 110.3, 190], ORIGIN)).toEqual([MOVE, 0, 2, LINE, 41, -40]);
  });

  it('leaves out what lies between its neighbours, and keeps corners', () => {
    const line = [MOVE, 100, 200, LINE, 102, 200, LINE, 104, 200, LINE, 104, 206];
    expect(forPaper(line, ORIGIN)).toEqual([MOVE, 0, 0, LINE, 16, 0, LINE, 16, 24]);
  });

  it('gives a dot some length, so that it stays a line', () => {
    const dot: number[] = [];
    addDot(dot, 103, 204);
    expect(forPaper(dot, ORIGIN)).toEqual([MOVE, 12, 16, LINE, 13, 16]);
  });

  it('draws a circle in four curves', () => {
    const drawn = forPaper([CIRCLE, 101, 201, 1], ORIGIN);
    expect(drawn.filter((_, at) => at % 7 === 3 && drawn[at] === CURVE)).toHaveLength(4);
    expect(drawn.slice(0, 3)).toEqual([MOVE, STEPS + STEPS, STEPS]);
  });
});
