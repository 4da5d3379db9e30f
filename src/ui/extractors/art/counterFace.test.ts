import { expect, it } from 'vitest';
import { unitOf, type CounterId, type Section } from '../../../rules/extractors';
import { at } from '../testing';
import { faceOf, statusOf } from './counterFace';

it('a section that is gone is drawn as it was last: one of a single step never had another side', () => {
  const position = at('engage simple T2 Dfire | D panza-lance@1715; panza-shock-1@1716');
  const gone = (id: string): Section => ({
    ...(unitOf(position, id as CounterId) as Section),
    steps: 0,
    where: { at: 'eliminated' },
  });
  const sides = ['panza-lance', 'panza-shock-1'].map((id) => {
    const unit = gone(id);
    return [faceOf(unit).figures.firepower, statusOf(position, unit).reduced];
  });
  expect(sides).toEqual([
    [2, false],
    [2, true],
  ]);
});
