import { describe, expect, test } from 'vitest';
import { reachOf } from '../movement/reach';
import { section } from '../testing';
import type { Unit } from '../types';
import { constraintOf } from './constraint';
import { A, act, machineIn, refusal } from '../orders/testing';
import { SE, S, revealed, shock, range, name, endsOf, requirement, verdictAt, move, faces } from './testing';

describe('R-19: ties for the closest are the player’s choice', () => {
  const enemies = [shock('1004'), shock('0701', 'panza-shock-2')];

  describe('one of two at the same distance is out of reach', () => {
    // A Bipod deep in bog, facing north: two hexes nearer to the north, one to the south.
    const tied = [shock('0603'), shock('0615', 'panza-shock-2')];
    const scene = { chassis: 'bipod', from: '0609', facing: 0 } as const;

    test('R-19: for him the ends of least shortfall are legal, beside those that meet the order for the other', () => {
      const game = revealed({ order: 'close', ...scene, enemies: tied });
      const north = endsOf(game).filter((end) => faces(end, '0603'));
      expect(north.length).toBeGreaterThan(0);
      expect(north.every((end) => range(name(end), '0603') <= 4)).toBe(true);
      const alone = revealed({ order: 'close', ...scene, enemies: [tied[1]] });
      const south = endsOf(alone).map(({ hex, facing }) => [hex, facing]);
      expect(endsOf(game).map(({ hex, facing }) => [hex, facing])).toEqual(expect.arrayContaining(south));
      expect(endsOf(game)).toHaveLength(north.length + south.length);
      expect(verdictAt(game, '0610', S)).toMatchObject({ legal: true, shortfall: 1 });
      expect(verdictAt(game, '0609', S)).toMatchObject({ legal: false, shortfall: 2 });
      act(game, move(['0610'], S));
    });

    test('R-19: not for one who is no nearer than the other', () => {
      const farther = [shock('0604'), tied[1]];
      const game = revealed({ order: 'close', ...scene, enemies: farther });
      expect(endsOf(game).every((end) => faces(end, '0604'))).toBe(true);
      expect(refusal(game, move(['0610'], S))).toMatchObject({ reason: 'againstOrder' });
    });

    test('R-19: under Patrol they are the ends that are legal for one of them', () => {
      const by = (those: readonly Unit[]) =>
        endsOf(revealed({ order: 'patrol', rest: { speedLost: 3 }, ...scene, enemies: those })).map(
          ({ hex, facing }) => `${hex} ${facing}`,
        );
      expect(new Set(by(tied))).toEqual(new Set(tied.flatMap((one) => by([one]))));
    });
  });

  test('R-19: an end is legal if it satisfies the order for one of the closest', () => {
    const game = revealed({ order: 'close', enemies });
    expect([range('0704', '1004'), range('0704', '0701')]).toEqual([3, 3]);
    const ends = endsOf(game);
    expect(ends.some((end) => faces(end, '1004') && range(name(end), '1004') === 1)).toBe(true);
    expect(ends.some((end) => faces(end, '0701') && range(name(end), '0701') === 1)).toBe(true);
  });

  test('the requirements shown are those of the better one', () => {
    const game = revealed({ order: 'close', enemies });
    const end = reachOf(game, A).ruledOut.find(
      (each) => range(name(each), '0701') === 2 && range(name(each), '1004') > 3,
    );
    expect(requirement(end!, 'distanceAtMost').unit).toBe('panza-shock-2');
  });

  test('it passes beside one of them on its way to the other', () => {
    const game = revealed({
      order: 'close',
      from: '0704',
      enemies: [shock('1004'), shock('0902', 'panza-shock-2')],
    });
    expect([range('0704', '1004'), range('0704', '0902')]).toEqual([3, 3]);
    expect([range('0903', '0902'), range('0903', '1004')]).toEqual([1, 2]);
    act(game, move(['0803', '0903', '0904'], SE));
  });

  test('it does not come beside the one it has chosen and go on, though it ends beside that one again', () => {
    const game = revealed({
      order: 'close',
      from: '0704',
      enemies: [shock('1004'), shock('0902', 'panza-shock-2')],
    });
    expect([range('0903', '0902'), range('1002', '0902')]).toEqual([1, 1]);
    expect(refusal(game, move(['0803', '0903', '1002'], 5))).toMatchObject({
      rule: '§8.3',
      reason: 'againstOrder',
      verdict: {
        requirements: [
          { code: 'distanceAtMost', unit: 'panza-shock-1', need: 1, have: 2 },
          { code: 'inFront', unit: 'panza-shock-1' },
        ],
      },
    });
    act(game, move(['0804', '0904', '1003', '1002'], 5));
  });

  test('enemies in one hex are one choice', () => {
    const game = revealed({ order: 'close', enemies: [shock('1204'), section('panza-lance', '1204')] });
    expect(constraintOf(game, machineIn(game))!.routes(null)).toHaveLength(1);
  });
});

describe('R-19: when no reachable end meets the requirements', () => {
  test('the least shortfall in distance: a Bipod deep in bog turns about and gets 1 hex, not 2', () => {
    const game = revealed({
      order: 'close',
      chassis: 'bipod',
      from: '0609',
      facing: 0,
      enemies: [shock('0615')],
    });
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '0615')))]).toEqual([5]);
    expect(ends.every((end) => faces(end, '0615'))).toBe(true);
    expect(verdictAt(game, '0610', S)).toMatchObject({ legal: true, shortfall: 1, facingShort: 0 });
    expect(verdictAt(game, '0609', S)).toMatchObject({ legal: false, shortfall: 2 });
  });

  test('then the fewest 60° turns away from the required facing', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 6 }, facing: 5 });
    const ends = endsOf(game);
    expect(ends.every((end) => end.path.length === 0)).toBe(true);
    expect(ends.map(({ facing }) => facing).sort()).toEqual([0, 4]);
    expect(verdictAt(game, '0704', 0)).toMatchObject({ legal: true, facingShort: 2, shortfall: 0 });
    expect(verdictAt(game, '0704', 5)).toMatchObject({ legal: false, facingShort: 3 });
  });

  test('leftover MPs are lost: the move is made in one action and the machine has moved', () => {
    const game = revealed({ order: 'close' });
    act(game, move(['0804', '0905', '1004'], SE));
    expect(machineIn(game).moved).toBe(true);
    expect(game.activation).toBeNull();
  });
});
