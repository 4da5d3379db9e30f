import { describe, expect, it, test } from 'vitest';
import { base, draftOf, gameWith, id, program } from '../testing';
import { whyIllegal } from '../legality';
import { options } from '../options';
import { play } from '../play';
import { furrows } from '../ruleset';
import { setup } from '../setup';
import type { Action, Base, Game, Illegal, Mode, Reason } from '../types';
import {
  defaultProgram,
  dueTurns,
  expectedMode,
  missingOrders,
  modeAfter,
  modeAfterProgram,
  modesOf,
  needsFacing,
  partsOf,
  programIn,
  programsOf,
  queuedGunnery,
  queuedMovement,
  queueOf,
  revealOrders,
  writePart,
} from '.';

const anvil = (mode: Mode, sketch = {}): Base => base('anvil', '1208/S', { mode, ...sketch });

describe('§5.2: programs', () => {
  it('are written in three parts, actions of a part in order', () => {
    expect(partsOf(program('T,A+F+F'))).toEqual([
      [{ act: 'turnTo' }, { act: 'faster' }],
      [{ act: 'forward' }],
      [{ act: 'forward' }],
    ]);
    expect(partsOf(program('L,F+-+Rev'))).toEqual([
      [{ act: 'turn', sixths: -1 }, { act: 'forward' }],
      [],
      [{ act: 'reverse' }],
    ]);
    expect(partsOf(program('F+B[crawl]+R'))).toEqual([
      [{ act: 'forward' }],
      [{ act: 'into', mode: 'crawl' }],
      [{ act: 'turn', sixths: 1 }],
    ]);
    expect(partsOf(program('A[set up]+B+-'))).toEqual([
      [{ act: 'into', mode: 'setUp' }],
      [{ act: 'slower' }],
      [],
    ]);
    expect(partsOf(program('Chase'))).toEqual([[], [], []]);
    expect(() => partsOf(program('X+F+F'))).toThrow(new RangeError('No action X'));
  });

  it('are read from the lists without a fault, every one', () => {
    for (const unit of [
      'anvil',
      'heron',
      'lurcher',
      'rampart',
      'lineSection',
      'mortar',
      'fenRiders',
      'kite',
      'oldGrief',
    ] as const) {
      const any = base(unit, '1208');
      for (const mode of modesOf(any))
        for (const each of programsOf(any, mode)) expect(partsOf(each)).toHaveLength(3);
    }
  });

  it('/R is the same with L and R exchanged', () => {
    const slow = programsOf(anvil('slow'), 'slow');
    expect(slow).toContain('L+L+F');
    expect(slow).toContain('R+R+F');
    expect(slow).toContain('F+F+R');
    expect(slow).toHaveLength(15);
    expect(programsOf(anvil('slow'), 'stand')).toContain('Rev+-+Rev');
    expect(programsOf(base('kite', '1208'), 'slow')).toEqual(
      expect.arrayContaining(['F+L,F+R,F', 'F+R,F+L,F']),
    );
  });

  it('a nimble base may write more when fast', () => {
    expect(programsOf(base('heron', '1208'), 'fast')).toContain('F+R,F+F');
    expect(programsOf(base('heron', '1208'), 'fast')).toContain('L,F+F+F');
    expect(programsOf(anvil('fast'), 'fast')).not.toContain('L,F+F+F');
    expect(programsOf(base('heron', '1208'), 'slow')).toHaveLength(15);
  });

  it('§5.3: the default may always be written, once', () => {
    expect(programsOf(anvil('slow'), 'slow').at(-1)).toBe('F+B+-');
    expect(programsOf(anvil('fast'), 'fast').filter((each) => each === 'F+B+-')).toHaveLength(1);
    expect(programsOf(base('lineSection', '1208'), 'fast').at(-1)).toBe('B+-+-');
  });

  it('a mode the class does not have has none', () => {
    expect(programsOf(anvil('slow'), 'crawl')).toEqual([]);
    expect(() => defaultProgram('tracked', 'crawl')).toThrow(new RangeError('tracked has no mode crawl'));
  });

  it('E-15: a T needs its facing', () => {
    expect(needsFacing(program('T+-+-'))).toBe(true);
    expect(needsFacing(program('F+T,F+F'))).toBe(true);
    expect(needsFacing(program('L+F+F'))).toBe(false);
    expect(needsFacing(program('Chase'))).toBe(false);
  });

  it('are written as they are read', () => {
    for (const written of ['L+R+F', 'T,F+L,F+R,F', 'A+B+Rev'])
      expect(partsOf(program(written)).map(writePart).join('+')).toBe(written);
    const line = base('lineSection', '1208');
    for (const each of programsOf(line, 'slow').filter((written) => written.includes('+')))
      expect(partsOf(each).map(writePart).join('+').replace('[crawl]', 'B[crawl]')).toBe(each);
  });
});

