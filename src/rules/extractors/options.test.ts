import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../result';
import { assertNever } from '../result';
import { consequences } from './consequences';
import { forecast, forecastSelfDestruct } from './fire';
import { whyIllegal } from './legality';
import { canAct, canDoSomething, options, optionsOf } from './options';
import { play } from './play';
import { extractors } from './ruleset';
import { setup } from './setup';
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
import type { Action, Activation, Game, Machine, Phase, Position, Unit } from './types';
import { at } from './maps/doriana';

const LANCE = section('panza-lance', '1214');
const ROUTED = section('panza-shock-1', '0505', { routed: true });
const SECOND = section('panza-shock-2', '0606', { routed: true });
const HIDDEN = section('bha-lance', '1010', { hidden: true });
const GLIDE = machine('A', 'glide', ['1215', 0], { weapons: ['laser', 'laser', 'laser'] });
const FAR = machine('B', 'bipod', ['2020', 0], { weapons: ['laser', null, null] });
const BUYING: Phase = { name: 'buildUp', side: 'dorian' };
const ENDED: Phase = { name: 'ended', side: null };

const simple = (units: readonly Unit[], phase: Phase, rest: Partial<Game> = {}) =>
  gameWith(units, { rules: 'simple', phase, ...rest });
const types = (actions: readonly Action[]) => [...new Set(actions.map(({ type }) => type))].sort();
const firing = ({ id }: Machine): Activation => ({
  type: 'firing',
  machine: id,
  order: null,
  marking: false,
  swept: [],
});

describe('§4: what the side to decide may do', () => {
  test.each<[what: string, position: Position, offered: readonly Action['type'][]]>([
    ['build-up', setup({ scenario: 'engage', rules: 'simple' }, 1), ['buy', 'recommend']],
    [
      'placement',
      {
        ...setup({ scenario: 'incoming', rules: 'simple' }, 1),
        phase: { name: 'placement', side: 'dorian' },
      },
      ['place'],
    ],
    [
      '§5: build-up alone, nothing is placed before it has ended',
      simple([{ ...HIDDEN, where: { at: 'unplaced' } }], BUYING, { scenario: 'ambush', turn: 0 }),
      ['buy', 'endPhase', 'recommend', 'sell'],
    ],
    ['movement', simple([LANCE, GLIDE], DORIAN_MOVES), ['endPhase', 'move']],
    ['Avronian movement', simple([LANCE, GLIDE], AVRONIAN_MOVES), ['endPhase', 'move']],
    ['fire', simple([LANCE, GLIDE], DORIAN_FIRES), ['endPhase', 'fire']],
    ['rally', simple([LANCE, ROUTED], DORIAN_RALLIES), ['endPhase', 'rally']],
    ['§6.3.5: a routed section has to run', simple([ROUTED, GLIDE], DORIAN_MOVES), ['move']],
    [
      '§9.4: hidden units may be activated',
      simple([HIDDEN, GLIDE], DORIAN_MOVES, { scenario: 'ambush' }),
      ['endPhase', 'uncover'],
    ],
    ['nothing when the game has ended', simple([LANCE, GLIDE], ENDED), []],
  ])('%s', (_, position, offered) => {
    const actions = options(position);
    expect(types(actions)).toEqual(offered);
    expect(actions.filter((action) => whyIllegal(position, action))).toEqual([]);
  });

  it('by one unit: its own moves, shots and rally', () => {
    const both = simple([LANCE, ROUTED, SECOND, GLIDE], DORIAN_RALLIES);
    expect(optionsOf(both, ROUTED)).toEqual([{ type: 'rally', unit: ROUTED.id }]);
    expect(optionsOf(both, LANCE)).toEqual([]);
    expect(optionsOf(simple([LANCE], BUYING), LANCE)).toEqual([]);
    const moves = optionsOf(simple([LANCE, GLIDE], DORIAN_MOVES), LANCE);
    expect(moves.length).toBeGreaterThan(1);
    expect(types(moves)).toEqual(['move']);
    const uncovers = optionsOf(simple([HIDDEN, GLIDE], DORIAN_MOVES, { scenario: 'ambush' }), HIDDEN);
    expect(uncovers[0]).toEqual({ type: 'uncover', unit: HIDDEN.id });
    const moved = { ...LANCE, moved: true };
    const late = simple([HIDDEN, moved, GLIDE], DORIAN_MOVES, { scenario: 'ambush' });
    expect(types(optionsOf(late, HIDDEN))).not.toContain('uncover');
  });

  it('a machine in the middle of its fire is the only one to act, and has to come to an end of it', () => {
    const near = { ...FAR, where: LANCE.where, id: FAR.id } as Machine;
    const position = simple(
      [LANCE, GLIDE, { ...near, where: { ...GLIDE.where, hex: at('1213') } } as Machine],
      AVRONIAN_FIRES,
    );
    const acting = (each: Position) =>
      new Set(
        options(each)
          .flatMap((action) => (action.type === 'fire' ? action.firers : []))
          .map(({ unit }) => unit),
      );
    expect(acting(position)).toEqual(new Set([GLIDE.id, near.id]));
    const busy = { ...position, activation: firing(GLIDE) };
    expect(acting(busy)).toEqual(new Set([GLIDE.id]));
    expect(types(options(busy))).not.toContain('endPhase');
    expect(types(options(position))).toContain('endPhase');
  });
});

