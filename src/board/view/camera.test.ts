import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  approached,
  between,
  clamped,
  dragged,
  encompassing,
  framed,
  fitScale,
  fitted,
  broughtAll,
  gathered,
  MAX_SCALE,
  revealed,
  revealedAll,
  seen,
  sees,
  toScreen,
  toWorld,
  wholly,
  zoomed,
  type Window,
} from './camera';

const sheet = { x: -64, y: -96, width: 1600, height: 2000 };
const desk: Window = { width: 800, height: 600, sheet };
const phone: Window = { width: 360, height: 248, sheet };
/** Its buttons in a column, and in a row where it is low. */
const buttoned: readonly Window[] = [
  { ...phone, corner: { width: 56, height: 156 } },
  { ...phone, height: 160, corner: { width: 156, height: 56 } },
];

const cameras = fc.record({
  x: fc.double({ min: -500, max: 2500, noNaN: true }),
  y: fc.double({ min: -500, max: 2500, noNaN: true }),
  scale: fc.double({ min: 0.05, max: 6, noNaN: true }),
});
const points = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

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

  test.each([
    ['inside: stays', { x: 700, y: 900 }, { x: 700, y: 900 }],
    ['beyond the right: just far enough', { x: 1100, y: 900 }, { x: 800, y: 900 }],
    ['beyond the top: just far enough', { x: 700, y: 500 }, { x: 700, y: 700 }],
  ])('reveals a point %s', (_, point, middle) => {
    expect(revealed({ x: 700, y: 900, scale: 1 }, desk, point, 100)).toEqual({ ...middle, scale: 1 });
  });

  test('takes in several points with a margin, no closer than asked', () => {
    const far = encompassing(
      desk,
      [
        { x: 200, y: 500 },
        { x: 1200, y: 900 },
      ],
      100,
      2,
    );
    expect(far).toMatchObject({ x: 700, y: 700 });
    expect(far.scale).toBeCloseTo(800 / 1200, 6);
    expect(encompassing(desk, [{ x: 700, y: 900 }], 10, 1.2).scale).toBe(1.2);
  });

  test('glides with an even zoom', () => {
    const half = between({ x: 0, y: 0, scale: 0.5 }, { x: 10, y: 20, scale: 2 }, 0.5);
    expect(half).toEqual({ x: 5, y: 10, scale: 1 });
  });

  const several = fc.array(points, { minLength: 1, maxLength: 12 });

  property.prop([cameras, several])(
    'brings the first point into sight, others only beside it, never zooming',
    (camera, all) => {
      const before = clamped(camera, desk);
      const after = revealedAll(before, desk, all, 30);
      expect(after.scale).toBe(before.scale);
      expect(sees(after, desk, all[0], 30)).toBe(true);
      if (sees(before, desk, all[0], 30)) expect(after).toBe(before);
    },
  );

  property.prop([cameras, fc.array(points, { minLength: 1, maxLength: 6 })])(
    'moves for the others too, where it is asked to, and never zooms',
    (camera, all) => {
      const before = clamped(camera, desk);
      const after = broughtAll(before, desk, all, 30);
      const inSight = (from: typeof after) => all.filter((point) => sees(from, desk, point, 30)).length;
      expect(after.scale).toBe(before.scale);
      expect(sees(after, desk, all[0], 30)).toBe(true);
      if (inSight(before) === all.length) expect(after).toBe(before);
    },
  );

  test('beside a point in sight another that fits comes into sight too', () => {
    const camera = { x: 400, y: 300, scale: 1 };
    const [near, far] = [
      { x: 100, y: 300 },
      { x: -20, y: 300 },
    ];
    expect(sees(camera, desk, near, 30)).toBe(true);
    expect(sees(revealedAll(camera, desk, [near, far], 30), desk, far, 30)).toBe(false);
    expect(sees(broughtAll(camera, desk, [near, far], 30), desk, far, 30)).toBe(true);
  });

  const corners = fc.record({
    x: fc.double({ min: sheet.x + 40, max: sheet.x + sheet.width - 40, noNaN: true }),
    y: fc.double({ min: sheet.y + 40, max: sheet.y + sheet.height - 40, noNaN: true }),
  });

  for (const window of buttoned) {
    const { corner = { width: 0, height: 0 } } = window;
    property.prop([cameras, fc.array(corners, { minLength: 1, maxLength: 6 })])(
      `what is brought into sight lies under no button, in the last hex of the map neither: ${window.height}`,
      (camera, all) => {
        const before = clamped({ ...camera, scale: Math.min(1.5, Math.max(0.6, camera.scale)) }, window);
        const after = revealedAll(before, window, all, 64);
        const { x, y } = toScreen(after, window, all[0]);
        expect([x > 0, y > 0, x < window.width, y < window.height]).toEqual([true, true, true, true]);
        expect(x > window.width - corner.width && y > window.height - corner.height).toBe(false);
        expect(sees(after, window, all[0], 30)).toBe(true);
      },
    );

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

  const trays = fc.record({
    x: fc.double({ min: sheet.x, max: sheet.x + sheet.width - 200, noNaN: true }),
    y: fc.double({ min: sheet.y, max: sheet.y + sheet.height - 70, noNaN: true }),
  });
  property.prop([cameras, trays])('cards that are spread out are wholly in sight', (camera, { x, y }) => {
    for (const window of [phone, ...buttoned]) {
      const tray = { x, y, width: 200, height: 70 };
      const before = clamped({ ...camera, scale: 1 }, window);
      const after = wholly(before, window, tray);
      for (const corner of [tray, { x, y: y + 70 }, { x: x + 200, y }, { x: x + 200, y: y + 70 }])
        expect(sees(after, window, corner, 0)).toBe(true);
    }
  });

  test('the first look leaves what it is about beside the buttons where all of it fits there', () => {
    const [window] = buttoned;
    const company = [
      { x: 700, y: 800 },
      { x: 880, y: 950 },
    ];
    const look = framed(window, company, 64, { least: 0.6, most: 0.9 });
    expect(company.map((point) => sees(look, window, point, 30))).toEqual([true, true]);
  });

  test('of two that fit both are shown, of two that do not the first', () => {
    const camera = { x: 1200, y: 1500, scale: 1 };
    const [near, far] = [
      { x: 300, y: 300 },
      { x: 1400, y: 300 },
    ];
    const both = revealedAll(camera, desk, [near, { x: 700, y: 500 }], 30);
    expect(sees(both, desk, { x: 700, y: 500 }, 30)).toBe(true);
    const one = revealedAll(camera, desk, [near, far], 30);
    expect([sees(one, desk, near, 30), sees(one, desk, far, 30)]).toEqual([true, false]);
  });

  property.prop([several])('frames all there is, or as much as can be seen at the least scale', (all) => {
    const scales = { least: 1.4, most: 2 };
    for (const window of [desk, phone]) {
      const goal = framed(window, all, 30, scales);
      expect(goal.scale).toBeGreaterThanOrEqual(Math.min(scales.least, fitScale(window)) - 1e-9);
      expect(goal.scale).toBeLessThanOrEqual(scales.most);
      expect(all.some((point) => sees(goal, window, point, 0))).toBe(true);
    }
  });

  test('looks at the middle of a zone that is too large for it', () => {
    const zone = Array.from({ length: 25 }, (_, i) => ({ x: i * 60, y: 1500 }));
    expect(Math.abs(framed(phone, zone, 30, { least: 1, most: 1 }).x - 720)).toBeLessThanOrEqual(30);
  });

  const apart = [
    { x: 100, y: 700 },
    { x: 700, y: 700 },
    { x: 1100, y: 700 },
  ];

  test('frames two of three that lie as far apart as they can be seen together', () => {
    const tablet = { ...desk, width: 464 };
    const goal = framed(tablet, apart, 30, { least: 1, most: 2 });
    expect(apart.map((point) => sees(goal, tablet, point, 30))).toEqual([false, true, true]);
  });

  test('gathers as many as there is room for, as it is zoomed, and stays where as many are seen', () => {
    const tablet = { ...desk, width: 464 };
    for (const camera of [
      { x: 300, y: 800, scale: 1 },
      { x: 900, y: 1500, scale: 1 },
    ]) {
      const goal = gathered(camera, tablet, apart, 30);
      expect(apart.map((point) => sees(goal, tablet, point, 30))).toEqual([false, true, true]);
      expect(goal.scale).toBe(camera.scale);
      expect(gathered(goal, tablet, apart, 30)).toBe(goal);
    }
  });
  test('approaches the nearest where none is in sight, and stays where one is', () => {
    const tablet = { ...desk, width: 464 };
    const there = approached({ x: 1000, y: 1400, scale: 1 }, tablet, apart, 30);
    expect(apart.map((point) => sees(there, tablet, point, 30))).toEqual([false, false, true]);
    expect(approached(there, tablet, apart, 30)).toBe(there);
  });

  test('leaves none of them under the buttons where there is room beside them', () => {
    const [window] = buttoned;
    const three = [
      { x: 300, y: 260 },
      { x: 500, y: 260 },
      { x: 500, y: 400 },
    ];
    const from = clamped({ x: 400, y: 700, scale: 1 }, window);
    const goal = gathered(from, window, three, 30);
    expect(three.map((point) => sees(goal, window, point, 30))).toEqual([true, true, true]);
  });
});
