import { describe, expect, test } from 'vitest';
import { hexNumber } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { reachOf } from '../movement/reach';
import { machine } from '../testing';
import type { End, Game, MachineEnd, Machine, MoveOrder, Unit } from '../types';
import { A, act, machineIn, moving, refusal, reveal } from '../orders/testing';
import { shock, range, name, endsOf, verdictAt, move, faces } from './testing';

describe('R-42: the first Move order governs the entry', () => {
  const waiting = (order: MoveOrder, enemies: readonly Unit[], rest: Partial<Machine> = {}): Game => {
    const game = moving(
      [
        ...enemies,
        machine('A', 'glide', ['0101', 0], {
          move: [order],
          rest: { where: { at: 'toEnter' }, force: 1, ...rest },
        }),
      ],
      { scenario: 'engage', turn: 1 },
    );
    reveal(game);
    return game;
  };

  test('distances are measured from the entry hex, after paying for it', () => {
    const game = waiting('close', [shock('1915')]);
    for (const end of endsOf(game)) {
      const entry = hexNumber(doriana.grid, end.path[0]);
      expect(range(name(end), '1915')).toBeLessThanOrEqual(Math.max(1, range(entry, '1915') - 3));
    }
  });

  test('the closest enemy is the one closest to the entry hex', () => {
    const game = waiting('close', [shock('1905'), shock('1925', 'panza-shock-2')]);
    for (const end of endsOf(game)) {
      const entry = hexNumber(doriana.grid, end.path[0]);
      const [north, south] = [range(entry, '1905'), range(entry, '1925')];
      if (north !== south) expect(faces(end, north < south ? '1905' : '1925')).toBe(true);
    }
  });

  test('R-83: first come the entry hexes through which the order can be met, then the choice among tied enemies', () => {
    const game = waiting('close', [shock('0104')], { speedLost: 4 });
    const { ends, ruledOut } = reachOf(game, A);
    const entries = (some: readonly End[]) =>
      new Set(some.map(({ path }) => hexNumber(doriana.grid, path[0])));
    expect((ends as readonly MachineEnd[]).every(({ verdict }) => verdict.shortfall === 0)).toBe(true);
    const shut = [...entries(ruledOut)].filter((hex) => !entries(ends).has(hex));
    expect(shut.length).toBeGreaterThan(0);
    for (const hex of shut) expect(refusal(game, move([hex], 4))).toMatchObject({ reason: 'againstOrder' });
  });

  test('Close stops beside the enemy closest to its entry hex', () => {
    const game = waiting('close', [shock('2213')]);
    for (const end of endsOf(game))
      expect(end.path.slice(0, -1).every((hex) => range(hexNumber(doriana.grid, hex), '2213') > 1)).toBe(
        true,
      );
    const why = refusal(game, move(['2413', '2313', '2312'], 0));
    expect(why).toMatchObject({ reason: 'mustStop', hex: at('2313'), why: 'adjacent' });
  });

  test.each<[MoveOrder, readonly Unit[]]>([
    ['hold', [shock('1915')]],
    ['close', [{ ...shock('1915'), hidden: true }]],
  ])(
    'R-42, §8.3.5: under Hold, without its +1, or an order not executed it enters and stops there: %s',
    (order, enemies) => {
      const game = waiting(order, enemies);
      expect(endsOf(game).length).toBeGreaterThan(27);
      expect(endsOf(game).every(({ path }) => path.length === 1)).toBe(true);
      expect(verdictAt(game, '2414', 4).requirements).toEqual([{ code: 'standStill', met: true }]);
      expect(refusal(game, move(['2414', '2314'], 4))).toBeTruthy();
      act(game, move(['2414'], 4));
      expect(machineIn(game)).toMatchObject({ held: false, moved: true, move: { marker: 0 } });
    },
  );

  test('a Patrol pays for its entry hex out of its half', () => {
    const game = waiting('patrol', [shock('1915')]);
    expect(Math.max(...endsOf(game).map(({ spent }) => spent))).toBeLessThanOrEqual(6);
    expect(endsOf(game).every(({ path }) => path.length <= 3)).toBe(true);
  });
});
