import { describe, expect, it } from 'vitest';
import { CELLS } from '../extractors/art/cells';
import { pathsOf } from '../../art/drawing';
import { sideMark } from '../extractors/art/sideMarks';
import type { Point } from '../../art/outline';
import { COLOUR } from '../extractors/art/palette';
import { HALO, HUES } from '../../board/overlays/hues';
import type { Pen } from '../../board/overlays/pen';
import {
  drawArrow,
  drawBlocked,
  drawDottedZone,
  drawHatchedZone,
  drawObjective,
  drawReachable,
  drawSelected,
  drawTarget,
} from '../../board/overlays/shapes';
import { GRID, PAPER } from '../../board/terrain/palette';
import {
  BOG,
  BUILD_UP,
  CHIMNEYS,
  CLEAR,
  DEPRESSION,
  FLUX,
  LAKE,
  ROAD,
  ROUGH,
} from '../extractors/ground/palette';
import { drawArea, drawLegalEnds, drawRim } from '../../board/scene/markShapes';
import { contrast, difference, VISIONS } from './testing';

const TEXT = 4.5;
const MARK = 3;
const APART = 10;

function worst(a: string, b: string): number {
  return Math.min(...VISIONS.map((vision) => contrast(a, b, vision)));
}

function nearest(a: string, b: string): number {
  return Math.min(...VISIONS.map((vision) => difference(a, b, vision)));
}

function pairsOf<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, i) => list.slice(0, i).map((other) => [other, one] as const));
}

describe('counters', () => {
  const { ink, card, hurt, hurtOnBone, bone, plate, tag, tagInk, wedge, wedgeEdge, white, halo } = COLOUR;

  it.each([
    ['figures on a card', ink, card],
    ['a rank on the white of a white unit', ink, white],
    ['armour lost on a card', hurt, card],
    ['armour lost on a machine', hurtOnBone, bone],
    ['figures and silhouette of a machine', bone, plate],
    ['the letter of a machine', tagInk, tag],
  ])('%s are read: 4.5 to 1 in every vision', (_, one, other) => {
    expect(worst(one, other)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ['the facing of a machine', wedge, wedgeEdge],
    ['the facing of a vehicle', ink, halo],
    ['the rim of a machine on its halo', COLOUR.rim, halo],
    ['the eye of a machine', COLOUR.eye, plate],
    ['routed, critical, fired', COLOUR.alarm, halo],
    ['a lost step', COLOUR.alarm, card],
    ['pinned', COLOUR.pinned, halo],
    ['moved', COLOUR.moved, halo],
    ['hyphens between figures', COLOUR.dash, card],
  ])('%s are seen: 3 to 1 in every vision', (_, one, other) => {
    expect(worst(one, other)).toBeGreaterThanOrEqual(MARK);
  });

  it.each(Object.keys(CELLS))('the mark of %s is read on its band', (cell) => {
    const { fill, mark } = COLOUR.band(cell);
    expect(worst(fill, mark)).toBeGreaterThanOrEqual(TEXT);
  });

  it('cells near in colour to some eyes have marks of their own', () => {
    const near = pairsOf(Object.values(CELLS)).filter(([a, b]) => nearest(a.colour, b.colour) < APART);
    expect(near.length).toBeGreaterThan(0);
    for (const [a, b] of near) expect(a.mark).not.toBe(b.mark);
  });

  it('the two plates differ in lightness, the marks of the sides in shape', () => {
    expect(worst(card, plate)).toBeGreaterThanOrEqual(TEXT);
    const shapes = (['dorian', 'avronian'] as const).map((side) =>
      pathsOf(sideMark(side, COLOUR))
        .map(({ d }) => d)
        .join(),
    );
    expect(shapes[0]).not.toBe(shapes[1]);
  });
});

/** What an overlay draws, without its colours. */
function patternOf(draw: (pen: Pen) => void): string {
  const drawn: string[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]) => {
      const numbers = args.map((arg) => (typeof arg === 'number' ? Math.round(arg) : ''));
      const widths = args.map((arg) => (arg as { width?: number } | undefined)?.width ?? '');
      drawn.push([name, ...numbers, ...widths].join(' '));
      return undefined as never;
    };
  const names = ['moveTo', 'lineTo', 'closePath', 'circle', 'fill', 'stroke', 'texture', 'setFillStyle'];
  draw(Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as Pen);
  return drawn.join('\n');
}

