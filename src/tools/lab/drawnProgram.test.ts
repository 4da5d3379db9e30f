import { describe, expect, it } from 'vitest';
import { programIn } from '../../rules/extractors';
import { drawnProgram, programs } from './drawnProgram';
import { tryOut, type Job } from './trial';

const NUMBERS = Array.from({ length: 40 }, (_, index) => index + 1);

describe('a programme drawn by lot', () => {
  it('is one, and the same whenever it is drawn', () => {
    const drawn = NUMBERS.map((number) => drawnProgram({ side: 'avronian', number }));
    for (const written of drawn) expect(programIn(written).move).not.toContain(null);
    expect(NUMBERS.map((number) => drawnProgram({ side: 'avronian', number }))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(30);
  });

  it('is for machines, under the Full rules alone [§8]', () => {
    expect(programs({ scenario: 'engage', rules: 'full' }, 'avronian')).toBe(true);
    expect(programs({ scenario: 'engage', rules: 'full' }, 'dorian')).toBe(false);
    expect(programs({ scenario: 'engage', rules: 'simple' }, 'avronian')).toBe(false);
  });

  it('is what its machines carry out: an Orni that always retires catches nobody', () => {
    const setup = { scenario: 'incoming', rules: 'full' } as const;
    const pairing = { dorian: 'sergeant', avronian: 'sergeant' } as const;
    const winners = (job: Partial<Job>) =>
      [1, 2, 3, 4, 5, 6].map((seed) => tryOut({ setup, pairing, seed, ...job }).winner);
    expect(winners({})).toContain('avronian');
    expect(winners({ programmed: 'RRR CCC' })).not.toContain('avronian');
  });
});