describe('§5.2, E-68: modes', () => {
  const after = (unit: Base, ...acts: readonly Parameters<typeof modeAfter>[1][]) =>
    acts.reduce((one, act) => ({ ...one, mode: modeAfter(one, act) }), unit).mode;
  const [A, B] = [{ act: 'faster' }, { act: 'slower' }] as const;

  test.each([
    ['stand', 'slow', 'stand'],
    ['slow', 'fast', 'stand'],
    ['fast', 'fast', 'slow'],
  ] as const)('a tracked base in %s: A makes %s, B %s', (mode, faster, slower) => {
    expect(after(anvil(mode), A)).toBe(faster);
    expect(after(anvil(mode), B)).toBe(slower);
  });

  it('never leave those of the class', () => {
    expect(after(base('rampart', '1208', { mode: 'slow' }), A)).toBe('slow');
    expect(after(base('mortar', '1208', { mode: 'slow' }), B)).toBe('slow');
    expect(after(base('kite', '1208', { mode: 'slow' }), B)).toBe('slow');
    expect(after(anvil('slow'), { act: 'into', mode: 'crawl' })).toBe('slow');
    expect(after(base('lineSection', '1208', { mode: 'slow' }), { act: 'into', mode: 'crawl' })).toBe(
      'crawl',
    );
    expect(after(base('lineSection', '1208', { mode: 'crawl' }), A)).toBe('crawl');
    expect(after(base('lineSection', '1208', { mode: 'crawl' }), B)).toBe('crawl');
    expect(after(base('lineSection', '1208', { mode: 'crawl' }), { act: 'into', mode: 'stand' })).toBe(
      'stand',
    );
  });

  it('not fast once the running gear is hit; none at all when immobilised', () => {
    expect(after(anvil('slow', { gear: 1 }), A)).toBe('slow');
    expect(after(anvil('stand', { gear: 1 }), A)).toBe('slow');
    expect(after(anvil('stand', { gear: 2 }), A)).toBe('stand');
    expect(modesOf(anvil('slow', { gear: 1 }))).toEqual(['stand', 'slow']);
  });

  it('other actions leave the mode', () => {
    expect(after(anvil('slow'), { act: 'forward' }, { act: 'turn', sixths: 1 })).toBe('slow');
    expect(modeAfterProgram(anvil('slow'), program('F+A+F'))).toBe('fast');
    expect(modeAfterProgram(anvil('fast'), program('F+B+B'))).toBe('stand');
  });
});

const fresh = (orders: 'ahead' | 'quick', turn = 1): Game => {
  const bases = [
    base('anvil', '1206/S'),
    base('lineSection', '1205/S', { id: 'line-1' }),
    base('heron', '1213/N'),
    base('leagueRifles', '1214/N', { id: 'rifles-1' }),
  ];
  return gameWith(bases, { orders, turn });
};

