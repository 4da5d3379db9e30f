import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../result';
import { canDoSomething, options } from './options';
import { playEndPhase } from './phases';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_FIRES,
  DORIAN_MOVES,
  DORIAN_RALLIES,
  gameWith,
  machine,
  section,
  vehicle,
} from './testing';
import type { Game, Phase, Unit } from './types';

const named = ({ turn, phase: { name, side } }: Game) => `${turn} ${side} ${name}`;

function ended(phase: Phase, units: readonly Unit[], rest: Partial<Game> = {}) {
  const game = structuredClone(gameWith(units, { phase, ...rest })) as Draft<Game>;
  const events = playEndPhase(game);
  return { game, began: events.flatMap((event) => (event.type === 'phaseBegan' ? [event] : [])), events };
}

const orders = { move: ['hold'], combat: ['sweep'], weapons: ['laser'] } as const;
/** In reach and sight of each other, one of them routed: each phase has something to decide. */
const busy = [
  section('panza-shock-1', '0511'),
  section('panza-shock-2', '0520', { routed: true }),
  machine('A', 'bipod', ['0512', 0], { ...orders, rest: { force: 1 } }),
];

describe('§4: the sequence of a turn', () => {
  test.each<[from: Phase, to: string]>([
    [DORIAN_MOVES, '2 dorian fire'],
    [DORIAN_FIRES, '2 dorian rally'],
    [DORIAN_RALLIES, '2 avronian movement'],
    [AVRONIAN_MOVES, '2 avronian fire'],
    [AVRONIAN_FIRES, '3 dorian movement'],
  ])('after %j comes %s', (from, to) => {
    expect(named(ended(from, busy).game)).toBe(to);
  });

  it('the Avronian sets the orders of machines that enter later just before they enter', () => {
    const column = machine('B', 'bipod', ['0102', 0], { rest: { force: 3, where: { at: 'toEnter' } } });
    const { game } = ended(DORIAN_RALLIES, [...busy, column], { scenario: 'extractors', turn: 4 });
    expect(named(game)).toBe('4 avronian programming');
    expect(
      ended(game.phase, Object.values(game.units), { scenario: 'extractors', turn: 4 }).game.phase,
    ).toEqual(AVRONIAN_MOVES);
  });

  it('§9: after the last phase of the last turn the game is decided', () => {
    expect(named(ended(AVRONIAN_FIRES, busy, { turn: 12 }).game)).toBe('12 null ended');
    expect(named(ended(AVRONIAN_MOVES, busy, { turn: 12 }).game)).toBe('12 avronian fire');
  });
});

describe('R-87: a phase in which its side has nothing to decide is passed over', () => {
  it('nobody in range: both fire phases; nobody routed: the rally phase', () => {
    const units = [
      section('panza-shock-1', '0511'),
      machine('A', 'bipod', ['2012', 0], { move: ['hold'], rest: { force: 1 } }),
    ];
    const { game, began } = ended(DORIAN_MOVES, units);
    expect(began.map(({ phase }) => `${phase.side} ${phase.name}`)).toEqual([
      'dorian fire',
      'dorian rally',
      'avronian movement',
    ]);
    expect(named(game)).toBe('2 avronian movement');
    expect(options(game).length).toBeGreaterThan(1);
  });

  it('but not one in which an order has to be executed, though nothing can be hit', () => {
    const units = [
      section('panza-shock-1', '0511'),
      machine('A', 'bipod', ['2012', 0], {
        ...orders,
        rest: { force: 1 },
      }),
    ];
    const started = units.map((unit) =>
      unit.class === 'machine' ? { ...unit, moved: true, combat: { ...unit.combat, running: true } } : unit,
    );
    expect(named(ended(AVRONIAN_MOVES, started).game)).toBe('2 avronian fire');
  });

  it('what it would leave behind is left behind all the same', () => {
    const units = [
      section('panza-shock-1', '0511', { pinned: true }),
      machine('A', 'bipod', ['2012', 0], { move: ['hold'], rest: { force: 1 } }),
    ];
    const { game, events } = ended(DORIAN_FIRES, units);
    expect(game.units['panza-shock-1' as keyof typeof game.units]).toMatchObject({ pinned: false });
    expect(events).toContainEqual({ type: 'pinRemoved', units: ['panza-shock-1'] });
  });

  it('an ended game is not passed over', () => {
    expect(canDoSomething(gameWith(busy, { phase: { name: 'ended', side: null } }))).toBe(true);
  });
});

describe('what a phase leaves behind', () => {
  const unit = (game: Game, id: string) => Object.values(game.units).find((each) => each.id === id);
  it('§6.3.4: pinned markers come off after the rally rolls', () => {
    const pinned = section('panza-shock-1', '0511', { pinned: true });
    expect(unit(ended(DORIAN_FIRES, [pinned, ...busy.slice(1)]).game, pinned.id)).toMatchObject({
      pinned: true,
    });
    expect(unit(ended(DORIAN_RALLIES, [pinned, ...busy.slice(1)]).game, pinned.id)).toMatchObject({
      pinned: false,
    });
  });

  it('§8.2: reset markers come off at the end of the next Dorian turn, not before', () => {
    const [, , a] = busy;
    const reset =
      a.class === 'machine'
        ? { ...a, move: { ...a.move, reset: true }, combat: { ...a.combat, reset: true } }
        : a;
    const markers = (phase: Phase) => {
      const after = unit(ended(phase, [busy[0], busy[1], reset]).game, 'A');
      return after?.class === 'machine' ? [after.move.reset, after.combat.reset] : [];
    };
    expect(markers(AVRONIAN_FIRES)).toEqual([true, true]);
    expect(markers(DORIAN_FIRES)).toEqual([true, true]);
    expect(markers(DORIAN_RALLIES)).toEqual([false, false]);
  });

  it('§8.3.5, §8.2: Hold and the reset’s −2 last to the end of the fire phase', () => {
    const a = machine('A', 'bipod', ['0512', 0], {
      ...orders,
      rest: { force: 1, held: true, combatReset: true },
    });
    const rest = [busy[0], busy[1], a];
    expect(unit(ended(AVRONIAN_MOVES, rest).game, 'A')).toMatchObject({ held: true, combatReset: true });
    expect(unit(ended(AVRONIAN_FIRES, rest).game, 'A')).toMatchObject({ held: false, combatReset: false });
  });

  it('§9.4: the +3 of an ambush lasts to the end of the next Dorian fire phase', () => {
    const ambushers = [section('panza-shock-1', '0511', { ambush: true }), ...busy.slice(1)];
    expect(unit(ended(DORIAN_MOVES, ambushers).game, 'panza-shock-1')).toMatchObject({ ambush: true });
    expect(unit(ended(DORIAN_FIRES, ambushers).game, 'panza-shock-1')).toMatchObject({ ambush: false });
  });

  it('§6.3, §7: a side’s units are fresh when its phase begins, the other side’s are not touched', () => {
    const tired = busy.map((each): Unit => ({ ...each, moved: true, fired: true }));
    const { game } = ended(AVRONIAN_FIRES, tired);
    expect(unit(game, 'panza-shock-1')).toMatchObject({ moved: false, fired: true });
    expect(unit(game, 'A')).toMatchObject({ moved: true, fired: true });
  });

  it('§9.4: a new turn lets the Dorian activate hidden units anew', () => {
    const floater = vehicle('floater-1', '0511');
    const { game } = ended(AVRONIAN_FIRES, [...busy, floater], { uncovered: [floater.id] });
    expect(game.uncovered).toEqual([]);
  });
});
