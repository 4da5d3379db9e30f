import { describe, expect, it } from 'vitest';
import { fill, group, line, pathsOf } from './drawing';
import { outlined } from './outlined';

const PEN = { ink: '#777777', ground: '#FFFFFF', width: 2 };
const SOLID = fill('M0 0H9V9H0Z', '#000000');

describe('a figure in outlines', () => {
  it('is filled with nothing but the ground where it is seen', () => {
    const drawn = pathsOf(outlined([SOLID, fill('M3 3H6V6H3Z', PEN.ground)], PEN));
    const last = drawn.filter(({ d }) => d === SOLID.d).at(-1);
    expect(last?.fill).toBe(PEN.ground);
    expect(drawn.at(-1)).toMatchObject({ d: 'M3 3H6V6H3Z', fill: PEN.ground, stroke: PEN.ink });
  });

  it('has one outline round solids that touch: all edges lie under all insides', () => {
    const other = fill('M5 5H15V15H5Z', '#000000');
    const order = pathsOf(outlined([SOLID, group({}, [other])], PEN)).map((path) => path.fill);
    expect(order).toEqual([PEN.ink, PEN.ink, PEN.ground, PEN.ground]);
  });

  it('makes a thick line hollow, and a gap in a solid a thin line', () => {
    const [edge, inside] = pathsOf(outlined([line('M0 0H9', '#000000', 6)], PEN));
    expect([edge.width, inside.width, inside.stroke]).toEqual([8, 4, PEN.ground]);
    const gap = pathsOf(outlined([SOLID, line('M0 4H9', PEN.ground, 3)], PEN)).at(-1);
    expect(gap).toMatchObject({ d: 'M0 4H9', stroke: PEN.ink });
    expect(gap?.width).toBeLessThan(2);
  });
});
