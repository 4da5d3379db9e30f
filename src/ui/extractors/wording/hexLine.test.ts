import { expect, it } from 'vitest';
import { hexLine } from '.';
import { POSITION, expectPlain, hex } from './testing';

it('a hex is told in one sentence: ground, who is there, marks', () => {
  expect(hexLine(POSITION, hex('1412'))).toMatch(/^1412, .*: PGP 1, Dorian, facing north-east/);
  expect(hexLine(POSITION, hex('1227'))).toContain('Vector mark of Glide A off the map to the south');
  expect(hexLine(POSITION, hex('1308'))).toBe('1308, lake with a bridge.');
  for (let index = 0; index < 648; index++) expectPlain(hexLine(POSITION, index as never));
});
