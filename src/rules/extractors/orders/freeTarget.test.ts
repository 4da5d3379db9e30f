import { describe, expect, test } from 'vitest';
import { section } from '../testing';
import type { Unit, Weapon } from '../types';
import { orderOptions } from './options';
import { A, act, machineIn, refusal, reveal, armed, fire, cease, written, lance, shock } from './testing';

describe('§8.4.6, §8.5 Free Target', () => {
  const free = (enemies: readonly Unit[], weapons: readonly Weapon[]) => {
    const game = armed(enemies, { weapons, orders: ['freeTarget'] });
    reveal(game);
    return game;
  };

  test('no restriction; combining is optional', () => {
    const game = free([lance, shock], ['laser', 'shredder']);
    const offered = orderOptions(game).map((action) =>
      action.type === 'fire' ? written([action]) : action.type,
    );
    expect(offered).toEqual([
      'panza-lance 0',
      'panza-shock-1 0',
      'panza-lance 1',
      'panza-lance 1*',
      'panza-shock-1 1',
      'panza-shock-1 1*',
      'panza-lance 0,1',
      'panza-shock-1 0,1',
      'cease',
    ]);
    for (const option of orderOptions(game)) act(structuredClone(game), option);
  });

  test('§7: only weapons that bear on the target combine, and a shot has to be possible', () => {
    const behind = section('panza-shock-2', '1716');
    const weapons = ['laser', 'laser', 'laser'] as const;
    const game = armed([lance, behind], { chassis: 'glide', weapons, orders: ['freeTarget'] });
    reveal(game);
    const combined = orderOptions(game).filter(
      (action) => action.type === 'fire' && action.firers.length > 1,
    );
    expect(combined).toEqual([fire('panza-lance', [0, 1])]);
    expect(refusal(game, fire('panza-lance', [0, 2]))).toEqual({
      rule: '§6.1',
      reason: 'outOfArc',
      unit: A,
      slot: 2,
    });
  });

  test('R-86: one weapon after another, until it ceases', () => {
    const game = free([lance, shock], ['laser', 'laser', 'laser']);
    act(game, fire('panza-shock-1', [0]));
    expect(game.activation).toMatchObject({ order: 'freeTarget', swept: [] });
    expect(act(game, cease)).toEqual([]);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: false }, {}] });
    expect(game.activation).toBeNull();
  });

  test('R-86: it may cease without firing at all', () => {
    const game = free([lance, shock], ['laser', 'laser']);
    act(game, cease);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: false }, { fired: false }, {}] });
  });

  test('it ends by itself when nothing can fire any more', () => {
    const game = free([lance, shock], ['laser']);
    act(game, fire('panza-shock-1', [0]));
    expect(game.activation).toBeNull();
    expect(machineIn(game).fired).toBe(true);
  });
});
