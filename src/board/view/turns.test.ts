import { expect, it } from 'vitest';
import { createGrid, hexAt, hexCentre, neighbour, type Hex } from '../../hex';
import { RADIUS } from '../terrain/geometry';
import type { Turns } from '../model';
import { pillDrawing } from '../overlays/labels';
import { labelPart } from '../scene/sharpness';
import { arrowPoint, arrowRadius, besideArrows, chancePoint, DRAWN_BY, footOf, turnAt } from './turns';

const grid = createGrid(24, 27);
const hex = hexAt(grid, 12, 14) as Hex;
const turns: Turns = {
  hex,
  ways: ([0, 1, 2, 3, 4, 5] as const).map((direction) => ({
    direction,
    state: direction === 0 ? 'now' : direction === 3 ? 'closed' : 'open',
  })),
};

it.each([0.35, 1, 3])(
  'a press on an arrow turns that way at zoom %f; the way it faces has nothing to turn',
  (zoom) => {
    for (const { direction, state } of turns.ways)
      expect(turnAt(grid, turns, arrowPoint(grid, turns, direction), zoom)).toBe(
        state === 'now' ? undefined : direction,
      );
  },
);

it.each([0.35, 1, 3])('the middle of the hex and of its neighbours stay hexes at zoom %f', (zoom) => {
  const centre = { x: 0, y: 0 };
  for (const direction of [0, 3] as const) {
    const { x, y } = arrowPoint(grid, turns, direction);
    centre.x += x / 2;
    centre.y += y / 2;
  }
  expect(turnAt(grid, turns, centre, zoom)).toBeUndefined();
  for (const { direction } of turns.ways) {
    const { x, y } = arrowPoint(grid, turns, direction);
    const beyond = { x: centre.x + ((x - centre.x) * 2) / 1.14, y: centre.y + ((y - centre.y) * 2) / 1.14 };
    expect(turnAt(grid, turns, beyond, zoom)).toBeUndefined();
  }
});

it.each([0.25, 0.35, 0.5, 0.8, 1, 3])(
  'the figure beside a hex, of up to four letters, lies under none of its arrows at zoom %f',
  (zoom) => {
    const centre = hexCentre(grid, hex, RADIUS);
    for (const label of ['0', '2', '1½', '10½']) {
      const part = labelPart({ zoom, pixelRatio: 1 }, 2);
      const half = pillDrawing(label, 'reachable').half * part;
      const left = besideArrows(grid, hex, half).x - half;
      for (const { direction } of turns.ways)
        expect(arrowPoint(grid, turns, direction).x + arrowRadius(zoom) * DRAWN_BY).toBeLessThanOrEqual(left);
      expect(besideArrows(grid, hex, half).y).toBe(centre.y);
    }
  },
);

it('a chance stands over its hex, under it where the arrow of the hex above lies', () => {
  const below = neighbour(grid, hex, 3) as Hex;
  const away = (at: Hex, over: Turns | undefined) =>
    chancePoint(grid, at, over).y - hexCentre(grid, at, RADIUS).y;
  expect(away(below, undefined)).toBeLessThan(0);
  expect(away(hex, turns)).toBeLessThan(0);
  expect(away(below, turns)).toBeCloseTo(-away(below, undefined), 6);
});

it('a figure at the foot of a hex lies in no other', () => {
  const centre = hexCentre(grid, hex, RADIUS);
  const below = hexCentre(grid, neighbour(grid, hex, 3) as Hex, RADIUS);
  const { x, y } = footOf(grid, hex, 11);
  expect(x).toBe(centre.x);
  expect(y + 11).toBeCloseTo((centre.y + below.y) / 2, 6);
});

it('the figure beside a hex of the last column lies to its west, where there is map', () => {
  const last = hexAt(grid, 24, 14) as Hex;
  const middle = hexCentre(grid, last, RADIUS).x;
  const { x } = besideArrows(grid, last, 10);
  expect(x + 10).toBeLessThan(middle);
  const east = besideArrows(grid, hex, 10).x - hexCentre(grid, hex, RADIUS).x;
  expect(middle - x).toBeCloseTo(east, 6);
});
