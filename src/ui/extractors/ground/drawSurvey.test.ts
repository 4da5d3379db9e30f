import { describe, expect, it } from 'vitest';
import { DETAIL_LEVELS } from '../../../board/terrain/detail';
import { ARGUMENTS, type Drawing } from '../../../board/terrain/drawing';
import { drawSurvey } from './drawSurvey';
import { surveyFields } from './fields';
import { BOG, BUILD_UP, CHIMNEYS, DEPRESSION, FLUX, LAKE, ROAD, ROUGH } from './palette';
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
