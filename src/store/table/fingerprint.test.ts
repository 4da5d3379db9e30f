import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { extractors } from '../../rules/extractors';
import { fingerprintOf } from '../../rules/fingerprint';
import { follow } from '../replay';
import { openTable } from '../table';
import { ENGAGE, inFirstFormat, playOn, tableOf } from '../testing';
import { hashOf, playedAnew } from './testing';

describe('the fingerprint in a record', () => {
  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.array(fc.nat({ max: 9 }), { maxLength: 60 })], {
    numRuns: 20,
  })('is that of the game from scratch after every action, undo and redo', (seed, choices) => {
    const table = tableOf(ENGAGE, seed);
    for (const choice of choices) {
      if (choice < 2) table.undo();
      else if (choice === 2) table.redo();
      else if (choice === 3) table.restartPhase();
      else playOn(table, choice - 3, seed + choice);
      expect(hashOf(table)).toBe(fingerprintOf(playedAnew(table.record())));
    }
  });

  test('of a save of the first format is of the new kind once the game is on the table', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 30);
    const old = inFirstFormat(table.record());
    expect(follow(extractors, old)).toMatchObject({ good: 30, whole: true });
    const spoilt = old.checks?.map((check, i) => (i > 0 ? { ...check, hash: 'f'.repeat(14) } : check)) ?? [];
    expect(follow(extractors, { ...old, checks: spoilt })).toMatchObject({ good: 0, whole: false });
    expect(openTable(extractors, old).record()).toEqual(table.record());
  });
});
