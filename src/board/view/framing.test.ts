import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { clamped, fitScale, toScreen } from './camera';
import {
  approached,
  broughtAll,
  encompassing,
  framed,
  gathered,
  revealed,
  revealedAll,
  sees,
  wholly,
} from './framing';
import { buttoned, cameras, desk, phone, points, sheet } from './testing';

describe('framing', () => {
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
