import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  between,
  clamped,
  dragged,
  fitScale,
  fitted,
  MAX_SCALE,
  seen,
  toScreen,
  toWorld,
  zoomed,
} from './camera';
import { buttoned, cameras, desk, phone, points, sheet } from './testing';

describe('the camera', () => {
  property.prop([cameras, points])('leads from the screen to the world and back', (camera, point) => {
    const back = toScreen(camera, desk, toWorld(camera, desk, point));
    expect(back.x).toBeCloseTo(point.x, 6);
    expect(back.y).toBeCloseTo(point.y, 6);
  });

  property.prop([cameras])('never shows more beyond the sheet than the sheet leaves free', (camera) => {
    const view = seen(clamped(camera, desk), desk);
    for (const [start, length, from, all] of [
      [view.x, view.width, sheet.x, sheet.width],
      [view.y, view.height, sheet.y, sheet.height],
    ]) {
      if (length > all) expect(start + length / 2).toBeCloseTo(from + all / 2, 6);
      else {
        expect(start).toBeGreaterThanOrEqual(from - 1e-6);
        expect(start + length).toBeLessThanOrEqual(from + all + 1e-6);
      }
    }
  });

  property.prop([cameras])('keeps between the whole sheet and the closest look', (camera) => {
    const { scale } = clamped(camera, desk);
    expect(scale).toBeGreaterThanOrEqual(fitScale(desk));
    expect(scale).toBeLessThanOrEqual(MAX_SCALE);
  });

  test('zooms to the pointer: the world stays put under it', () => {
    const camera = { x: 700, y: 900, scale: 1 };
    const at = { x: 250, y: 420 };
    const held = toWorld(camera, desk, at);
    const after = toWorld(zoomed(camera, desk, at, 1.7), desk, at);
    expect(after.x).toBeCloseTo(held.x, 6);
    expect(after.y).toBeCloseTo(held.y, 6);
  });

  const notches = fc.array(fc.constantFrom(1.2, 1.5, 1 / 1.2, 2, 1 / 1.5), { minLength: 1, maxLength: 12 });
  const places = fc.record({
    x: fc.double({ min: sheet.x, max: sheet.x + sheet.width, noNaN: true }),
    y: fc.double({ min: sheet.y, max: sheet.y + sheet.height, noNaN: true }),
  });

  for (const window of [desk, phone])
    property.prop([cameras, places, notches])(
      'zooming in, however often, keeps the hex under the pointer within 2 pixels, at the edge too',
      (start, place, factors) => {
        let camera = clamped(start, window);
        const at = toScreen(camera, window, place);
        fc.pre(at.x >= 0 && at.y >= 0 && at.x <= window.width && at.y <= window.height);
        for (const factor of factors) {
          const next = zoomed(camera, window, at, Math.max(factor, 1 / factor));
          const now = toScreen(next, window, place);
          expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThanOrEqual(2);
          camera = next;
        }
      },
    );

  property.prop([cameras, places, notches])(
    'zooming in and out again keeps it too, until the whole sheet is seen or its edge would pass the middle',
    (start, place, factors) => {
      let camera = clamped(start, desk);
      const at = toScreen(camera, desk, place);
      fc.pre(at.x >= 0 && at.y >= 0 && at.x <= desk.width && at.y <= desk.height);
      for (const factor of factors) {
        const next = zoomed(camera, desk, at, factor);
        const edges =
          [sheet.x, sheet.x + sheet.width].includes(next.x) ||
          [sheet.y, sheet.y + sheet.height].includes(next.y);
        if (edges || next.scale <= fitScale(desk) * 1.001) return;
        const now = toScreen(next, desk, place);
        expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThanOrEqual(2);
        camera = next;
      }
    },
  );

  property.prop([cameras, points])(
    'a drag goes no farther off the sheet than a zoom has left it',
    (start, by) => {
      const camera = clamped(start, desk);
      const out = zoomed(camera, desk, { x: 0, y: 0 }, 1.5);
      const after = dragged(out, desk, by.x - 400, by.y - 300);
      const off = (one: typeof camera, axis: 'x' | 'y') => Math.abs(one[axis] - clamped(one, desk)[axis]);
      expect(off(after, 'x')).toBeLessThanOrEqual(off(out, 'x') + 1e-6);
      expect(off(after, 'y')).toBeLessThanOrEqual(off(out, 'y') + 1e-6);
      const small = dragged(out, desk, 1, 1);
      expect(Math.abs((small.x - out.x) * out.scale)).toBeLessThanOrEqual(1 + 1e-6);
      expect(Math.abs((small.y - out.y) * out.scale)).toBeLessThanOrEqual(1 + 1e-6);
    },
  );

  test('follows a drag pixel for pixel', () => {
    const moved = dragged({ x: 700, y: 900, scale: 2 }, desk, 30, -10);
    expect(moved).toEqual({ x: 685, y: 905, scale: 2 });
  });

  test('shows the whole sheet when fitted', () => {
    const view = seen(fitted(phone), phone);
    expect(view.width).toBeGreaterThanOrEqual(sheet.width - 1e-6);
    expect(view.height).toBeGreaterThanOrEqual(sheet.height - 1e-6);
  });

  test('has its middle in the middle of the window', () => {
    expect(toScreen({ x: 700, y: 900, scale: 1 }, phone, { x: 700, y: 900 })).toEqual({ x: 180, y: 124 });
    expect(seen({ x: 700, y: 900, scale: 1 }, phone)).toMatchObject({ x: 520, y: 776, height: 248 });
  });

  test('glides with an even zoom', () => {
    const half = between({ x: 0, y: 0, scale: 0.5 }, { x: 10, y: 20, scale: 2 }, 0.5);
    expect(half).toEqual({ x: 5, y: 10, scale: 1 });
  });

  for (const window of buttoned) {
    const { corner = { width: 0, height: 0 } } = window;
    test(`the last hexes can be drawn clear of the buttons by hand, and no farther: ${window.height}`, () => {
      const last = { x: sheet.x + sheet.width, y: sheet.y + sheet.height };
      const edge = dragged(clamped({ ...last, scale: 1 }, window), window, -500, -500);
      const { x, y } = toScreen(edge, window, last);
      const [wide, tall] = [window.width, window.height];
      expect([x, y]).toEqual(
        corner.width < corner.height ? [wide - corner.width, tall] : [wide, tall - corner.height],
      );
    });
  }
});
