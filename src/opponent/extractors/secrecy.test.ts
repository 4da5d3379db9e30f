import { describe, expect, it } from 'vitest';
import { AVRONIAN_MOVES, DORIAN_MOVES, gameWith, machine, section } from '../../rules/extractors/testing';
import type { Action } from '../../rules/extractors';
import { isSecret } from './secrecy';

const END: Action = { type: 'endPhase' };
const units = [section('panza-lance', '1210'), machine('A', 'bipod', ['1214', 0], { weapons: ['laser'] })];

describe('reasons that are kept until the end', () => {
  it('§9.4: all of a side that has hidden units', () => {
    const hidden = section('panza-lance', '1210', { hidden: true });
    expect(isSecret(gameWith([hidden, units[1]], { phase: DORIAN_MOVES }), END, 0)).toBe(true);
    expect(isSecret(gameWith(units, { phase: DORIAN_MOVES }), END, 9)).toBe(false);
  });

  it('§8.1: orders, resets, and what was played out with orders that lie face down', () => {
    const full = gameWith(units, { phase: AVRONIAN_MOVES });
    const order: Action = { type: 'order', machine: units[1].id, cycle: 'move', box: 0, order: 'close' };
    expect(isSecret(full, order, 0)).toBe(true);
    expect(isSecret(full, END, 9)).toBe(true);
    expect(isSecret(full, END, 0)).toBe(false);
    expect(isSecret({ ...full, rules: 'simple' }, END, 9)).toBe(false);
  });

  it('§9.6: purchases made in secret', () => {
    const phase = { name: 'buildUp', side: 'dorian' } as const;
    expect(isSecret(gameWith(units, { turn: 0, phase }), END, 0)).toBe(true);
    expect(isSecret(gameWith(units, { turn: 0, phase, scenario: 'threePodAttack' }), END, 0)).toBe(false);
  });

  it('R-88: which army was taken, which the log does not name to the other side', () => {
    const phase = { name: 'buildUp', side: 'dorian' } as const;
    const ambush = gameWith([], { turn: 0, phase, scenario: 'ambush' });
    expect(isSecret(ambush, { type: 'recommend' }, 0)).toBe(true);
    expect(isSecret(ambush, { type: 'recommend', army: 1 }, 0)).toBe(true);
  });
});
