import { describe, expect, it } from 'vitest';
import { pathsOf, type Drawing } from '../../../art/drawing';
import type { Lod } from '../../../art/lod';
import { drawingToSvg } from '../../../art/testing';
import { UNITS, basesOf, furrows, type UnitName } from '../../../rules/furrows';
import { counterDrawing } from './counter';
import { armourText, faceOf, faceOfUnit, statusOf, type CounterStatus } from './face';
import { facingDrawing } from './facing';
import { assembledDrawing, counterLook, ghostLook } from './look';
import { COLOUR, MONO } from './palette';
import { SILHOUETTES, silhouette } from './silhouettes';

const NAMES = Object.keys(UNITS) as UnitName[];
const EVERYTHING: CounterStatus = {
  mode: 'fast',
  shaken: 2,
  doomed: true,
  wear: 3,
  loaded: true,
  aimed: true,
  jammed: true,
};
const every = NAMES.flatMap((unit) =>
  (['lo', 'mid'] as const).flatMap((lod) => [COLOUR, MONO].map((palette) => ({ unit, lod, palette }))),
);
const svg = (drawing: Drawing) => drawingToSvg(drawing);
const card = (unit: UnitName, lod: Lod = 'mid') => svg(counterDrawing(faceOfUnit(unit), lod, COLOUR));

describe('a counter of Iron Furrows', () => {
  it.each(every)(
    '$unit draws at $lod, the same every time, without a broken number',
    ({ unit, lod, palette }) => {
      const draw = () =>
        svg(assembledDrawing({ face: faceOfUnit(unit, 2), facing: 4, status: EVERYTHING }, lod, palette));
      expect(draw()).not.toMatch(/NaN|undefined|Infinity|e-\d/);
      expect(draw()).toBe(draw());
    },
  );

  it('is there for all nineteen units, and no two figures or cards are alike', () => {
    const figures = NAMES.map((unit) =>
      svg({ half: 50, shapes: silhouette(unit, { ink: '#000', cut: '#fff' }) }),
    );
    expect(Object.keys(SILHOUETTES)).toHaveLength(19);
    expect(new Set(figures).size).toBe(19);
    expect(new Set(NAMES.map((unit) => card(unit, 'lo'))).size).toBe(19);
  });

  it('shows the armour of each side by the thickness of its bar, and in figures', () => {
    const widths = (unit: UnitName) =>
      pathsOf(facingDrawing(UNITS[unit].side, UNITS[unit].armour, COLOUR).shapes).flatMap(({ d, width }) =>
        d.includes('H') && width !== undefined ? [width] : [],
      );
    const [front, frontSide, backSide, back] = widths('anvil');
    expect(front).toBeGreaterThan(frontSide);
    expect(frontSide).toBe(backSide);
    expect(back).toBeLessThan(backSide);
    expect(widths('lineSection')).toHaveLength(0);
    expect([armourText([4, 3, 3, 2]), armourText([0, 0, 0, 0])]).toEqual(['4/3/3/2', '0']);
  });

  it('tells living, doomed and lost models apart', () => {
    const face = faceOfUnit('lineSection');
    const models = (living: number, doomed: number) =>
      svg(counterDrawing({ ...face, models: { full: 4, living, doomed } }, 'mid', COLOUR));
    expect(new Set([models(4, 0), models(4, 1), models(3, 0), models(3, 1)]).size).toBe(4);
  });

  it('shows a base of the game as it stands', () => {
    const [anvil, line] = basesOf(furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1));
    const hurt = { ...line, models: 3, pending: { ...line.pending, models: 1, destroyed: false } };
    expect(faceOf(hurt, 1).models).toEqual({ full: 4, living: 3, doomed: 1 });
    expect(statusOf({ ...anvil, loads: { longGun: 0 }, wear: 2, jammed: 3 }, 3)).toEqual({
      mode: anvil.mode,
      shaken: 0,
      doomed: false,
      wear: 2,
      loaded: false,
      aimed: false,
      jammed: true,
    });
    expect(statusOf(line, 3).loaded).toBeNull();
  });

  it('gives every picture a key of its own: the same key is the same picture', () => {
    const drawn = new Map<string, string>();
    for (const unit of NAMES)
      for (const look of [counterLook(faceOfUnit(unit), EVERYTHING), ghostLook(faceOfUnit(unit))])
        for (const { key, draw } of [look.card, look.facing!, ...look.status]) {
          const picture = svg(draw('mid'));
          expect(drawn.get(key) ?? picture).toBe(picture);
          drawn.set(key, picture);
        }
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('is grey alone on paper without colour', () => {
    for (const unit of NAMES) {
      const drawing = assembledDrawing(
        { face: faceOfUnit(unit), facing: 1, status: EVERYTHING },
        'mid',
        MONO,
      );
      for (const { fill, stroke } of pathsOf(drawing.shapes))
        for (const colour of [fill, stroke]) if (colour) expect(colour).toMatch(/^#([0-9A-F]{2})\1\1$/i);
    }
  });
});
