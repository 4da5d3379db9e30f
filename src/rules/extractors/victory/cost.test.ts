import { describe, expect, it } from 'vitest';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Game, Machine, MoveOrder, OrderBox, Unit } from '../types';
import { equipmentCostOf, fullCostOf, knownCostOf, pointsOf, survivalPoints } from './cost';

describe('what a unit is worth', () => {
  const equipped = machine('B', 'orni', ['1214', 0], {
    weapons: ['laser', 'seeker'],
    rest: { extraArmour: 2, armour: 11, thanis: { freeMove: true, freeTarget: false } },
  });

  it('§3: a machine costs its chassis, weapons, extra armour and Thanis orders', () => {
    expect(equipmentCostOf(equipped)).toBe(4 + 8 + 2 * 4 + 6);
    expect(fullCostOf(equipped)).toBe(35 + 26);
    expect(fullCostOf(machine('B', 'glide', ['1214', 0]))).toBe(35);
    const both = { ...equipped, thanis: { freeMove: true, freeTarget: true } };
    expect(equipmentCostOf(both)).toBe(32);
  });

  it('R-88: as far as both sides know without the Thanis orders that nobody has revealed, until the game has ended', () => {
    const unrevealed = { order: 'freeMove', revealed: false, lost: false } as const;
    const holding = (first: OrderBox<MoveOrder>): Machine => ({
      ...equipped,
      move: { ...equipped.move, boxes: [first, unrevealed, unrevealed] },
    });
    expect(knownCostOf(gameWith([]), holding(unrevealed))).toBe(35 + 20);
    expect(knownCostOf(gameWith([]), holding({ ...unrevealed, revealed: true }))).toBe(35 + 26);
    const over = gameWith([], { phase: { name: 'ended', side: null } });
    expect(knownCostOf(over, holding(unrevealed))).toBe(35 + 26);
  });

  it('§3: a section or a vehicle costs what is printed, a fort nothing', () => {
    expect(fullCostOf(section('panza-lance', '1214'))).toBe(5);
    expect(fullCostOf(vehicle('pgp-1', '1214'))).toBe(30);
    expect(fullCostOf(staticPiece('commandpost', '1324'))).toBe(0);
  });

  const lines = (unit: Unit, rules: Game['rules'] = 'full') =>
    survivalPoints(gameWith([unit], { rules }), unit).map(({ cause, value }) => [cause.why, value]);
  const box = { order: null, revealed: false, lost: false } as const;
  const lost = { ...box, lost: true };
  const hurt = machine('B', 'bipod', ['1214', 0], {
    rest: {
      armour: 12,
      speedLost: 2,
      move: { boxes: [lost, box, lost], marker: null, running: true, reset: false },
      combat: { boxes: [box, lost, box], marker: null, running: false, reset: false },
    },
  });

  it('§9.6: less 3 for each armour point, speed point and order slot lost', () => {
    expect(lines(hurt)).toEqual([
      ['survives', 40],
      ['armourLost', -9],
      ['speedLost', -6],
      ['boxesLost', -9],
    ]);
  });

  it('§9.6: a machine counts with its equipment; extra armour is armour that can be lost', () => {
    expect(lines(equipped)).toEqual([['survives', 61]]);
    expect(lines({ ...equipped, armour: 10, speedLost: 1 })).toEqual([
      ['survives', 61],
      ['armourLost', -3],
      ['speedLost', -3],
    ]);
  });

  it('§9.6: under Simple rules order slots are worth nothing', () => {
    expect(lines(hurt, 'simple')).toEqual([
      ['survives', 40],
      ['armourLost', -9],
      ['speedLost', -6],
    ]);
  });

  it('§9.6: never under 0', () => {
    const wreck = { ...hurt, armour: 1, speedLost: 3 };
    expect(pointsOf(survivalPoints(gameWith([wreck]), wreck), 'avronian')).toBe(0);
    expect(lines(wreck)).toEqual([
      ['survives', 40],
      ['armourLost', -40],
    ]);
    expect(lines({ ...hurt, armour: 3, speedLost: 3 })).toEqual([
      ['survives', 40],
      ['armourLost', -36],
      ['speedLost', -4],
    ]);
  });

  it('§9.6: a section or a vehicle is worth its cost, hurt or not', () => {
    expect(lines({ ...vehicle('pgp-1', '1214'), armour: 1 })).toEqual([['survives', 30]]);
  });
});