describe('R-87: there is something to decide', () => {
  test.each<[what: string, position: Position, something: boolean]>([
    ['with a unit that can move', simple([LANCE, GLIDE], DORIAN_MOVES), true],
    ['not with units that have', simple([{ ...LANCE, moved: true }, GLIDE], DORIAN_MOVES), false],
    ['§9.4: with a hidden unit to activate', simple([HIDDEN], DORIAN_MOVES, { scenario: 'ambush' }), true],
    [
      '§9.4: not once others have moved',
      simple([HIDDEN, { ...LANCE, moved: true }], DORIAN_MOVES, { scenario: 'ambush' }),
      false,
    ],
    ['with a target in range', simple([LANCE, GLIDE], DORIAN_FIRES), true],
    ['not without', simple([LANCE, FAR], DORIAN_FIRES), false],
    ['with a routed section', simple([ROUTED], DORIAN_RALLIES), true],
    ['not with none', simple([LANCE], DORIAN_RALLIES), false],
    ['in every build-up', simple([], BUYING), true],
    ['in every placement', simple([], { name: 'placement', side: 'dorian' }), true],
    ['in every programming', simple([], { name: 'programming', side: 'avronian' }), true],
    ['never after the end', simple([], ENDED), true],
    [
      'in the middle of something',
      simple([{ ...GLIDE, fired: true }], AVRONIAN_FIRES, { activation: firing(GLIDE) }),
      true,
    ],
  ])('%s', (_, position, something) => expect(canDoSomething(position)).toBe(something));

  it('§8.1: under Full rules with an order to reveal', () => {
    const ordered = machine('A', 'glide', ['1215', 0], { move: ['hold'] });
    expect(canDoSomething(gameWith([LANCE, ordered], { phase: AVRONIAN_MOVES }))).toBe(true);
    expect(types(options(gameWith([LANCE, ordered], { phase: AVRONIAN_MOVES })))).toContain('reveal');
  });

  it('§8.1: with a Combat cycle that may be started, though the phase may end as well', () => {
    const armed = machine('A', 'glide', ['1215', 0], { weapons: ['laser'], combat: ['sweep'] });
    const position = gameWith([LANCE, armed], { phase: AVRONIAN_FIRES });
    expect(types(options(position))).toEqual(['endPhase', 'reset', 'reveal']);
    expect(canDoSomething(position)).toBe(true);
  });

  it('a unit by itself never in a preparation', () => {
    expect(canAct(simple([LANCE], BUYING), LANCE)).toBe(false);
  });
});

