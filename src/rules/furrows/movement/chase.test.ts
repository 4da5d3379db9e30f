import { describe, expect, it } from 'vitest';
import { placedBase } from '../bases';
import { at } from '../maps/valley';
import { base, draftOf, facingOf, gameWith, id, told, type Sketch } from '../testing';
import type { Base, Game, Mode, StepNumber } from '../types';
import { byTurn, chaseStep, followStep } from './chase';
import { intentOf, runningOf } from './intent';
import { steps, outcomes, does } from './testing';

describe('§5.4: Chase and Follow', () => {
  const chase = (game: Game, name = 'lineSection') => chaseStep(game, placedBase(game, id(name)));

  it('turns towards and goes to the nearest enemy', () => {
    const game = gameWith([base('lineSection', '1608/N'), base('heron', '1611/N')]);
    expect(chase(game)).toEqual({ facing: facingOf('S'), goes: true });
  });

  it('ties of base: the lowest hex number; of hex: the least turn, then clockwise', () => {
    const between = gameWith([
      base('lineSection', '1608/N'),
      base('heron', '1611/N'),
      base('heron', '1605/N', { id: 'b' }),
    ]);
    expect(chase(between)).toEqual({ facing: facingOf('N'), goes: true });
    // 1808 is reached by NE then SE, or SE then NE.
    const east = (facing: string) =>
      chase(gameWith([base('lineSection', `1608/${facing}`), base('heron', '1808')]));
    expect(east('S')).toEqual({ facing: facingOf('SE'), goes: true });
    expect(east('N')).toEqual({ facing: facingOf('NE'), goes: true });
  });

  it('where every nearer hex is barred it only turns', () => {
    const game = gameWith([base('anvil', '0803/S'), base('heron', '0806/N')]);
    expect(chase(game, 'anvil')).toEqual({ facing: facingOf('S'), goes: false });
  });

  it('where the nearest way is barred it goes the next nearer one; with all barred it turns to the nearest', () => {
    // The houses of 0804 lie straight ahead of 0803; 0904 is as near to 1006.
    const round = gameWith([base('anvil', '0803/S'), base('heron', '1006/N')]);
    expect(chase(round, 'anvil')).toEqual({ facing: facingOf('SE'), goes: true });
    const closed = gameWith([base('anvil', '0803/N'), base('heron', '0806/N')]);
    expect(chase(closed, 'anvil')).toEqual({ facing: facingOf('S'), goes: false });
  });

  it('the plan of a turn says which it is', () => {
    const plan = (written: string) => runningOf(does('lineSection', '1608/N', 'slow', written)).plan;
    expect(['Chase', 'Follow', 'T,F+-+-', 'A+A+A'].map(plan)).toEqual(['chase', 'follow', 'own', 'default']);
  });

  it('without enemies it does nothing', () => {
    expect(chase(gameWith([base('lineSection', '1608/N')]))).toBeUndefined();
  });

  it('foot slow moves in steps 1 and 2, fast in all three', () => {
    const chasing = (mode: Mode) =>
      outcomes(
        gameWith([
          does('lineSection', '1607/N', mode, 'Chase'),
          base('heron', '1613/N', told('stand', '-+-+-')),
        ]),
        'lineSection',
      );
    expect(chasing('slow')).toEqual(['enters', 'enters', 'stays']);
    expect(chasing('fast')).toEqual(['enters', 'enters', 'enters']);
  });

  it('E-75: Follow moves in step 2 alone, makes slow, stops beside the captain', () => {
    const captain = (place: string, sketch: Sketch = {}) =>
      base('lineSection', place, {
        id: 'captain',
        upgrades: ['captain'],
        ...told('stand', '-+-+-'),
        ...sketch,
      });
    const game = gameWith([does('lineSection', '1608/N', 'stand', 'Follow'), captain('1611/N')]);
    const { moves, game: after } = steps(game);
    expect(moves.map(([move]) => move.outcome)).toEqual(['stays', 'enters', 'stays']);
    expect(after.bases[id('lineSection')].mode).toBe('slow');
    const beside = gameWith([does('lineSection', '1608/N', 'stand', 'Follow'), captain('1609/N')]);
    expect(followStep(beside, placedBase(beside, id('lineSection')))).toEqual({ facing: 0, goes: false });
    expect(steps(beside).game.bases[id('lineSection')].mode).toBe('stand');
  });

  it('of several captains the nearest, ties by hex number; an enemy’s and its own are none, nor one 7 hexes off', () => {
    const led = (id: string, place: string) => base('lineSection', place, { id, upgrades: ['captain'] });
    const follower = does('lineSection', '1608/N', 'stand', 'Follow', { upgrades: ['captain'] });
    const towards = (...captains: readonly Base[]) => {
      const game = gameWith([follower, ...captains]);
      return followStep(game, placedBase(game, id('lineSection')))?.facing;
    };
    expect(towards(led('far', '1604/N'), led('near', '1611/N'))).toBe(facingOf('S'));
    expect(towards(led('b', '1611/N'), led('a', '1605/N'))).toBe(facingOf('N'));
    expect(towards(led('six', '1614/N'))).toBe(facingOf('S'));
    expect(towards(led('seven', '1615/N'))).toBeUndefined();
    expect(towards(base('leagueRifles', '1611/N', { upgrades: ['captain'] }))).toBeUndefined();
    expect(towards()).toBeUndefined();
  });

  it('among equal ways the least turn, then clockwise', () => {
    expect(byTurn(0, 1, 2)).toBeLessThan(0);
    expect(byTurn(0, 2, 5)).toBeGreaterThan(0);
    for (const facing of [0, 2, 5] as const) {
      const [right, left] = [(facing + 1) % 6, (facing + 5) % 6] as [1, 5];
      expect(byTurn(facing, right, left)).toBeLessThan(0);
      expect(byTurn(facing, left, right)).toBeGreaterThan(0);
      expect(byTurn(facing, left, left)).toBe(0);
    }
  });

  it('a step of Chase is told as the part it is: turn and go, go alone, turn alone, nothing', () => {
    const partOf = (place: string, enemy: string | null, step: StepNumber = 1, sketch: Sketch = {}) => {
      const game = draftOf(
        gameWith([
          does('lineSection', place, 'slow', 'Chase', sketch),
          ...(enemy === null ? [] : [base('heron', enemy)]),
        ]),
      );
      const own = game.bases[id('lineSection')];
      own.turn.running = runningOf(own);
      const { part, to, replaced, reversed } = intentOf(game, placedBase(game, own.id), step);
      return { part, goes: to !== null, replaced, reversed };
    };
    const nothing = { replaced: false, reversed: false };
    expect(partOf('1608/N', '1611/N')).toEqual({ part: 'T,F', goes: true, ...nothing });
    expect(partOf('1608/S', '1611/N')).toEqual({ part: 'F', goes: true, ...nothing });
    expect(partOf('1608/S', null)).toEqual({ part: '-', goes: false, ...nothing });
    expect(partOf('1608/S', '1611/N', 3)).toEqual({ part: '-', goes: false, ...nothing });
    expect(partOf('1608/N', '1611/N', 1, { gear: 2 })).toEqual({ part: '-', goes: false, ...nothing });
  });

  it('E-75: with no captain part 2 of the default', () => {
    const captains: readonly Sketch[] = [
      { shaken: 1 },
      { upgrades: [] },
      { where: { at: 'destroyed', hex: at('1611') } },
    ];
    for (const sketch of captains) {
      const captain = base('lineSection', '1611/N', { id: 'captain', upgrades: ['captain'], ...sketch });
      const game = gameWith([does('lineSection', '1608/N', 'slow', 'Follow'), captain]);
      expect(followStep(game, placedBase(game, id('lineSection')))).toBeUndefined();
      expect(outcomes(game, 'lineSection')).toEqual(['stays', 'stays', 'stays']);
    }
  });
});