describe('§5.1: writing ahead', () => {
  const due = (game: Game, name: string) => {
    const each = game.bases[id(name)];
    return [dueTurns(game, each, 'movement'), dueTurns(game, each, 'gunnery')];
  };

  it('§17, example 15: an Anvil in turn 1 writes movement 1 and 2, gunnery 1 and 2; a Heron movement 1 and 2, gunnery 1', () => {
    expect(due(fresh('ahead', 1), 'anvil')).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(due(fresh('ahead', 1), 'heron')).toEqual([[1, 2], [1]]);
    expect(due(fresh('ahead', 2), 'anvil')).toEqual([[3], [3]]);
    expect(due(fresh('ahead', 2), 'heron')).toEqual([[3], [2]]);
  });

  it('E-57: nothing is written for turns that will not come', () => {
    expect(due(fresh('ahead', 6), 'anvil')).toEqual([[], []]);
    expect(due(fresh('ahead', 6), 'heron')).toEqual([[], [6]]);
    expect(due(fresh('ahead', 5), 'anvil')).toEqual([[6], [6]]);
  });

  it('Quick orders: all leads are 0', () => {
    for (const turn of [1, 2, 6]) expect(due(fresh('quick', turn), 'anvil')).toEqual([[turn], [turn]]);
  });

  it('nothing is written before turn 1, nor for who is not on the map', () => {
    expect(due(fresh('ahead', 0), 'anvil')).toEqual([[], []]);
    const game = gameWith([base('anvil', '1206', { where: { at: 'unplaced' } })]);
    expect(due(game, 'anvil')).toEqual([[], []]);
  });

  it('E-96: nothing is written for a turn in which the base is shaken already', () => {
    const shaken = (orders: Game['orders']) =>
      gameWith([base('heron', '1213', { shaken: 1 })], { orders, turn: 3 });
    expect(due(shaken('quick'), 'heron')).toEqual([[], []]);
    expect(due(shaken('ahead'), 'heron')).toEqual([[4], []]);
  });
});

describe('§5.3: the expected mode', () => {
  it('is the mode now for this turn, and that after the queued program for the next', () => {
    const game = gameWith([
      anvil('slow', { queue: { movement: [{ turn: 2, program: 'F+A+F', facing: null }], gunnery: [] } }),
    ]);
    const unit = game.bases[id('anvil')];
    expect(expectedMode(game, unit, 2)).toBe('slow');
    expect(expectedMode(game, unit, 3)).toBe('fast');
  });

  it('is that after the default where nothing is queued, where the list has it not, and where the base is shaken', () => {
    const queued = (written: string, shaken = 0) =>
      gameWith([
        anvil('fast', {
          shaken,
          queue: { movement: [{ turn: 2, program: written, facing: null }], gunnery: [] },
        }),
      ]);
    for (const game of [gameWith([anvil('fast')]), queued('T+-+-'), queued('F+F+F', 1)])
      expect(expectedMode(game, game.bases[id('anvil')], 3)).toBe('slow');
    expect(expectedMode(queued('F+F+F'), queued('F+F+F').bases[id('anvil')], 3)).toBe('fast');
    expect(programIn(queued('T+-+-'), queued('T+-+-').bases[id('anvil')], 2)).toBe('F+B+-');
  });
});