describe('what an action would make final', () => {
  const fire: Action = {
    type: 'fire',
    firers: [{ unit: LANCE.id, slot: null }],
    target: GLIDE.id,
    area: false,
  };
  const shot = (slot: number) => ({ firers: [{ unit: GLIDE.id, slot }], target: LANCE.id, area: false });
  const free = { reveals: false, finds: false, handsOver: false };
  const move = (unit: Unit, path: readonly string[]): Action => ({
    type: 'move',
    unit: unit.id,
    path: path.map(at),
    facing: unit.class === 'section' ? null : 0,
    exit: null,
    into: null,
  });
  const waits = { ...LANCE, where: { at: 'toEnter' } } as const;
  const bog = section('panza-lance', '0509');

  it('§7: a shot rolls the dice of its forecast, several the sum of theirs', () => {
    const other = section('bha-shock', '1213');
    const position = simple([LANCE, other, GLIDE], DORIAN_FIRES);
    const { dice } = forecast(position, fire);
    expect(dice[1]).toBeGreaterThan(0);
    expect(consequences(position, fire)).toEqual({ ...free, dice });
    const shots = [shot(0), { ...shot(1), target: other.id }];
    const each = shots.map((one) => forecast(position, one).dice);
    expect(consequences(position, { type: 'allocate', machine: GLIDE.id, shots })).toEqual({
      ...free,
      dice: [each[0][0] + each[1][0], each[0][1] + each[1][1]],
    });
  });

  it('R-84: a shot at what an earlier one may have removed may roll no dice', () => {
    const position = simple([LANCE, GLIDE], DORIAN_FIRES);
    const shots = [shot(0), shot(1)];
    const each = shots.map((one) => forecast(position, one).dice);
    expect(consequences(position, { type: 'allocate', machine: GLIDE.id, shots }).dice).toEqual([
      each[0][0],
      each[0][1] + each[1][1],
    ]);
  });

  it('§6.3.4: a rally roll is one die', () => {
    const position = simple([ROUTED], DORIAN_RALLIES);
    expect(consequences(position, { type: 'rally', unit: ROUTED.id })).toEqual({ ...free, dice: [1, 1] });
  });

  it('§9.4: activating a unit reveals it', () => {
    const position = simple([HIDDEN], DORIAN_MOVES, { scenario: 'ambush' });
    expect(consequences(position, { type: 'uncover', unit: HIDDEN.id })).toEqual({
      ...free,
      dice: [0, 0],
      reveals: true,
    });
  });

  it('§8.1: revealing an order does; §8.4.5: Self-destruct rolls at once', () => {
    const reveal: Action = { type: 'reveal', machine: GLIDE.id };
    const doomed = {
      ...GLIDE,
      combat: machine('A', 'glide', ['1215', 0], { combat: ['selfDestruct'] }).combat,
    };
    const sweeping = { ...GLIDE, combat: machine('A', 'glide', ['1215', 0], { combat: ['sweep'] }).combat };
    const dice = (unit: Machine, phase: Phase) => {
      const told = consequences(gameWith([LANCE, unit], { phase }), reveal);
      expect(told).toMatchObject({ reveals: true, handsOver: false });
      return told.dice;
    };
    expect(dice(sweeping, AVRONIAN_FIRES)).toEqual([0, 0]);
    expect(dice(doomed, AVRONIAN_MOVES)).toEqual([0, 0]);
    const blast = forecastSelfDestruct(gameWith([LANCE, doomed], { phase: AVRONIAN_FIRES }), GLIDE.id);
    expect(blast.length).toBeGreaterThan(0);
    expect(dice(doomed, AVRONIAN_FIRES)[0]).toBe(0);
    expect(dice(doomed, AVRONIAN_FIRES)[1]).toBeGreaterThan(0);
    expect(
      dice({ ...doomed, combat: { ...doomed.combat, boxes: sweeping.combat.boxes } }, AVRONIAN_FIRES),
    ).toEqual([0, 0]);
    expect(dice(machine('A', 'glide', ['1215', 0]), AVRONIAN_FIRES)).toEqual([0, 0]);
  });

  it('§6: a move rolls for each bog it leaves, and reveals only what was bought in secret', () => {
    expect(consequences(simple([LANCE], DORIAN_MOVES), move(LANCE, ['1213']))).toEqual({
      ...free,
      dice: [0, 0],
    });
    const entering = move(waits, ['0114']);
    expect(consequences(simple([waits], DORIAN_MOVES), entering).reveals).toBe(true);
    expect(consequences(simple([waits], DORIAN_MOVES, { scenario: 'ambush' }), entering).reveals).toBe(false);
    expect(consequences(simple([LANCE], DORIAN_MOVES), move(LANCE, ['1213'])).reveals).toBe(false);
    expect(consequences(simple([bog], DORIAN_MOVES), move(bog, ['0508'])).dice).toEqual([1, 1]);
    expect(consequences(simple([bog], DORIAN_MOVES), move(bog, ['0101'])).dice).toEqual([0, 0]);
  });

  it('§4: the end of a phase may hand over or turn up hidden units, and is only tried', () => {
    const end: Action = { type: 'endPhase' };
    const routed = simple([LANCE, ROUTED, GLIDE], DORIAN_FIRES);
    const before = structuredClone(routed);
    expect(consequences(routed, end)).toEqual({ ...free, dice: [0, 0] });
    expect(routed).toEqual(before);
    expect(consequences(simple([LANCE, GLIDE], DORIAN_RALLIES), end)).toEqual({
      ...free,
      dice: [0, 0],
      handsOver: true,
    });
    const near = { ...HIDDEN, where: { ...LANCE.where } };
    const ends = simple([near, GLIDE], AVRONIAN_FIRES, { scenario: 'ambush' });
    expect(consequences(ends, end)).toMatchObject({ reveals: false, finds: true });
  });

  it('other actions make nothing final', () => {
    const position = simple([LANCE, GLIDE], AVRONIAN_FIRES);
    expect(consequences(position, { type: 'cease', machine: GLIDE.id })).toEqual({ ...free, dice: [0, 0] });
  });
});

