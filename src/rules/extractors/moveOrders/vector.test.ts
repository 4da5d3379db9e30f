import { describe, expect, test } from 'vitest';
import { hexNumber } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { machine, staticPiece } from '../testing';
import type { Game, Objective } from '../types';
import { act, machineIn, refusal } from '../orders/testing';
import {
  type Scene,
  revealed,
  shock,
  range,
  name,
  endsOf,
  ruledOut,
  requirement,
  move,
  faces,
} from './testing';

describe('§8.3.1 Vector', () => {
  const to = (hex: string, rest: Partial<Scene> = {}): Game => {
    const objective: Objective = { hex: at(hex), exit: null };
    return revealed({ order: 'vector', enemies: [shock('2020')], rest: { objective }, ...rest });
  };

  test('Example 10: a Bipod, speed 4, ends at least 2 hexes closer to the marked hex, with it in the front area', () => {
    const game = to('1304', { chassis: 'bipod', from: '0704' });
    expect(range('0704', '1304')).toBe(6);
    expect(Math.max(...endsOf(game).map((end) => range(name(end), '1304')))).toBe(4);
    expect(endsOf(game).every((end) => faces(end, '1304'))).toBe(true);
    expect(requirement(ruledOut(game, '0804'), 'distanceAtMost')).toMatchObject({
      need: 4,
      have: 5,
      unit: null,
    });
  });

  test('on it, with any facing; it stops there', () => {
    const game = to('0904');
    const on = endsOf(game).filter((end) => name(end) === '0904');
    expect(on.map(({ facing }) => facing).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
    expect(refusal(game, move(['0804', '0904', '1003'], 1))).toMatchObject({
      reason: 'mustStop',
      hex: at('0904'),
      why: 'objective',
    });
  });

  test('if an enemy holds it, the machine stops in a hex adjacent to it', () => {
    const game = to('1004', { enemies: [shock('1004')] });
    expect(endsOf(game).every((end) => range(name(end), '1004') === 1 && faces(end, '1004'))).toBe(true);
    expect(refusal(game, move(['0804', '0904', '1003'], 3))).toMatchObject({ why: 'objective' });
  });

  test.each<[what: string, hex: string, scene: Partial<Scene>]>([
    ['where its chassis may not be', '0509', { from: '0512', facing: 0 }],
    [
      'with a machine of its own side',
      '1004',
      { enemies: [shock('2020'), machine('B', 'glide', ['1004', 0])] },
    ],
  ])('a hex it may not end in counts as reached from an adjacent hex: %s', (_what, hex, scene) => {
    const game = to(hex, scene);
    expect(Math.min(...endsOf(game).map((end) => range(name(end), hex)))).toBe(1);
    act(game, {
      ...(({ path, facing }) =>
        move(
          path.map((each) => hexNumber(doriana.grid, each)),
          facing!,
        ))(endsOf(game).find((end) => range(name(end), hex) === 1)!),
    });
    expect(machineIn(game).objective).toBeNull();
  });

  test('R-62: a hidden enemy in it is not known and changes nothing before the move', () => {
    const game = to('0904', {
      enemies: [{ ...shock('0904'), hidden: true }, shock('2020', 'panza-shock-2')],
    });
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
  });

  test('R-81: it stays where it has already reached it', () => {
    const game = to('1004', { from: '0904', enemies: [shock('1004')] });
    expect(endsOf(game).every(({ path }) => path.length === 0)).toBe(true);
    expect(refusal(game, move(['0905'], 1))).toMatchObject({ reason: 'mustStop', why: 'objective' });
  });

  test('§9.5: an empty fort does not keep it out', () => {
    const game = to('0904', { enemies: [staticPiece('fort-1', '0904'), shock('2020')] });
    expect(endsOf(game).every((end) => name(end) === '0904')).toBe(true);
  });
});
