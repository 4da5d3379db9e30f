import { expect, it } from 'vitest';
import type { Side } from '../../rules/extractors';
import type { Match, Pairing } from './match';
import { readingsOf, tableOf } from './readings';

const game = (pairing: Pairing, winner: Side | null): Match => ({
  setup: { scenario: 'ambush', rules: 'full' },
  seed: 1,
  pairing,
  winner,
  ending: '',
  turns: 1,
  actions: 1,
  thought: { dorian: {}, avronian: {} },
  refused: [],
  belowMargin: 0,
});
const OWN: Pairing = { dorian: 'captain', avronian: 'captain' };
const RUSH_ATTACKS: Pairing = { dorian: 'captain', avronian: 'habit:rush' };

it('takes the balance of a scenario off what a habit wins on a side', () => {
  const own = [...Array.from({ length: 9 }, () => game(OWN, 'dorian')), game(OWN, 'avronian')];
  const rush = [game(RUSH_ATTACKS, 'avronian'), game(RUSH_ATTACKS, 'dorian'), game(RUSH_ATTACKS, null)];
  const [reading, ...more] = readingsOf([...own, ...rush], 'captain');
  expect(more).toEqual([]);
  expect(reading).toMatchObject({ habit: 'habit:rush', side: 'avronian' });
  expect(reading.won.share).toBeCloseTo(0.5, 9);
  expect(reading.usual).toBeCloseTo(0.1, 9);
  expect(reading.best?.setup).toBe('ambush full');
  expect(reading.best?.beyond).toBeCloseTo(0.4, 9);
  expect(tableOf([reading])).toContain('+40');
});

it('the level’s games with itself are nobody’s reading', () => {
  expect(readingsOf([game(OWN, 'dorian')], 'captain')).toEqual([]);
});
