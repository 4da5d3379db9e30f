import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { copyGame, copyUnit } from '../copy';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_FIRES,
  DORIAN_MOVES,
  gameWith,
  loadedDice,
  machine,
  section,
  vehicle,
} from '../testing';
import type { Action, Event, Game, Machine, Side } from '../types';
import { byMail } from '.';

const A = counterId('A');

/** A device of a side plays on what it knows, with what it has been told. */
function playOn(game: Game, side: Side, action: Action, facts: object | null = null) {
  const before = copyGame(byMail.known(game, side));
  const played = copyGame(before);
  const events = byMail.play(played, action, { side, facts });
  return { before, action, after: byMail.known(played, side), events };
}

function told(game: Game, side: Side, done: ReturnType<typeof playOn>) {
  return byMail.factsFor(
    { told: byMail.known(game, side === 'dorian' ? 'avronian' : 'dorian'), ...done },
    side,
  );
}

function eventOf<T extends Event['type']>(events: readonly Event[], type: T) {
  return events.find((event): event is Event & { readonly type: T } => event.type === type);
}

describe('§9.4: hidden units', () => {
  const hidden = { hidden: true } as const;
  const lance = section('panza-lance', '0610', hidden);
  const game = gameWith([lance, machine('A', 'bipod', ['0611', 0])], {
    scenario: 'ambush',
    rules: 'simple',
    phase: AVRONIAN_MOVES,
  });
  const move: Action = { type: 'move', unit: A, path: [at('0610')], facing: 0, exit: null, into: null };

  test('are not on the device of the machines', () => {
    expect(Object.keys(byMail.known(game, 'avronian').units)).toEqual(['A']);
  });

  test('whether a move meets one only their side can tell; told of it, the move ends before it', () => {
    const guess = playOn(game, 'avronian', move);
    expect(byMail.restsOnOther(guess)).toBe(true);
    const there = playOn(game, 'dorian', move);
    const answer = told(game, 'avronian', there);
    expect(answer?.units).toEqual([expect.stringMatching(/^panza-lance@0610 hidden/)]);
    const again = playOn(game, 'avronian', move, answer);
    expect(eventOf(again.events, 'uncovered')).toMatchObject({ unit: 'panza-lance', why: 'bumped' });
    expect(byMail.common(again.after)).toEqual(byMail.common(there.after));
  });

  test('a move that meets none is answered with nothing', () => {
    const far = gameWith([section('panza-lance', '0602', hidden), machine('A', 'bipod', ['0611', 0])], {
      scenario: 'ambush',
      rules: 'simple',
      phase: AVRONIAN_MOVES,
    });
    expect(told(far, 'avronian', playOn(far, 'dorian', move))).toEqual({});
  });
});

describe('§8.5: whether a machine is Thanis', () => {
  const shot: Action = {
    type: 'fire',
    firers: [{ unit: counterId('pgp-1'), slot: null }],
    target: A,
    area: false,
  };
  const pgp = vehicle('pgp-1', '0614');
  /** A hit, a damage roll with a critical, and a Program hit, if there are dice of that kind. */
  function programHit(bought: Machine['thanis']) {
    const target = machine('A', 'bipod', ['0611', 0], { rest: { thanis: bought, force: 1 } });
    for (const rolls of ROLLS) {
      const game = gameWith([pgp, target], { phase: DORIAN_FIRES, dice: loadedDice(...rolls) });
      const done = playOn(game, 'dorian', shot);
      const { results } = eventOf(done.events, 'shot')!;
      if (results.some(({ criticals }) => criticals.some(({ effect }) => effect.effect === 'orderBox')))
        return { game, done };
    }
    throw new Error('No rolls lead to a Program hit');
  }
  const DIGITS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  const ROLLS = DIGITS.flatMap((damage) => DIGITS.map((critical) => [9, damage, critical]));

  test('a Program hit is asked about, and its machine told of alone where it is', () => {
    const { game, done } = programHit({ freeMove: true, freeTarget: false });
    expect(byMail.restsOnOther(done)).toBe(true);
    const answer = told(game, 'dorian', playOn(game, 'avronian', shot));
    expect(answer?.units).toEqual([expect.stringContaining('thanis:freeMove')]);
    const again = playOn(game, 'dorian', shot, answer);
    const [{ criticals }] = eventOf(again.events, 'shot')!.results;
    expect(criticals.at(-1)?.effect).toEqual({ effect: 'thanis' });
  });

  test('R-88: which Thanis orders it carries is not told', () => {
    const [first, ...others] = [
      { freeMove: true, freeTarget: false },
      { freeMove: false, freeTarget: true },
      { freeMove: true, freeTarget: true },
    ].map((bought) => {
      const { game } = programHit(bought);
      return told(game, 'dorian', playOn(game, 'avronian', shot));
    });
    expect(others).toEqual([first, first]);
  });

  test('nothing is told of a machine that is not', () => {
    const { game, done } = programHit({ freeMove: false, freeTarget: false });
    expect(byMail.restsOnOther(done)).toBe(true);
    expect(told(game, 'dorian', playOn(game, 'avronian', shot))).toEqual({});
  });
});

