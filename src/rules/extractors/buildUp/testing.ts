import { expect } from 'vitest';
import type { Draft } from '../../result';
import { WHITE_MIX } from '../data';
import { setup } from '../setup';
import type {
  CellName,
  Chassis,
  Game,
  Illegal,
  MachineLetter,
  Purchase,
  Setup,
  Side,
  Weapon,
} from '../types';
import { playBuildUp, whyNotBuildUp } from '.';

export const cell = (name: CellName): Purchase => ({ item: 'cell', cell: name });

export const white = (kind: (typeof WHITE_MIX)[number][0]): Purchase => ({ item: 'white', kind });

export const machine = (letter: MachineLetter, chassis: Chassis): Purchase => ({
  item: 'machine',
  letter,
  chassis,
});

export const weapon = (letter: MachineLetter, slot: number, kind: Weapon): Purchase => ({
  item: 'weapon',
  letter,
  slot,
  weapon: kind,
});

export const armour = (letter: MachineLetter): Purchase => ({ item: 'extraArmour', letter });

export const thanis = (letter: MachineLetter, order: 'freeMove' | 'freeTarget'): Purchase => ({
  item: 'thanis',
  letter,
  order,
});

/** A game in the build-up of a side after these purchases, each of them legal. */
export function after(
  { scenario, rules }: Setup,
  [side, force]: readonly [Side, number],
  purchases: readonly Purchase[],
): Game {
  const game = setup({ scenario, rules }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  for (const purchase of purchases) {
    const action = { type: 'buy', force, purchase } as const;
    expect(whyNotBuildUp(game, action)).toBeUndefined();
    playBuildUp(game, action);
  }
  return game;
}

export const ENGAGE: Setup = { scenario: 'engage', rules: 'full' };

export const ENGAGE_SIMPLE: Setup = { scenario: 'engage', rules: 'simple' };

export const DORIAN = ['dorian', 0] as const;

export const AVRONIAN = ['avronian', 1] as const;

export function whyNotBuy(game: Game, force: number, purchase: Purchase): Illegal | undefined {
  const before = JSON.stringify(game);
  const why = whyNotBuildUp(game, { type: 'buy', force, purchase });
  expect(JSON.stringify(game)).toBe(before);
  return why;
}
