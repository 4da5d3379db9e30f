import { describe, expect, test } from 'vitest';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { CounterId, Machine, Unit } from '../types';
import { arcOf, armamentOf, armedWith, firersOf, placedUnit } from './armament';

const loaded: Machine = machine('A', 'glide', ['0511', 0], { weapons: ['laser', null, 'streamer'] });
const glide: Machine = { ...loaded, slots: loaded.slots.map((slot, i) => ({ ...slot, lost: i === 2 })) };
const walker = vehicle('walker-1', '0512');
const disarmed = vehicle('walker-2', '0513', 0, { firepowerHits: 2 });
const extractor = vehicle('extractor-1', '0514');
const fort = staticPiece('fort-1', '0515');

describe('§3: what a unit fires with', () => {
  test.each<[what: string, unit: Unit, slot: number | null]>([
    ['an empty slot', glide, 1],
    ['a slot that is lost', glide, 2],
    ['a machine by itself', glide, null],
    ['a vehicle whose weapon is destroyed', disarmed, null],
    ['an Extractor', extractor, null],
    ['a fort', fort, null],
  ])('nothing: %s', (_, unit, slot) => {
    expect(armamentOf(unit, slot)).toBeNull();
    expect(() => armedWith(unit, slot)).toThrow(RangeError);
  });

  test.each<[what: string, unit: Unit, slot: number | null, has: object]>([
    ['a Laser', glide, 0, { hard: 4, soft: 4, minRange: 1, maxRange: 3, area: 'none' }],
    ['a Walker', walker, null, { hard: 4, soft: 4, minRange: 1, maxRange: 3, area: 'none' }],
    ['a Dagmaton', section('dagmaton-1', '0511'), null, { hard: 3, maxRange: 3, area: 'around' }],
  ])('%s', (_, unit, slot, has) => {
    expect(armamentOf(unit, slot)).toMatchObject(has);
  });

  test('a machine with each slot that still holds a weapon, anything else armed by itself', () => {
    expect(firersOf(glide)).toEqual([{ unit: 'A', slot: 0 }]);
    expect(firersOf(walker)).toEqual([{ unit: 'walker-1', slot: null }]);
    for (const unit of [disarmed, extractor, fort]) expect(firersOf(unit)).toEqual([]);
  });

  test('R-40: only slots have an arc', () => {
    expect(glide.slots.map((_, slot) => arcOf(glide, slot))).toEqual(['front', 'frontAndFlanks', 'rear']);
    for (const unit of [walker, section('panza-lance', '0511'), fort, glide])
      expect(arcOf(unit, null)).toBeNull();
  });
});

test('who fires or is fired at stands on the map', () => {
  const game = gameWith([{ ...walker, where: { at: 'toEnter' } }, fort]);
  expect(placedUnit(game, fort.id)).toBe(fort);
  for (const id of [walker.id, 'panza-lance' as CounterId])
    expect(() => placedUnit(game, id)).toThrow(new RangeError(`${id} is not on the map`));
});