describe('§8.4.4: when a mark is gone, the Target orders that lie face down come off for both sides to see', () => {
  const lance = section('panza-lance', '0401', { steps: 1 });
  const marking = machine('A', 'bipod', ['0611', 0], {
    combat: ['target', 'sweep', 'target'],
    rest: { mark: lance.id },
  });
  const rules = { scenario: 'incoming', rules: 'full' } as const;
  const leave: Action = { type: 'move', unit: lance.id, path: [], facing: null, exit: 0, into: null };

  function expectOneGame(own: ReturnType<typeof playOn>, there: ReturnType<typeof playOn>) {
    expect(own.events.filter(({ type }) => type === 'orderRemoved')).toHaveLength(2);
    expect(there.events).toEqual(own.events);
    expect(byMail.common(there.after)).toEqual(byMail.common(own.after));
  }

  test('in the turn of the machines they are told of, and no other order', () => {
    const bomb = machine('B', 'bipod', ['0402', 0], { combat: ['selfDestruct'] });
    const game = gameWith([lance, marking, bomb, section('panza-shock-1', '2020')], {
      ...rules,
      phase: AVRONIAN_FIRES,
      dice: loadedDice(9, 9),
    });
    const blast: Action = { type: 'reveal', machine: bomb.id };
    const own = playOn(game, 'avronian', blast);
    expect(byMail.restsOnOther(own)).toBe(false);
    const facts = told(game, 'dorian', own);
    expect(facts?.units).toContainEqual(expect.stringContaining('c:target,?,target'));
    expectOneGame(own, playOn(game, 'dorian', blast, facts));
  });

  test('in the turn of the other side the device of the machines answers with them', () => {
    const units = [lance, marking, section('panza-shock-1', '2020')];
    const game = gameWith(units, { ...rules, phase: DORIAN_MOVES });
    expect(byMail.restsOnOther(playOn(game, 'dorian', leave))).toBe(true);
    const there = playOn(game, 'avronian', leave);
    expectOneGame(there, playOn(game, 'dorian', leave, told(game, 'dorian', there)));
  });

  test('nothing is asked where no order of the machine lies face down', () => {
    const open = copyUnit(marking) as Draft<Machine>;
    for (const box of open.combat.boxes) box.revealed = true;
    const units = [lance, open, section('panza-shock-1', '2020')];
    const game = gameWith(units, { ...rules, phase: DORIAN_MOVES });
    expect(byMail.restsOnOther(playOn(game, 'dorian', leave))).toBe(false);
  });
});

describe('of a side that can have no secret nothing is asked', () => {
  test.each([
    ['incoming', 'simple', 'dorian', true],
    ['incoming', 'simple', 'avronian', true],
    ['incoming', 'full', 'dorian', true],
    ['incoming', 'full', 'avronian', false],
    ['ambush', 'simple', 'dorian', false],
    ['ambush', 'simple', 'avronian', true],
    ['engage', 'simple', 'dorian', false],
    ['engage', 'simple', 'avronian', false],
  ] as const)('%s, %s rules: %s hides nothing: %s', (scenario, rules, side, open) => {
    expect(byMail.hidesNothing(gameWith([], { scenario, rules }), side)).toBe(open);
  });

  const last = [machine('A', 'bipod', ['0611', 0]), section('panza-lance', '0601')];
  const end: Action = { type: 'endPhase' };

  test.each([
    ['incoming', true],
    ['ambush', false],
  ] as const)('§9: with the last turn of %s the game ends for sure: %s', (scenario, sure) => {
    const game = gameWith(last, { scenario, rules: 'simple', phase: AVRONIAN_FIRES, turn: 30 });
    const own = playOn(game, 'avronian', end);
    expect(own.after.phase.name).toBe('ended');
    expect(byMail.restsOnOther(own)).toBe(!sure);
  });

  test('before the last turn it is still the turn of the other side', () => {
    const game = gameWith(last, { scenario: 'incoming', rules: 'simple', phase: AVRONIAN_FIRES });
    expect(byMail.restsOnOther(playOn(game, 'avronian', end))).toBe(true);
  });
});

describe('what is told', () => {
  test.each([
    null,
    'text',
    { units: 'A' },
    { units: [1] },
    { units: ['x'.repeat(301)] },
    { gone: ['nobody'] },
    { until: 'T1 nothing' },
    { more: 1 },
  ])('%j is no fact', (value) => expect(byMail.isFacts(value)).toBe(false));

  test.each([
    { units: ['nobody@0000'] },
    { units: ['bipod A@0611/N'] },
    { units: ['panza-lance@0610>pgp-1'] },
  ])('%j cannot be laid down by the Dorian: RangeError', (facts) => {
    const game = gameWith([machine('B', 'bipod', ['0611', 0])], { phase: DORIAN_FIRES });
    const end: Action = { type: 'endPhase' };
    expect(() => byMail.whyIllegal(game, end, { side: 'avronian', facts })).toThrow(RangeError);
  });
});
