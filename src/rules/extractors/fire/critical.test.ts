import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { at } from '../maps/doriana';
import { gameWith, loadedDice, machine, staticPiece, vehicle, type MachineSketch } from '../testing';
import type { Chassis, CriticalRoll, Game, Machine, StaticPiece, Unit, Vehicle } from '../types';
import { speedOf } from '../units';
import { boxesAtRisk, rollCritical, slotsBearing } from './critical';

interface Struck<U extends Unit> {
  readonly critical: CriticalRoll;
  readonly after: U;
  readonly rolled: number;
}

/** A critical roll that comes up so, on this target, by an attacker in a hex. */
function strike<U extends Machine | Vehicle | StaticPiece>(
  unit: U,
  roll: number,
  from = '0511',
  rest: Partial<Game> = {},
): Struck<U> {
  const game = structuredClone(gameWith([unit], { dice: loadedDice(roll), ...rest })) as Draft<Game>;
  const target = game.units[unit.id] as Draft<U>;
  const critical = rollCritical(game, target, [at(from)], 'damage');
  return { critical, after: target as U, rolled: game.dice.rolled };
}

describe('§7.3.2: vehicle criticals', () => {
  const pgp = vehicle('pgp-1', '0514');
  const EFFECTS = [
    { effect: 'armour', lost: 1 },
    { effect: 'firepower', hits: 1 },
    { effect: 'firepower', hits: 1 },
    { effect: 'firepower', hits: 1 },
    { effect: 'firepower', hits: 1 },
    { effect: 'none' },
    { effect: 'speedHit', hits: 1 },
    { effect: 'speedHit', hits: 1 },
    { effect: 'speedHit', hits: 1 },
    { effect: 'speedHit', hits: 1 },
  ];
  test.each(EFFECTS.map((effect, roll) => [roll, effect] as const))('%i: %j', (roll, effect) => {
    expect(strike(pgp, roll).critical).toEqual({ cause: 'damage', roll, draw: null, effect });
  });
  test('+1 costs one more armour', () => {
    expect(strike(pgp, 0).after.armour).toBe(5);
  });
  test('Firepower: halved, then the weapon is destroyed, then nothing', () => {
    expect(strike(pgp, 1).after.firepowerHits).toBe(1);
    const once = vehicle('pgp-1', '0514', 0, { firepowerHits: 1 });
    expect(strike(once, 1)).toMatchObject({
      critical: { effect: { effect: 'firepower', hits: 2 } },
      after: { firepowerHits: 2 },
    });
    const twice = vehicle('pgp-1', '0514', 0, { firepowerHits: 2 });
    expect(strike(twice, 1)).toMatchObject({ critical: { effect: { effect: 'none' } }, after: twice });
  });
  test('Speed: halved rounded up, then immobilised, then nothing', () => {
    const { after } = strike(pgp, 6);
    expect(speedOf(after)).toBe(2);
    const once = strike(vehicle('pgp-1', '0514', 0, { speedHits: 1 }), 6);
    expect(once.critical.effect).toEqual({ effect: 'speedHit', hits: 2 });
    expect(speedOf(once.after)).toBe(0);
    const twice = vehicle('pgp-1', '0514', 0, { speedHits: 2 });
    expect(strike(twice, 6).critical.effect).toEqual({ effect: 'none' });
  });
  test('R-15: an unarmed Extractor ignores a Firepower critical but not a Speed one', () => {
    const extractor = vehicle('extractor-1', '0514');
    expect(strike(extractor, 1).critical.effect).toEqual({ effect: 'none' });
    expect(strike(extractor, 6).after.speedHits).toBe(1);
  });
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('R-15: static pieces ignore all but +1: %i', (roll) => {
    const post = staticPiece('commandpost', '0514');
    const { critical, after } = strike(post, roll);
    expect(critical.effect).toEqual(roll === 0 ? { effect: 'armour', lost: 1 } : { effect: 'none' });
    expect(after.armour).toBe(roll === 0 ? 6 : 7);
  });
});

