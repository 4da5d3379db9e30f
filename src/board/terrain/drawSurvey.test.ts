import { describe, expect, it } from 'vitest';
import { DETAIL_LEVELS, levelFor } from './detail';
import { ARGUMENTS, type Drawing } from './drawing';
import { drawSurvey } from './drawSurvey';
import { surveyFields } from './fields';
import { hexCentre, mapBounds, RADIUS } from './geometry';
import { ringArea } from './line';
import { BOG, BUILD_UP, CHIMNEYS, DEPRESSION, FLUX, LAKE, ROAD, ROUGH } from './palette';
import { playingArea, sheetBounds } from './sheet';
import { pathData, toSvg } from './svg';
import { smallMap } from './testing';

const model = smallMap();
const fields = surveyFields(model);
const drawings = DETAIL_LEVELS.map((level) => drawSurvey(fields, level));

/** FNV-1a over styles and coordinates. */
function hash(drawing: Drawing): number {
  const bits = new Float64Array(1);
  const halves = new Uint32Array(bits.buffer);
  let sum = 0x811c9dc5;
  const mix = (value: number) => (sum = Math.imul(sum ^ value, 0x01000193) >>> 0);
  for (const layer of drawing) {
    for (const letter of `${layer.fill}/${layer.stroke}/${layer.width}/${layer.alpha}/${layer.dash?.join()}`)
      mix(letter.charCodeAt(0));
    for (const value of layer.path) {
      bits[0] = value;
      mix(halves[0]);
      mix(halves[1]);
    }
  }
  return sum;
}

const size = (drawing: Drawing) => drawing.reduce((sum, layer) => sum + layer.path.length, 0);

describe('drawSurvey', () => {
  it('gives the same drawing for the same map, whatever was drawn before', () => {
    const again = surveyFields(smallMap());
    expect(hash(drawSurvey(again, 2))).toBe(hash(drawings[2]));
    expect(hash(drawSurvey(again, 0))).toBe(hash(drawings[0]));
  });

  it('changes with the map', () => {
    const terrain = model.terrain.map((of, hex) => (hex === 40 ? 'lake' : of));
    expect(hash(drawSurvey(surveyFields({ ...model, terrain }), 0))).not.toBe(hash(drawings[0]));
  });

  it.each(DETAIL_LEVELS)('writes well-formed paths of finite numbers at level %i', (level) => {
    for (const { path } of drawings[level]) {
      let at = 0;
      while (at < path.length) at += 1 + ARGUMENTS[path[at]];
      expect(at).toBe(path.length);
      expect(path.every(Number.isFinite)).toBe(true);
    }
  });

  it.each(DETAIL_LEVELS)('shows the sign of every terrain at level %i', (level) => {
    const inks = new Set(drawings[level].flatMap(({ fill, stroke }) => [fill, stroke]));
    const signs = [
      ROUGH.shade2,
      LAKE.shore,
      BUILD_UP.blockDark,
      BOG.reed,
      DEPRESSION.rim,
      CHIMNEYS.vent,
      FLUX.chevron,
      ROAD.fill,
    ];
    for (const sign of signs) expect(inks).toContain(sign);
  });

  it('draws less from afar and more at a close look', () => {
    expect(size(drawings[0])).toBeLessThan(size(drawings[1]) * 0.7);
    expect(size(drawings[2])).toBeGreaterThan(size(drawings[1]));
  });

  it.each([1, 1.5, 3])(
    'suits its detail to the zoom, at %i pixels a pixel as on an ordinary screen',
    (ratio) => {
      const denser = ratio / Math.min(1.5, ratio);
      expect([0.3, 1, 2.5].map((zoom) => levelFor(zoom / denser, ratio))).toEqual([0, 1, 2]);
    },
  );

  it('draws a map of clear ground alone', () => {
    const bare = {
      title: { name: '', besideX: 0 },
      columns: 2,
      rows: 2,
      terrain: Array(4).fill('clear'),
      flux: Array(4).fill(null),
      roads: [],
    };
    expect(drawSurvey(surveyFields(bare), 1).length).toBeGreaterThan(5);
  });
});

describe('the sheet', () => {
  it('leaves exactly the hexes out of the veil', () => {
    const corners = playingArea(model).filter((_, i) => i % 3 !== 0);
    const hexArea = 1.5 * Math.sqrt(3) * RADIUS * RADIUS;
    expect(ringArea(corners)).toBeCloseTo(-hexArea * model.columns * model.rows, 3);
  });

  it('holds the map and every hex centre within its margins', () => {
    const sheet = sheetBounds(model);
    const map = mapBounds(model);
    const last = hexCentre(model, model.columns * model.rows - 1);
    expect(last.x + RADIUS).toBeLessThanOrEqual(map.width + 1e-9);
    expect(sheet.x + sheet.width).toBeGreaterThan(map.width);
    expect(sheet.y).toBeLessThan(0);
  });
});

describe('toSvg', () => {
  it('writes one element a layer in the window asked for', () => {
    const svg = toSvg(drawings[0], { x: -1, y: -2, width: 30, height: 40 });
    expect(svg).toContain('viewBox="-1 -2 30 40"');
    expect(svg.match(/<path /g)).toHaveLength(drawings[0].length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('writes lines, curves and circles', () => {
    expect(pathData([0, 1, 2.004, 1, 3, 4, 2, 1, 2, 3, 4, 5, -0.001, 3])).toBe('M1 2L3 4C1 2 3 4 5 0Z');
    expect(pathData([4, 10, 5, 2])).toBe('M8 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z');
  });
});
