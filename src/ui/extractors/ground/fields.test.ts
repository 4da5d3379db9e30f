import { describe, expect, it } from 'vitest';
import { sample } from '../../../board/terrain/field';
import { hexCentre, hexCorner } from '../../../board/terrain/geometry';
import { surveyFields } from './fields';
import { TERRAIN_CLASSES } from './model';
import { smallMap } from './testing';

const model = smallMap();
const fields = surveyFields(model);

describe('surveyFields', () => {
  it.each(model.terrain.map((terrain, hex) => ({ terrain, hex })))(
    'hex $hex shows $terrain at its centre',
    ({ terrain, hex }) => {
      const { x, y } = hexCentre(model, hex);
      expect(sample(fields.inside[terrain], x, y)).toBeGreaterThan(5);
    },
  );

  it('gives every place to one terrain: no gaps, no overlap', () => {
    const claims = new Uint8Array(fields.raster.length);
    for (const terrain of TERRAIN_CLASSES)
      fields.inside[terrain].values.forEach((inside, node) => (claims[node] += inside > 3 ? 1 : 0));
    expect(Math.max(...new Set(claims))).toBe(1);
    const unclaimed = claims.filter((count) => count === 0).length;
    expect(unclaimed / claims.length).toBeLessThan(0.2);
  });

  it('keeps its own terrain on the rim a counter leaves free', () => {
    let own = 0;
    let all = 0;
    model.terrain.forEach((terrain, hex) => {
      const centre = hexCentre(model, hex);
      for (let corner = 0; corner < 6; corner++) {
        const rim = hexCorner(centre, corner);
        const x = centre.x + (rim.x - centre.x) * 0.75;
        const y = centre.y + (rim.y - centre.y) * 0.75;
        all++;
        if (sample(fields.inside[terrain], x, y) > 0) own++;
      }
    });
    expect(own / all).toBeGreaterThan(0.95);
  });

  it('a far look draws every border within a pixel of where a near look draws it', () => {
    const far = surveyFields(model, 'far');
    // A picture from afar has 0.6 pixels to the unit.
    const pixel = 1 / 0.6;
    let border = 0;
    let astray = 0;
    for (const terrain of TERRAIN_CLASSES)
      fields.inside[terrain].values.forEach((inside, node) => {
        const x = fields.frame.x + (node % fields.frame.columns) * fields.frame.step;
        const y = fields.frame.y + Math.floor(node / fields.frame.columns) * fields.frame.step;
        if (Math.abs(inside) > 10) return;
        border++;
        const seen = sample(far.inside[terrain], x, y);
        if (Math.abs(inside) > pixel && Math.sign(seen) !== Math.sign(inside)) astray++;
      });
    expect(border).toBeGreaterThan(10_000);
    expect(astray / border).toBeLessThan(0.005);
  });

  it('raises crags on the rough and nowhere else', () => {
    const massif = hexCentre(model, 1);
    const plain = hexCentre(model, 34);
    expect(sample(fields.height, massif.x, massif.y)).toBeGreaterThan(5);
    expect(sample(fields.height, plain.x, plain.y)).toBe(0);
  });
});
