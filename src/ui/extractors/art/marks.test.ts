import { describe, expect, test } from 'vitest';
import { CELLS } from './cells';
import { chitDrawing, hiddenChit, objectivePennant } from './chits';
import { pathsOf } from '../../../art/drawing';
import { cellMark } from './marks';
import { sideMark } from './sideMarks';
import { ordersOf } from '../../../rules/extractors';
import { orderMark } from './orders';
import { COLOUR, luminance, MONO } from './palette';
import { drawingToSvg } from '../../../art/testing';
import { text, textWidth } from '../../../art/text';

describe('marks', () => {
  test('each of the fifteen cells has its own mark and its own colour', () => {
    const cells = Object.values(CELLS);
    expect(cells).toHaveLength(15);
    expect(
      new Set(cells.map(({ mark }) => drawingToSvg({ half: 10, shapes: [cellMark(mark, '#000')] }))).size,
    ).toBe(15);
    expect(new Set(cells.map(({ colour }) => colour)).size).toBe(15);
  });

  test.each(Object.keys(CELLS))('the mark of %s stands out from its band by 3 : 1', (cell) => {
    const { fill, mark } = COLOUR.band(cell);
    const [dark, light] = [luminance(fill), luminance(mark)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
  });

  test('the sides differ in shape', () => {
    const shapes = (side: 'dorian' | 'avronian') => pathsOf(sideMark(side, MONO)).map(({ d }) => d);
    expect(shapes('dorian')).not.toEqual(shapes('avronian'));
  });
});

describe('orders', () => {
  const orders = [...ordersOf('move'), ...ordersOf('combat')];

  test('each of the twelve has its own sign', () => {
    const drawn = orders.map((order) => drawingToSvg({ half: 50, shapes: orderMark(order, '#000', '#FFF') }));
    expect(new Set(drawn).size).toBe(12);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('a Move chit and a Combat chit differ in outline, face up or down', () => {
    const outline = (drawing: ReturnType<typeof hiddenChit>) => pathsOf(drawing.shapes)[0].d;
    expect(outline(hiddenChit('move', MONO))).not.toBe(outline(hiddenChit('combat', MONO)));
    for (const order of ordersOf('move'))
      expect(outline(chitDrawing(order, 'open', MONO))).toBe(outline(hiddenChit('move', MONO)));
    for (const order of ordersOf('combat'))
      expect(outline(chitDrawing(order, 'lost', MONO))).toBe(outline(hiddenChit('combat', MONO)));
  });

  test('the pennant can carry the letter of its machine', () => {
    expect(pathsOf(objectivePennant(COLOUR, 'C')).length).toBe(pathsOf(objectivePennant(COLOUR)).length + 1);
  });
});

describe('text', () => {
  test('is one outline a letter, spaces left blank', () => {
    expect(pathsOf([text('60 %', 0, 0, { size: 11, fill: '#000' })])).toHaveLength(3);
  });

  test('is as wide as its letters and grows with the size', () => {
    expect(textWidth('2-1-3', 24)).toBeCloseTo(
      textWidth('2', 24) + textWidth('-1-', 24) + textWidth('3', 24),
    );
    expect(textWidth('15', 20)).toBeCloseTo(2 * textWidth('15', 10));
  });
});
