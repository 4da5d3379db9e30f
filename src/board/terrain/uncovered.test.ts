import { expect, it } from 'vitest';
import type { DetailLevel } from './detail';
import { uncovered } from './uncovered';

const complete =
  (...levels: DetailLevel[]) =>
  (of: DetailLevel) =>
    levels.includes(of);

it('shows the thumbnail while no level is whole', () => {
  expect(uncovered({ level: 1, shown: undefined }, complete())).toEqual({
    shown: undefined,
    under: 'thumbnail',
  });
});

it('shows the level that suits as soon as it is whole, and nothing under it', () => {
  expect(uncovered({ level: 1, shown: 0 }, complete(0, 1, 2))).toEqual({ shown: 1, under: 'nothing' });
});

it('shows no half of a level: the finest whole one stays until the next is whole', () => {
  expect(uncovered({ level: 2, shown: 1 }, complete(0, 1))).toEqual({ shown: 1, under: 'nothing' });
  expect(uncovered({ level: 1, shown: 2 }, complete(0, 2))).toEqual({ shown: 2, under: 'nothing' });
  expect(uncovered({ level: 1, shown: 2 }, complete(0))).toEqual({ shown: 0, under: 'nothing' });
});

it('keeps a level once shown while the tiles that come into view are painted, over the map from afar', () => {
  expect(uncovered({ level: 2, shown: 2 }, complete(0))).toEqual({ shown: 2, under: 'afar' });
  expect(uncovered({ level: 2, shown: 2 }, complete())).toEqual({ shown: 2, under: 'thumbnail' });
});
