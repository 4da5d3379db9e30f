import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { extractors } from '../../rules/extractors';
import { fingerprintOf } from '../../rules/fingerprint';
import { ENGAGE, playOn, prepare, tableOf } from '../testing';
import { programme } from './testing';

describe('what is published', () => {
  test('behind the curtain: nothing of the game', () => {
    const table = tableOf(ENGAGE, 3);
    playOn(table, 4);
    table.hide();
    expect(table.published.getState()).toMatchObject({ position: null, log: [], redo: null });
  });

  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 })], { numRuns: 8 })(
    "two games that differ only in the other side's orders publish the same",
    (one, other) => {
      const [a, b] = [one, other].map((seed) => {
        const table = tableOf({ scenario: 'incoming', rules: 'full' }, 7);
        prepare(table, 'programming');
        programme(table, seed);
        table.takeSeat();
        return table.published.getState();
      });
      expect(a.seat).toBe('dorian');
      expect(fingerprintOf(a.position)).toBe(fingerprintOf(b.position));
      expect(a.log).toEqual(b.log);
    },
  );

  test("two games that differ only in the other side's secret purchases publish the same", () => {
    const [a, b] = [3, 9].map((choice) => {
      const table = tableOf(ENGAGE, 7);
      table.takeSeat();
      table.act({ type: 'recommend' });
      const { position } = table.published.getState();
      const sale =
        position && extractors.options(position).filter(({ type }) => type === 'buy' || type === 'sell');
      if (sale && choice === 9) table.act(sale.filter(({ type }) => type === 'sell')[0]);
      table.act({ type: 'endPhase' });
      table.takeSeat();
      return table.published.getState();
    });
    expect(a.seat).toBe('avronian');
    expect(fingerprintOf(a.position)).toBe(fingerprintOf(b.position));
    expect(a.log).toEqual(b.log);
  });
});
