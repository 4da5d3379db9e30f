import { expect, test } from 'vitest';
import { equilibriumOf } from './minimax';

test('one choice each: the value is the cell', () => {
  expect(equilibriumOf([[0.3]])).toEqual({ value: 0.3, rows: [1], columns: [1] });
});

test('a saddle point is found', () => {
  const { value, rows, columns } = equilibriumOf([
    [0.6, 0.5],
    [0.9, 0.4],
  ]);
  expect(value).toBeCloseTo(0.5, 2);
  expect(rows[0]).toBeGreaterThan(0.95);
  expect(columns[1]).toBeGreaterThan(0.95);
});

test('rock, paper, scissors is mixed in thirds', () => {
  const { value, rows, columns } = equilibriumOf([
    [0.5, 0, 1],
    [1, 0.5, 0],
    [0, 1, 0.5],
  ]);
  expect(value).toBeCloseTo(0.5, 3);
  for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 2);
});

test('a mixture that is not even: (p) = (0.4, 0.6), worth 0.52', () => {
  const { value, rows } = equilibriumOf([
    [1, 0.2 - 0.4 / 3],
    [0.2, 0.82222222],
  ]);
  expect(rows[0]).toBeCloseTo(0.4, 2);
  expect(value).toBeCloseTo(0.52, 2);
});

test('what nobody should play gets no share', () => {
  const { rows } = equilibriumOf([
    [0.5, 0.5],
    [0.1, 0.2],
  ]);
  expect(rows[1]).toBeLessThan(0.01);
});
