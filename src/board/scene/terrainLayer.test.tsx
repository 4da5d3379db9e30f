import { Sprite, type Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Survey } from '../terrain/survey';
import { createTerrainLayer } from './terrainLayer';

const AREA = { x: 0, y: 0, width: 100, height: 100 };

/** A survey of one sheet whose tiles come one after the other. */
function painted() {
  const bitmap = document.createElement('canvas') as unknown as ImageBitmap;
  const tiles = [{ ...AREA, level: 1, index: 0, bitmap }];
  let tell = () => {};
  const survey = {
    ground: { sheet: AREA, thumbnail: { area: AREA } },
    thumbnail: () => undefined,
    tile: () => bitmap,
    tiles: () => tiles,
    onChange: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
    request: () => Promise.resolve(),
  } as unknown as Survey;
  const more = () => {
    tiles.push({ ...tiles[0], index: 1 });
    tell();
  };
  return { layer: createTerrainLayer(survey, () => {}), more };
}

const scaleModes = (container: Container) =>
  container.children
    .flatMap(({ children }) => children)
    .filter((child) => child instanceof Sprite)
    .map(({ texture }) => texture.source.scaleMode);

test('a rough terrain takes the nearest pixels, of tiles that come meanwhile too, and blends them again at rest', () => {
  const { layer, more } = painted();
  expect(scaleModes(layer.container)).toEqual(['linear']);
  layer.roughen(true);
  more();
  expect(scaleModes(layer.container)).toEqual(['nearest', 'nearest']);
  layer.roughen(false);
  expect(scaleModes(layer.container)).toEqual(['linear', 'linear']);
});
