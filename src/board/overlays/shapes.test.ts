import type { Texture } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { hatch } from '../../art/hatch';
import { pathsOf } from '../../art/drawing';
import type { Point } from '../../art/outline';
import { dashes, dashLoop } from './dashes';
import { HEX_APOTHEM, hexLoop, outlineOf } from './hexes';
import { discDrawing, fitsDisc, dotScreenDrawing, pillDrawing } from './labels';
import type { Pen } from './pen';
import * as shapes from './shapes';

const at = (column: number, row: number): Point => [
  40 + column * 60,
  HEX_APOTHEM * (1 + 2 * row + (column % 2)),
];

interface Call {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** Stands in for a Graphics and writes down what is asked of it. */
function recorder(): { readonly pen: Pen; readonly calls: readonly Call[] } {
  const calls: Call[] = [];
  const pen: unknown = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...values: unknown[]) => {
          calls.push({ name, values });
          return pen;
        },
    },
  );
  return { pen: pen as Pen, calls };
}

const size: unknown = { width: 84, height: 84 };
const screen = size as Texture;
const area = [at(1, 1), at(2, 1), at(2, 2)];

const OVERLAYS: readonly (readonly [name: string, draw: (pen: Pen) => void])[] = [
  ['selected', (pen) => shapes.drawSelected(pen, at(1, 1))],
  ['reachable', (pen) => shapes.drawReachable(pen, area, screen)],
  ['target', (pen) => shapes.drawTarget(pen, at(1, 1))],
  ['blocked', (pen) => shapes.drawBlocked(pen, at(1, 1))],
  ['gone', (pen) => shapes.drawGone(pen, at(1, 1))],
  ['objective', (pen) => shapes.drawObjective(pen, at(1, 1))],
  ['hatched zone', (pen) => shapes.drawHatchedZone(pen, area, '#0C6462')],
  ['dotted zone', (pen) => shapes.drawDottedZone(pen, area, '#A93119', screen)],
  ['line of sight', (pen) => shapes.drawLineOfSight(pen, at(1, 1), at(4, 2))],
  ['blocked line of sight', (pen) => shapes.drawLineOfSight(pen, at(1, 1), at(4, 2), at(3, 1))],
  ['charge', (pen) => shapes.drawCharge(pen, at(1, 1), at(2, 1))],
  ['path', (pen) => shapes.drawPath(pen, area)],
];

describe('overlays', () => {
  test.each(OVERLAYS)('%s draws finite numbers and leaves no path unpainted', (_, draw) => {
    const { pen, calls } = recorder();
    draw(pen);
    const numbers = calls.flatMap(({ values }) => values.filter((value) => typeof value === 'number'));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(['stroke', 'fill', 'texture']).toContain(calls[calls.length - 1].name);
  });

  test('differ without colour: in what is stroked, filled, dashed or screened', () => {
    const patterns = OVERLAYS.map(([, draw]) => {
      const { pen, calls } = recorder();
      draw(pen);
      return calls.map(({ name }) => name).join(' ');
    });
    expect(new Set(patterns).size).toBe(OVERLAYS.length);
  });

  test('nothing is drawn for a path of one hex', () => {
    const { pen, calls } = recorder();
    shapes.drawPath(pen, [at(1, 1)]);
    expect(calls).toEqual([]);
  });
});

describe('the outline of an area', () => {
  test('of one hex has six corners, of two neighbours ten', () => {
    expect(outlineOf([at(1, 1)]).map((loop) => loop.length)).toEqual([6]);
    expect(outlineOf([at(1, 1), at(1, 2)]).map((loop) => loop.length)).toEqual([10]);
  });

  test('of a ring of six has an outside and a hole', () => {
    const ring = [at(2, 1), at(3, 1), at(3, 2), at(2, 3), at(1, 2), at(1, 1)];
    expect(
      outlineOf(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
});

describe('patterns', () => {
  const length = (line: readonly Point[]) =>
    line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i][0], y - line[i][1]), 0);

  test('dashes keep their length round a corner', () => {
    const corner: readonly Point[] = [
      [0, 0],
      [7, 0],
      [7, 20],
    ];
    expect(dashes(corner, 5, 4).map(length)).toEqual([5, 5, 5]);
  });

  test('dashes close evenly round a hex', () => {
    const lengths = dashLoop(hexLoop([0, 0]), 5, 3.4).map(length);
    for (const dash of lengths) expect(dash).toBeCloseTo(lengths[0], 6);
  });

  test('hatch lines stay in the hex and meet those of the next one', () => {
    const lines = [at(1, 1), at(1, 2)].map((centre) => hatch(hexLoop(centre), -60, 11.55));
    const offset = ([x, y]: Point) => (x * Math.sin(Math.PI / 3) + y * Math.cos(Math.PI / 3)) / 11.55;
    for (const [from, to] of lines.flat())
      for (const end of [from, to]) expect(offset(end)).toBeCloseTo(Math.round(offset(end)), 6);
  });

  test('dot screens of neighbouring hexes run on without a seam: every hex owns as many dots as its area holds', () => {
    const dots = (division: number) =>
      pathsOf(dotScreenDrawing('#1E6E5C', division, 1).shapes)[0].d.match(/M/g)?.length;
    expect(dots(8)).toBe(64);
    expect(dots(6)).toBe(36);
  });

  test('labels are wide enough for their words', () => {
    expect(pillDrawing('100 %', 'target').half).toBeGreaterThan(pillDrawing('60 %', 'target').half);
    expect(pathsOf(discDrawing('1½', 'reachable').shapes)).toHaveLength(3);
  });

  test('movement points fit a disc; chances, a space between, do not and are not cut', () => {
    for (const label of ['0', '4', '1.5', '10', '8.5']) expect(fitsDisc(label)).toBe(true);
    for (const label of ['50\u00a0%', '99.8\u00a0%', '100 %']) expect(fitsDisc(label)).toBe(false);
    expect(pillDrawing('50\u00a0%', 'target').half).toBe(pillDrawing('50 %', 'target').half);
  });
});
