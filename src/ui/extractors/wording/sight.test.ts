import { expect, it } from 'vitest';
import { sightWords } from '.';
import { BLOCKED, hex } from './testing';

it('§7.2: says what blocks, and where', () => {
  expect(sightWords(BLOCKED)).toEqual({
    heading: 'Blocked: rough in 1716 blocks',
    rule: '§7.2',
    sentences: [
      'A rough or build-up hex whose interior the line crosses blocks it.',
      'Crosses 1712.',
      '1716: rough blocks.',
    ],
  });
});

it('R-11, R-48: names both sides of a hexside, and the depression', () => {
  const side = { kind: 'hexside', sides: [hex('1512'), null], blocks: true } as const;
  expect(sightWords({ clear: false, rule: 'blocked', crossed: [side], block: side })).toMatchObject({
    heading: 'Blocked: both sides of the hexside between 1512 and the space off the map block',
    rule: 'R-11',
  });
  expect(sightWords({ clear: false, rule: 'depression', crossed: [], block: null }).rule).toBe('R-48');
});