describe('§5: writing', () => {
  const movement = (rest: Partial<Extract<Action, { type: 'setMovement' }>> = {}): Action => ({
    type: 'setMovement',
    base: id('anvil'),
    turn: 2,
    program: program('F+F+L'),
    facing: null,
    ...rest,
  });
  const gunnery = (rest: Partial<Extract<Action, { type: 'setGunnery' }>> = {}): Action => ({
    type: 'setGunnery',
    base: id('anvil'),
    turn: 2,
    entries: ['aim', 'fire'],
    ...rest,
  });
  const why = (game: Game, action: Action): Illegal | undefined => {
    const before = JSON.stringify(game);
    const found = whyIllegal(game, action);
    expect(JSON.stringify(game)).toBe(before);
    return found;
  };

  test.each<[string, Game, Action, Reason['reason'], string]>([
    ['a turn not due', fresh('quick', 2), movement({ turn: 3 }), 'notDue', '§5.1'],
    [
      'a turn far ahead while another is queued',
      gameWith(
        [anvil('slow', { queue: { movement: [{ turn: 2, program: 'F+F+L', facing: null }], gunnery: [] } })],
        { orders: 'ahead' },
      ),
      movement({ turn: 5 }),
      'notDue',
      '§5.1',
    ],
    [
      'this turn where it was to be written the turn before',
      gameWith([anvil('slow')], { orders: 'ahead' }),
      movement(),
      'notDue',
      '§5.1',
    ],
    [
      'a turn not due of who is shaken',
      gameWith([anvil('slow', { shaken: 1 })]),
      movement({ turn: 5 }),
      'notDue',
      '§5.1',
    ],
    ['a turn past', fresh('ahead', 3), gunnery({ turn: 2 }), 'notDue', '§5.1'],
    [
      'what lies in the queue',
      gameWith(
        [anvil('slow', { queue: { movement: [{ turn: 2, program: 'F+F+L', facing: null }], gunnery: [] } })],
        { orders: 'ahead' },
      ),
      movement(),
      'alreadyQueued',
      '§5.1',
    ],
    ['who is shaken', gameWith([anvil('slow', { shaken: 1 })]), movement(), 'shaken', '§5.6'],
    ['a program of another mode', gameWith([anvil('stand')]), movement(), 'notInList', '§5.3'],
    [
      'a program that is none',
      fresh('quick', 2),
      movement({ program: program('F+F+A') }),
      'notInList',
      '§5.3',
    ],
    [
      'a T without facing',
      gameWith([anvil('stand')]),
      movement({ program: program('T+-+-') }),
      'facingNeeded',
      'E-15',
    ],
    ['a facing without T', fresh('quick', 2), movement({ facing: 3 }), 'noFacing', 'E-15'],
    ['a lock with orders unwritten', fresh('quick', 2), { type: 'lockOrders' }, 'unwritten', '§5.1'],
  ])('%s is refused', (_, game, action, reason, rule) => {
    expect(why(game, action)).toMatchObject({ reason, rule });
  });

  it('tells what is missing, what is due, and the mode expected', () => {
    expect(why(fresh('ahead', 2), { type: 'lockOrders' })).toMatchObject({
      missing: [
        { base: 'anvil', turn: 3, kind: 'movement' },
        { base: 'anvil', turn: 3, kind: 'gunnery' },
        { base: 'line-1', turn: 3, kind: 'movement' },
        { base: 'line-1', turn: 2, kind: 'gunnery' },
      ],
    });
    expect(why(fresh('ahead', 3), gunnery({ turn: 2 }))).toMatchObject({ due: [4], turn: 2 });
    expect(why(gameWith([anvil('stand')]), movement())).toMatchObject({ mode: 'stand', program: 'F+F+L' });
  });

  it('E-21: any two entries', () => {
    const offered = options(fresh('quick', 2)).filter(({ type }) => type === 'setGunnery');
    expect(offered).toHaveLength(2 * 25);
    for (const action of offered) expect(why(fresh('quick', 2), action)).toBeUndefined();
  });

  it('what is offered is legal, and the lock with it once all is written', () => {
    const game = draftOf(fresh('quick', 2));
    for (const action of options(game)) expect(why(game, action)).toBeUndefined();
    expect(options(game)).not.toContainEqual({ type: 'lockOrders' });
    for (const base of ['anvil', 'line-1']) {
      play(game, {
        type: 'setMovement',
        base: id(base),
        turn: 2,
        program: defaultProgram(base === 'anvil' ? 'tracked' : 'foot', 'slow'),
        facing: null,
      });
      play(game, { type: 'setGunnery', base: id(base), turn: 2, entries: ['none', 'none'] });
    }
    expect(missingOrders(game, 'foundry')).toEqual([]);
    expect(options(game)).toContainEqual({ type: 'lockOrders' });
  });

  it('a new order takes the place of the one just written', () => {
    const game = draftOf(fresh('quick', 2));
    play(game, movement());
    play(game, movement({ program: program('F+-+-') }));
    play(game, gunnery());
    play(game, gunnery({ entries: ['load', 'none'] }));
    expect(game.bases[id('anvil')].queue).toEqual({
      movement: [{ turn: 2, program: 'F+-+-', facing: null }],
      gunnery: [{ turn: 2, entries: ['load', 'none'] }],
    });
  });

  it('what is written is told, and lies in the queue by turn', () => {
    const game = draftOf(fresh('ahead', 1));
    play(game, gunnery({ turn: 2 }));
    expect(play(game, gunnery({ turn: 1, entries: ['none', 'fire'] }))).toEqual([
      { type: 'gunneryOrdered', base: 'anvil', turn: 1, entries: ['none', 'fire'] },
    ]);
    expect(play(game, movement({ turn: 1 }))).toEqual([
      {
        type: 'movementOrdered',
        base: 'anvil',
        turn: 1,
        order: { program: 'F+F+L', facing: null },
        dropped: [],
      },
    ]);
    const { queue } = game.bases[id('anvil')];
    expect(queue).toMatchObject({ gunnery: [{ turn: 1 }, { turn: 2 }] });
    expect(queuedGunnery(game.bases[id('anvil')], 2)).toEqual(['aim', 'fire']);
    play(game, movement({ turn: 2, program: program('F+-+-') }));
    expect(queuedMovement(game.bases[id('anvil')], 2)?.program).toBe('F+-+-');
    expect(queueOf({ ...game.bases[id('anvil')], queue: 'hidden' })).toEqual({ movement: [], gunnery: [] });
  });

  it('§5.6: who is shaken now does in a later turn what was written for it', () => {
    const queue = { movement: [{ turn: 3, program: program('F+F+L'), facing: null }], gunnery: [] };
    const own = anvil('slow', { queue, shaken: 1 });
    expect(programIn(gameWith([own]), own, 3)).toBe('F+F+L');
  });

  it('turn 1 ahead: another program for turn 1 drops that of turn 2 if its mode has it not', () => {
    const game = draftOf(fresh('ahead', 1));
    play(game, movement({ turn: 1, program: program('F+A+F') }));
    play(game, movement({ turn: 2, program: program('F+F+F') }));
    expect(
      missingOrders(game, 'foundry').some(({ base, kind }) => base === 'anvil' && kind === 'movement'),
    ).toBe(false);
    const [kept] = play(game, movement({ turn: 1, program: program('A+F+F') }));
    expect(kept).toMatchObject({ type: 'movementOrdered', dropped: [] });
    const [event] = play(game, movement({ turn: 1, program: program('F+-+-') }));
    expect(event).toMatchObject({ type: 'movementOrdered', dropped: [2] });
    expect(missingOrders(game, 'foundry')).toContainEqual({ base: 'anvil', turn: 2, kind: 'movement' });
  });
});