describe('actions as they are played', () => {
  it('come to the chapter they belong to', () => {
    const draft = (position: Game) => structuredClone(position) as Draft<Game>;
    const rally = draft(simple([ROUTED, GLIDE], DORIAN_RALLIES));
    expect(play(rally, { type: 'rally', unit: ROUTED.id })).toMatchObject([{ type: 'rallyRoll' }]);
    const shop = draft(setup({ scenario: 'engage', rules: 'simple' }, 1));
    const purchase = { item: 'cell', cell: 'Panza' } as const;
    expect(play(shop, { type: 'buy', force: 0, purchase })).toMatchObject([{ type: 'bought' }]);
    expect(play(shop, { type: 'sell', force: 0, purchase })).toMatchObject([{ type: 'sold' }]);
    expect(() => play(shop, { type: 'none' } as unknown as Action)).toThrow(TypeError);
    expect(() => assertNever('x' as never)).toThrow('Unexpected: "x"');
  });

  it('and the game the store plays is this one', () => {
    expect(extractors).toMatchObject({ name: 'extractors', sides: ['dorian', 'avronian'] });
  });

  it('a unit that waits may be a vehicle', () => {
    const floater = { ...vehicle('floater-1', '0114'), where: { at: 'toEnter' } } as const;
    expect(types(options(simple([floater, GLIDE], DORIAN_MOVES, { scenario: 'engage' })))).toContain('move');
  });
});
