import { describe, expect, test } from 'vitest';
import { createGrid, hexCentre, parseHex, type Hex } from '../../hex';
import { COUNTER_SIZE } from '../pictures/size';
import { RADIUS } from '../terrain/geometry';
import { cardAt, placed, trayOf } from './stacks';

const grid = createGrid(24, 27);
const hex = (number: string): Hex => parseHex(grid, number)!;
const within = { x: -64, y: -96, width: 1592, height: 2073 };
const stack = (number: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${number}-${i + 1}`, hex: hex(number) }));
const closed = { hex: null, zoom: 1, within };

describe('a stack', () => {
  test('of one lies on the centre of its hex', () => {
    const [only] = placed(grid, stack('1010', 1), closed);
    expect(only).toMatchObject({ ...hexCentre(grid, hex('1010'), RADIUS), part: 1, fanned: false });
  });

  test('lies askew round the centre, the top card last and highest', () => {
    const cards = placed(grid, stack('1010', 3), closed);
    const { x, y } = hexCentre(grid, hex('1010'), RADIUS);
    expect(cards.map(({ counter }) => counter.id)).toEqual(['1010-1', '1010-2', '1010-3']);
    expect(cards[1]).toMatchObject({ x, y });
    expect(cards[2].x).toBeGreaterThan(x);
    expect(cards[2].y).toBeLessThan(y);
  });

  test('lies as far askew as its game asks for', () => {
    const cards = placed(grid, stack('1010', 2), { ...closed, askew: { x: 10, y: -8 } });
    expect(cards[1].x - cards[0].x).toBeCloseTo(10, 6);
    expect(cards[1].y - cards[0].y).toBeCloseTo(-8, 6);
  });

  test('of many is no taller than one of three', () => {
    const spread = (count: number) => {
      const ys = placed(grid, stack('1010', count), closed).map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(spread(7)).toBeCloseTo(spread(3), 6);
  });

  test('keeps its order when counters of several hexes are mixed', () => {
    const [a1, a2] = stack('1010', 2);
    const [b1] = stack('1212', 1);
    expect(placed(grid, [a1, b1, a2], closed).map(({ counter }) => counter.id)).toEqual([
      '1010-1',
      '1010-2',
      '1212-1',
    ]);
  });
});

describe('a fanned stack', () => {
  const counters = [...stack('1010', 3), ...stack('1212', 2)];
  const open = (zoom: number) => placed(grid, counters, { hex: hex('1010'), zoom, within });

  test('lies on top of all, side by side and never under another card', () => {
    const cards = open(1).slice(-3);
    expect(cards.every(({ fanned }) => fanned)).toBe(true);
    for (let i = 1; i < cards.length; i++) expect(cards[i].x - cards[i - 1].x).toBeGreaterThan(COUNTER_SIZE);
  });

  test.each([0.22, 0.5, 0.88, 1, 2.5])('has cards of at least 44 px at %d px a unit', (zoom) => {
    for (const { part, fanned } of open(zoom))
      if (fanned) expect(COUNTER_SIZE * part * zoom).toBeGreaterThanOrEqual(44 - 1e-9);
  });

  test('of four or more takes rows of three', () => {
    const rows = new Set(
      placed(grid, stack('1010', 5), { hex: hex('1010'), zoom: 1, within }).map(({ y }) => y),
    );
    expect(rows.size).toBe(2);
  });

  test('stays on the sheet', () => {
    const cards = placed(grid, stack('2427', 3), { hex: hex('2427'), zoom: 0.22, within });
    const tray = trayOf(cards)!;
    expect(tray.x + tray.width).toBeLessThanOrEqual(within.x + within.width + 10);
  });

  test('is picked card by card; elsewhere, and while closed, no card is', () => {
    const cards = open(1);
    for (const { counter, x, y, fanned } of cards)
      if (fanned) expect(cardAt(cards, { x: x + 20, y: y - 20 })).toBe(counter);
    expect(cardAt(cards, { x: cards[0].x, y: cards[0].y })).toBeUndefined();
    const shut = placed(grid, counters, closed);
    expect(cardAt(shut, shut[0])).toBeUndefined();
    expect(trayOf(shut)).toBeUndefined();
  });

  test('of a single counter is not fanned at all', () => {
    expect(placed(grid, stack('1010', 1), { hex: hex('1010'), zoom: 0.3, within })[0].fanned).toBe(false);
  });
});