describe('E-95: when both have locked, this turn’s orders lie open', () => {
  it('and leave the queue; those of later turns stay in it', () => {
    const queue = {
      movement: [
        { turn: 2, program: program('F+F+L'), facing: null },
        { turn: 3, program: program('F+-+-'), facing: null },
      ],
      gunnery: [
        { turn: 2, entries: ['fire', 'load'] as const },
        { turn: 3, entries: ['none', 'aim'] as const },
      ],
    };
    const game = draftOf(gameWith([anvil('slow', { queue })]));
    const [event] = revealOrders(game);
    const open = { movement: { program: 'F+F+L', facing: null }, gunnery: ['fire', 'load'], lost: false };
    expect(event).toEqual({ type: 'revealed', orders: [{ base: 'anvil', order: open }] });
    expect(game.bases[id('anvil')].order).toEqual(open);
    expect(game.bases[id('anvil')].queue).toEqual({
      movement: [queue.movement[1]],
      gunnery: [queue.gunnery[1]],
    });
  });

  it('§5.6: who is shaken has lost them, later ones stay', () => {
    const queue = {
      movement: [
        { turn: 2, program: program('F+F+L'), facing: null },
        { turn: 3, program: program('F+-+-'), facing: null },
      ],
      gunnery: [{ turn: 2, entries: ['fire', 'load'] as const }],
    };
    const game = draftOf(gameWith([anvil('slow', { queue, shaken: 1 })]));
    revealOrders(game);
    expect(game.bases[id('anvil')]).toMatchObject({
      order: { movement: { program: 'F+B+-', facing: null }, gunnery: ['none', 'none'], lost: true },
      queue: { movement: [{ turn: 3 }], gunnery: [] },
    });
  });

  it('who wrote nothing does the default', () => {
    const game = draftOf(gameWith([anvil('slow')]));
    revealOrders(game);
    expect(game.bases[id('anvil')].order).toEqual({
      movement: { program: 'F+B+-', facing: null },
      gunnery: ['none', 'none'],
      lost: false,
    });
  });
});

describe('the lock', () => {
  it('the Foundry’s hands the orders to the League, the League’s reveals and runs the turn', () => {
    const game = draftOf({ ...setup({ scenario: 'firstLight', orders: 'quick' }, 5) });
    game.turn = 1;
    game.phase = { name: 'orders', side: 'foundry' };
    expect(play(game, { type: 'lockOrders' }).map(({ type }) => type)).toEqual(['locked', 'phaseBegan']);
    expect(furrows.sideToDecide(game)).toBe('league');
    const told = play(game, { type: 'lockOrders' }).map(({ type }) => type);
    expect(told.slice(0, 3)).toEqual(['locked', 'revealed', 'partBegan']);
    expect(told.at(-1)).toBe('phaseBegan');
  });
});
