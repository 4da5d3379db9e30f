import { describe, expect, test } from 'vitest';
import { neighbour } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { reachOf } from '../movement/reach';
import type { End, Game, MoveOrder, Objective } from '../types';
import { isSameSpace } from './objective';
import { A, act, machineIn, refusal } from '../orders/testing';
import { SE, S, revealed, shock, range, name, endsOf, ruledOut, requirement, move } from './testing';

describe('R-56: leaving the map', () => {
  const south = { scenario: 'ambush', turn: 3 } as const;
  const off: Objective = { hex: at('1827'), exit: S };
  const leaving = (game: Game) => endsOf(game).filter(({ exit }) => exit !== null);

  test('leaving at the mark of Vector counts as distance 0', () => {
    const game = revealed({
      order: 'vector',
      from: '1825',
      facing: S,
      rest: { objective: off },
      game: south,
      enemies: [shock('2020')],
    });
    expect(leaving(game).map((end) => [name(end), end.exit])).toContainEqual(['1827', S]);
    const at1827 = reachOf(game, A).ruledOut.filter((end) => name(end) === '1827');
    expect(at1827.every((end) => requirement(end, 'distanceAtMost').have === 1)).toBe(true);
  });

  test('R-82: the same space may be left into from another edge hex, no other space', () => {
    const game = revealed({
      order: 'vector',
      from: '1826',
      facing: S,
      rest: { objective: off },
      game: south,
      enemies: [shock('2020')],
    });
    const beyond = neighbour(doriana.grid, at('1927'), 4);
    expect(beyond).toBe(at('1827'));
    for (const end of leaving(game)) expect(end.exit === S ? name(end) : 'other').toMatch(/1827|other/);
    expect(leaving(game).some((end) => name(end) === '1927' && end.exit === S)).toBe(false);
  });

  test('R-82: the space south of 1927 is the one south-east of 1827, not the one south of it', () => {
    const space: Objective = { hex: at('1927'), exit: S };
    expect(isSameSpace(doriana, { hex: at('1827'), exit: SE }, space)).toBe(true);
    expect(isSameSpace(doriana, { hex: at('1827'), exit: S }, space)).toBe(false);
  });

  test('a space beyond a hex in which it may not end is still reached by leaving', () => {
    const game = revealed({
      order: 'vector',
      from: '1825',
      facing: S,
      rest: { objective: { hex: at('1927'), exit: S } },
      game: south,
      enemies: [shock('1927')],
    });
    expect([...new Set(endsOf(game).map((end) => `${name(end)} ${end.exit}`))].sort()).toEqual([
      '1827 2',
      '1927 3',
      '2027 4',
    ]);
  });

  test('the markers of a machine that leaves go with it', () => {
    const objective = { hex: at('1215'), exit: null };
    const game = revealed({
      order: 'freeMove',
      from: '1827',
      facing: S,
      game: south,
      rest: { objective, mark: shock('1824').id },
    });
    act(game, { ...move([], S), exit: S });
    expect(machineIn(game)).toMatchObject({ where: { at: 'exited' }, objective: null, mark: null });
  });

  test('Retire may leave once its requirement is met in the edge hex', () => {
    const game = revealed({
      order: 'retire',
      from: '1825',
      facing: S,
      game: south,
      enemies: [shock('1824')],
    });
    const away = (end: End) => range(name(end), '1824');
    expect(leaving(game).length).toBeGreaterThan(0);
    expect(Math.min(...leaving(game).map(away))).toBe(4);
    const tooNear = ruledOut(game, '1827');
    expect(requirement(tooNear, 'distanceAtLeast')).toMatchObject({ need: 4, have: 3 });
    expect(refusal(game, { ...move(['1826', '1827'], S), exit: S })).toMatchObject({
      reason: 'againstOrder',
    });
  });

  test('Free Move may leave', () => {
    const game = revealed({ order: 'freeMove', from: '1826', facing: S, game: south });
    expect(leaving(game).map(name)).toContain('1827');
  });

  test.each<MoveOrder>(['close', 'patrol', 'hold'])('%s does not lead off the map', (order) => {
    const game = revealed({ order, from: '1827', facing: S, game: south, enemies: [shock('1820')] });
    expect(leaving(game)).toEqual([]);
    expect(refusal(game, { ...move([], S), exit: S })).toMatchObject({ reason: 'mayNotLeave' });
  });
});
