import { describe, expect, it, test } from 'vitest';
import { setup } from '../setup';
import { placesIn, writtenSetUp } from './writtenSetUp';

const POSITION = setup({ scenario: 'ambush', rules: 'full' }, 1);

describe('a set-up in a line [§5]', () => {
  it('places units: in a hex, with a facing, in what carries them', () => {
    const [section, vehicle, carried] = placesIn(
      POSITION,
      'panza-lance@1012, pgp-1@1412/NE, panza-shock-1@1217>fort-2',
    );
    expect(section).toEqual({
      type: 'place',
      unit: 'panza-lance',
      hex: expect.any(Number),
      facing: null,
      into: null,
    });
    expect(vehicle).toMatchObject({ unit: 'pgp-1', facing: 1 });
    expect(carried).toMatchObject({ unit: 'panza-shock-1', into: 'fort-2' });
  });

  test.each(['panza-lance@1012, pgp-1@1412/NE', 'panza-shock-1@1217>fort-2'])(
    '%s is written so again',
    (line) => {
      expect(writtenSetUp(POSITION, placesIn(POSITION, line))).toBe(line);
    },
  );

  test.each(['', 'panza-lance', 'panza-lance@9999', 'panza-lance@1012/X'])("'%s' places nobody", (line) => {
    expect(() => placesIn(POSITION, line)).toThrow(RangeError);
  });
});
