import { describe, expect, it } from 'vitest';
import { isGroup, type Shape } from '../../../../art/drawing';
import { pieceCards } from './cards';

/** A picture by its forms alone: what is white on white is not there. */
function forms(shapes: readonly Shape[]): readonly unknown[] {
  return shapes.flatMap((shape): readonly unknown[] => {
    if (isGroup(shape)) return forms(shape.shapes).map((form) => [shape.place, form]);
    const seen = [shape.fill, shape.stroke].some((tone) => tone !== undefined && !/^#f{6}$/i.test(tone));
    return seen ? [[shape.d, shape.width]] : [];
  });
}

describe('low ink', () => {
  const fronts = pieceCards('low').map(({ name, front }) => ({ name, look: JSON.stringify(forms(front)) }));

  it('leaves no counter blank', () => {
    expect(fronts.filter(({ look }) => look === '[]')).toEqual([]);
  });

  it('tells every base and every marker apart by form', () => {
    const names = new Map<string, Set<string>>();
    for (const { name, look } of fronts) names.set(look, (names.get(look) ?? new Set()).add(name));
    expect([...names.values()].filter((alike) => alike.size > 1).map((alike) => [...alike])).toEqual([]);
  });
});
