import { expect, test } from 'vitest';
import { SCENARIOS } from '../../rules/extractors';
import { askedHonestly } from './honesty';

test.each(SCENARIOS.map(({ id }) => id))(
  '%s: an answer does not change when all that its side may not know is made up anew, and is legal',
  (scenario) => {
    const found = askedHonestly({ scenario, rules: 'full' }, { level: 'sergeant', positions: 20, seed: 77 });
    expect(found.asked).toBe(20);
    expect(found.wrong).toEqual([]);
  },
);