describe('§7.3.2: machine criticals', () => {
  const bipod = machine('A', 'bipod', ['0514', 0], { weapons: ['laser', null, null] });
  const EFFECTS = [
    'speed',
    'armour',
    'speed',
    'weaponSlot',
    'none',
    'speed',
    'none',
    'orderBox',
    'orderBox',
    'armour',
  ];
  test.each(EFFECTS.map((effect, roll) => [roll, effect] as const))('%i: %s', (roll, effect) => {
    expect(strike(bipod, roll).critical.effect.effect).toBe(effect);
  });
  test('+1 costs one more armour', () => {
    expect(strike(bipod, 1).after.armour).toBe(14);
    expect(strike(bipod, 9).after.armour).toBe(14);
  });
  test('example 11: a Glide that lost 1 speed has speed 5', () => {
    const { critical, after } = strike(machine('A', 'glide', ['0514', 0]), 5);
    expect(critical.effect).toEqual({ effect: 'speed', lost: 1 });
    expect(speedOf(after)).toBe(5);
  });
  const STAR: readonly (readonly [Chassis, number])[] = [
    ['bipod', 1],
    ['multipod', 0],
    ['glide', 2],
    ['orni', 2],
  ];
  test.each(STAR)('Speed *: a %s loses %i', (chassis, lost) => {
    const { critical, after } = strike(machine('A', chassis, ['0514', 0]), 2);
    expect(critical.effect).toEqual(lost ? { effect: 'speed', lost } : { effect: 'none' });
    expect(after.speedLost).toBe(lost);
  });
  test('R-75: speed does not fall below 0', () => {
    const slow = machine('A', 'glide', ['0514', 0], { rest: { speedLost: 5 } });
    expect(strike(slow, 2)).toMatchObject({ critical: { effect: { lost: 1 } }, after: { speedLost: 6 } });
    const still = machine('A', 'glide', ['0514', 0], { rest: { speedLost: 6 } });
    expect(strike(still, 0).critical.effect).toEqual({ effect: 'none' });
  });

  describe('Firepower', () => {
    const armed = machine('A', 'multipod', ['0514', 0], {
      weapons: ['laser', 'laser', 'laser', 'laser', 'laser'],
    });
    test('the slots whose arc bears on the attacker may be lost', () => {
      expect(slotsBearing(gameWith([]), armed, [at('0513')])).toEqual([0, 1, 2, 3]);
      expect(slotsBearing(gameWith([]), armed, [at('0515')])).toEqual([0, 4]);
      expect(slotsBearing(gameWith([]), armed, [at('0413')])).toEqual([0, 2, 3, 4]);
    });
    test('R-14: for combined fire the slots bearing on any attacker that hit', () => {
      expect(slotsBearing(gameWith([]), armed, [at('0513'), at('0515')])).toEqual([0, 1, 2, 3, 4]);
    });
    test('R-14: only slots that still hold a weapon', () => {
      const slots = armed.slots.map((slot, index) => ({
        ...slot,
        lost: index === 0,
        weapon: index === 1 ? null : slot.weapon,
      }));
      expect(slotsBearing(gameWith([]), { ...armed, slots }, [at('0513')])).toEqual([2, 3]);
    });
    test('one of them is lost, by a second die', () => {
      const { critical, after, rolled } = strike(armed, 3, '0515');
      expect(rolled).toBe(2);
      expect(critical.effect.effect).toBe('weaponSlot');
      const lost = after.slots.flatMap((slot, index) => (slot.lost ? [index] : []));
      expect(lost).toEqual([[0, 4][critical.draw!]]);
    });
    test('R-14: no such slot, no effect and no second die', () => {
      const forward = machine('A', 'multipod', ['0514', 0], { weapons: [null, 'laser'] });
      const { critical, after, rolled } = strike(forward, 3, '0515');
      expect(critical).toMatchObject({ draw: null, effect: { effect: 'none' } });
      expect([rolled, after]).toEqual([1, forward]);
    });
  });

  describe('Program', () => {
    test('one random undestroyed box of the six, empty or not', () => {
      expect(boxesAtRisk(bipod)).toHaveLength(6);
      const { critical, after, rolled } = strike(machine('A', 'glide', ['0514', 0], { move: ['close'] }), 7);
      expect(rolled).toBe(2);
      const boxes = [...after.move.boxes, ...after.combat.boxes];
      expect(boxes.map(({ lost }) => lost).filter(Boolean)).toHaveLength(1);
      expect(boxes[critical.draw!]).toMatchObject({ lost: true, order: null });
    });
    test('a destroyed box is not drawn again', () => {
      const boxes = bipod.move.boxes.map((box) => ({ ...box, lost: true }));
      const hurt = { ...bipod, move: { ...bipod.move, boxes } } as unknown as Machine;
      expect(boxesAtRisk(hurt).map(({ cycle }) => cycle)).toEqual(['combat', 'combat', 'combat']);
    });
    test.each<[what: string, sketch: MachineSketch]>([
      ['its Thanis orders laid', { move: ['freeMove', 'hold'], combat: ['freeTarget'] }],
      ['one of them bought, not laid', { move: ['hold'] }],
      ['and its boxes empty', {}],
    ])('§8.5: no effect on Thanis, said openly, without a second die: %s', (_, sketch) => {
      const thanis = { freeMove: true, freeTarget: sketch.combat !== undefined };
      const carrier = machine('A', 'glide', ['0514', 0], { ...sketch, rest: { thanis } });
      const { critical, after, rolled } = strike(carrier, 7);
      expect(critical).toEqual({ cause: 'damage', roll: 7, draw: null, effect: { effect: 'thanis' } });
      expect([rolled, after]).toEqual([1, carrier]);
      expect(boxesAtRisk(carrier)).toEqual([]);
    });
    test('§8.5: Thanis takes every other critical hit', () => {
      const rest = { thanis: { freeMove: false, freeTarget: true } };
      const carrier = machine('A', 'bipod', ['0514', 0], { weapons: ['laser', null, null], rest });
      const told = EFFECTS.map((_, roll) => strike(carrier, roll).critical.effect.effect);
      expect(told).toEqual(EFFECTS.map((effect) => (effect === 'orderBox' ? 'thanis' : effect)));
    });
    test('§7.3.2: the last box that can be lost is drawn for with a die all the same', () => {
      const lost = (kept: number) =>
        [0, 1, 2].map((box) => ({ order: null, revealed: false, lost: box !== kept }));
      const rest = { move: { ...bipod.move, boxes: lost(1) }, combat: { ...bipod.combat, boxes: lost(-1) } };
      const hurt = { ...bipod, ...rest } as unknown as Machine;
      const { critical, rolled } = strike(hurt, 7);
      expect([rolled, critical.draw, critical.effect]).toEqual([
        2,
        0,
        { effect: 'orderBox', cycle: 'move', box: 1 },
      ]);
    });
    test('no effect under Simple rules', () => {
      const { critical, after, rolled } = strike(bipod, 7, '0511', { rules: 'simple' });
      expect(critical).toMatchObject({ draw: null, effect: { effect: 'none' } });
      expect([rolled, after]).toEqual([1, bipod]);
    });
  });
});
