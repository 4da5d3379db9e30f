import { describe, expect, it } from 'vitest';
import { isFault, readPosition } from '../../../rules/extractors';
import type { Level } from '../../contract';
import { judge } from './judge';
import { JUDGED } from './positions';

/** Of a hundred positions so many are played as a referee would have it; the levels that search are asked by `npm run judged`. */
const SHARES: readonly (readonly [Level, number])[] = [['sergeant', 80]];

describe('positions a referee has judged', () => {
  it('are at least 80, and all can be read', () => {
    expect(JUDGED.length).toBeGreaterThanOrEqual(80);
    expect(JUDGED.filter(({ line }) => isFault(readPosition(line)))).toEqual([]);
  });

  it.each(SHARES)('%s does right in %i of a hundred', (level, share) => {
    const wrong = JUDGED.flatMap((judged) => {
      const why = judge(judged, level);
      return why === null ? [] : [`${judged.motif} | ${judged.line} | ${why}`];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(((100 - share) / 100) * JUDGED.length);
  });
});
