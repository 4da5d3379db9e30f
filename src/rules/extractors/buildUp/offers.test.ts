import { describe, expect, it } from 'vitest';
import { CHASSIS, WEAPONS } from '../data';
import type { Action, Chassis, Purchase, Weapon } from '../types';
import { buildUpOptions, whyNotBuildUp } from '.';
import { machine, weapon, armour, thanis, after, ENGAGE, AVRONIAN } from './testing';

describe('options', () => {
  it('all that is offered is legal, and it is all that is legal of the whole lists', () => {
    const game = after(ENGAGE, AVRONIAN, [
      machine('B', 'bipod'),
      weapon('B', 1, 'laser'),
      thanis('B', 'freeMove'),
    ]);
    const offered = new Set(buildUpOptions(game).map((action) => JSON.stringify(action)));
    const letters = ['A', 'B', 'C', 'D', 'E'] as const;
    const lines: Purchase[] = letters.flatMap((letter) => [
      ...(Object.keys(CHASSIS) as Chassis[]).map((chassis) => machine(letter, chassis)),
      ...[0, 1, 2, 3, 4].flatMap((slot) =>
        (Object.keys(WEAPONS) as Weapon[]).map((kind) => weapon(letter, slot, kind)),
      ),
      armour(letter),
      thanis(letter, 'freeMove'),
      thanis(letter, 'freeTarget'),
    ]);
    const all = lines.flatMap((purchase): Action[] => [
      { type: 'buy', force: 1, purchase },
      { type: 'sell', force: 1, purchase },
    ]);
    const legal = all.filter((action) => !whyNotBuildUp(game, action as Extract<Action, { type: 'buy' }>));
    expect(offered).toEqual(
      new Set(
        [...legal, ...[0, 1, 2].map((army) => ({ type: 'recommend', army }))].map((action) =>
          JSON.stringify(action),
        ),
      ),
    );
  });
});