describe('overlays', () => {
  const INKS = { ...HUES, dorian: COLOUR.dorian, avronian: COLOUR.avronian };
  const centre: Point = [0, 0];
  const dots = { width: 84, height: 84 } as never;
  /** By what a player who sees no colour tells each from the others. */
  const OVERLAYS = {
    selected: { pattern: 'double ring with corner brackets', draw: (pen: Pen) => drawSelected(pen, centre) },
    reachable: {
      pattern: 'fine dot screen, one outline',
      draw: (pen: Pen) => drawReachable(pen, [centre], dots),
    },
    legalEnd: {
      pattern: 'plain fill, heavy dashed outline',
      draw: (pen: Pen) => drawLegalEnds(pen, [centre]),
    },
    target: { pattern: 'broken ring with inward ticks', draw: (pen: Pen) => drawTarget(pen, centre) },
    area: { pattern: 'outline with a white core', draw: (pen: Pen) => drawArea(pen, [centre]) },
    blocked: { pattern: 'diagonal hatch, solid ring', draw: (pen: Pen) => drawBlocked(pen, centre) },
    objective: { pattern: 'double dashed ring, pennant', draw: (pen: Pen) => drawObjective(pen, centre) },
    rim: { pattern: 'long dashes round an area', draw: (pen: Pen) => drawRim(pen, [centre]) },
    note: { pattern: 'dashed arrow', draw: (pen: Pen) => drawArrow(pen, centre, [90, 0]) },
    dorian: {
      pattern: 'steep hatch, dashed outline',
      draw: (pen: Pen) => drawHatchedZone(pen, [centre], COLOUR.dorian),
    },
    avronian: {
      pattern: 'coarse dot screen, dashed outline',
      draw: (pen: Pen) => drawDottedZone(pen, [centre], COLOUR.avronian, dots),
    },
  } as const;

  it('each has a pattern of its own, which holds without any colour', () => {
    const drawn = Object.values(OVERLAYS).map(({ draw }) => patternOf(draw));
    expect(drawn.every((pattern) => pattern.includes('stroke'))).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(Object.values(OVERLAYS).map(({ pattern }) => pattern)).size).toBe(drawn.length);
  });

  it('every hue stands out from its halo, and so from lake and massif alike', () => {
    for (const [name, hue] of Object.entries(INKS))
      expect(worst(hue, HALO), name).toBeGreaterThanOrEqual(TEXT);
  });

  it('the halo parts an overlay from every dark ground, its hue from every light one', () => {
    const grounds = { clear: CLEAR.ground, lake: LAKE.deep, rough: ROUGH.shade3, block: BUILD_UP.blockDark };
    for (const [name, ground] of Object.entries(grounds))
      for (const [hueName, hue] of Object.entries(INKS))
        expect(
          Math.max(worst(HALO, ground), worst(hue, ground)),
          `${hueName} on ${name}`,
        ).toBeGreaterThanOrEqual(MARK);
  });

  it('hues that come near to some eyes are those whose patterns differ', () => {
    const hues = Object.keys(INKS) as (keyof typeof INKS)[];
    const near = pairsOf(hues).filter(([a, b]) => nearest(INKS[a], INKS[b]) < APART);
    expect(near.length).toBeGreaterThan(0);
    for (const [a, b] of near)
      expect(patternOf(OVERLAYS[a].draw), `${a} and ${b}`).not.toBe(patternOf(OVERLAYS[b].draw));
  });
});

describe('terrain', () => {
  /** The pattern carries it where the tone does not: its ink on its own ground. */
  const TERRAIN = {
    clear: { ground: CLEAR.ground, pattern: 'none', ink: null },
    rough: { ground: ROUGH.ground, pattern: 'relief with hatched slopes', ink: ROUGH.shade2 },
    lake: { ground: LAKE.water, pattern: 'shore lines', ink: LAKE.shore },
    buildUp: { ground: BUILD_UP.ground, pattern: 'blocks and streets', ink: BUILD_UP.block },
    bog: { ground: BOG.ground, pattern: 'reeds and dashes', ink: BOG.reed },
    depression: { ground: DEPRESSION.floors[2], pattern: 'rim with teeth inward', ink: DEPRESSION.rim },
    chimneys: { ground: CHIMNEYS.ground, pattern: 'vents with plumes', ink: CHIMNEYS.vent },
    flux: { ground: FLUX.ground, pattern: 'tapering flow with chevrons', ink: FLUX.stroke },
  } as const;

  it('grounds near in tone have patterns of their own, whose ink is seen in every vision', () => {
    const near = pairsOf(Object.values(TERRAIN)).filter(([a, b]) => nearest(a.ground, b.ground) < APART);
    expect(near.length).toBeGreaterThan(0);
    for (const [a, b] of near) {
      expect(a.pattern).not.toBe(b.pattern);
      for (const { ink, ground, pattern } of [a, b])
        if (ink !== null) expect(worst(ink, ground), pattern).toBeGreaterThanOrEqual(MARK);
    }
  });

  it('hex numbers are read on their paper halo, roads and bridge by their casing', () => {
    expect(worst(PAPER.ink, PAPER.field)).toBeGreaterThanOrEqual(TEXT);
    expect(worst(ROAD.casing, ROAD.fill)).toBeGreaterThanOrEqual(TEXT);
    expect(worst(GRID.ink, CLEAR.ground)).toBeGreaterThanOrEqual(TEXT);
    expect(worst(FLUX.chevron, FLUX.ground)).toBeGreaterThanOrEqual(MARK);
  });
});
