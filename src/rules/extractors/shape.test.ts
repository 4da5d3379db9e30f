import { describe, expect, it, test } from 'vitest';
import { whyIllegal } from './legality';
import { isAction, malformedField } from './shape';
import { at } from './maps/doriana';
import { DORIAN_MOVES, gameWith, machine, section } from './testing';
import type { Action, ActionType, Phase } from './types';

const HEX = at('1214');
const UNIT = 'panza-lance';
const FIRER = { unit: UNIT, slot: null };
const SHOT = { firers: [FIRER], target: 'A', area: false };
const WHOLE: Readonly<Record<ActionType, object>> = {
  buy: { type: 'buy', force: 0, purchase: { item: 'cell', cell: 'Panza' } },
  sell: { type: 'sell', force: 0, purchase: { item: 'extraArmour', letter: 'A' } },
  recommend: { type: 'recommend' },
  place: { type: 'place', unit: UNIT, hex: HEX, facing: null, into: null },
  unplace: { type: 'unplace', unit: UNIT },
  order: { type: 'order', machine: 'A', cycle: 'move', box: 0, order: 'close' },
  reset: { type: 'reset', machine: 'A', cycle: 'combat' },
  lockOrders: { type: 'lockOrders', machine: 'A' },
  reveal: { type: 'reveal', machine: 'A' },
  markHex: { type: 'markHex', machine: 'A', hex: HEX, exit: null },
  markTarget: { type: 'markTarget', machine: 'A', target: UNIT },
  move: { type: 'move', unit: UNIT, path: [HEX], facing: null, exit: null, into: null },
  embark: { type: 'embark', unit: UNIT, into: null },
  uncover: { type: 'uncover', unit: UNIT },
  fire: { type: 'fire', ...SHOT },
  allocate: { type: 'allocate', machine: 'A', shots: [SHOT] },
  cease: { type: 'cease', machine: 'A' },
  rally: { type: 'rally', unit: UNIT },
  endPhase: { type: 'endPhase' },
};

describe('the shape of an action', () => {
  test.each(Object.entries(WHOLE))('%s', (_, action) => {
    expect(malformedField(action)).toBeUndefined();
    expect(isAction(action)).toBe(true);
    for (const name of Object.keys(action)) {
      const { [name]: left, ...rest } = action as Record<string, unknown>;
      expect(malformedField(rest)).toBe(name);
      expect(malformedField({ ...rest, [name]: { left } })).toBe(name);
      expect(isAction(rest)).toBe(false);
    }
    expect(malformedField({ ...action, more: 1 })).toBeUndefined();
    expect(isAction({ ...action, more: 1 })).toBe(false);
  });

  test.each<[what: string, action: ActionType, rest: object, field: string | undefined]>([
    ['a counter of the mix', 'rally', { unit: 'panza-walker' }, 'unit'],
    ['a counter by its name', 'rally', { unit: 4 }, 'unit'],
    ['a hex of the map', 'place', { hex: 648 }, 'hex'],
    ['the last hex of the map', 'place', { hex: 647 }, undefined],
    ['the first hex of the map', 'place', { hex: 0 }, undefined],
    ['no hex before the first', 'place', { hex: -1 }, 'hex'],
    ['a whole number', 'place', { hex: 1.5 }, 'hex'],
    ['six directions', 'place', { facing: 5 }, undefined],
    ['no seventh', 'place', { facing: 6 }, 'facing'],
    ['a carrier', 'place', { into: 'floater-1' }, undefined],
    ['three boxes', 'order', { box: 2 }, undefined],
    ['no fourth', 'order', { box: 3 }, 'box'],
    ['an empty box', 'order', { order: null }, undefined],
    ['an order', 'order', { order: 'halt' }, 'order'],
    ['two cycles', 'order', { cycle: 'thanis' }, 'cycle'],
    ['an army of the house', 'recommend', { army: 5 }, undefined],
    ['six of them', 'recommend', { army: 6 }, 'army'],
    ['a number', 'recommend', { army: null }, 'army'],
    ['eight forces', 'buy', { force: 7 }, undefined],
    ['no more', 'buy', { force: 8 }, 'force'],
    ['a list of hexes', 'move', { path: HEX }, 'path'],
    ['hexes in it', 'move', { path: [HEX, null] }, 'path'],
    ['a path of 32 hexes', 'move', { path: Array.from({ length: 32 }, () => HEX) }, undefined],
    ['not of 33', 'move', { path: Array.from({ length: 33 }, () => HEX) }, 'path'],
    ['an exit', 'move', { exit: 3 }, undefined],
    ['five slots', 'fire', { firers: [{ unit: 'A', slot: 4 }] }, undefined],
    ['no sixth', 'fire', { firers: [{ unit: 'A', slot: 5 }] }, 'firers'],
    ['firers with their slots', 'fire', { firers: [{ unit: 'A' }] }, 'firers'],
    ['firers in a list', 'fire', { firers: { 0: FIRER, length: 1 } }, 'firers'],
    ['firers, not lists', 'fire', { firers: [[]] }, 'firers'],
    ['no firer that is nothing', 'fire', { firers: [null] }, 'firers'],
    ['12 firers', 'fire', { firers: Array.from({ length: 12 }, () => FIRER) }, undefined],
    ['not 13', 'fire', { firers: Array.from({ length: 13 }, () => FIRER) }, 'firers'],
    ['area fire or not', 'fire', { area: true }, undefined],
    ['nothing between', 'fire', { area: null }, 'area'],
    ['shots with firers', 'allocate', { shots: [{ ...SHOT, firers: null }] }, 'shots'],
    ['12 shots', 'allocate', { shots: Array.from({ length: 12 }, () => SHOT) }, undefined],
    ['not 13 of them', 'allocate', { shots: Array.from({ length: 13 }, () => SHOT) }, 'shots'],
  ])('%s', (_, type, rest, field) => {
    expect(malformedField({ ...WHOLE[type], ...rest })).toBe(field);
  });

  test.each<[what: string, purchase: unknown, whole: boolean]>([
    ['a cell', { item: 'cell', cell: "Bha'" }, true],
    ['no strange cell', { item: 'cell', cell: 'Erlop' }, false],
    ['a white unit', { item: 'white', kind: 'pgp' }, true],
    ['no unit of a cell', { item: 'white', kind: 'lance' }, false],
    ['a machine', { item: 'machine', letter: 'E', chassis: 'orni' }, true],
    ['no sixth machine', { item: 'machine', letter: 'F', chassis: 'orni' }, false],
    ['no strange chassis', { item: 'machine', letter: 'E', chassis: 'pgp' }, false],
    ['a weapon', { item: 'weapon', letter: 'A', slot: 0, weapon: 'laser' }, true],
    ['no strange weapon', { item: 'weapon', letter: 'A', slot: 0, weapon: 'gun' }, false],
    ['a slot for it', { item: 'weapon', letter: 'A', slot: null, weapon: 'laser' }, false],
    ['Free Move', { item: 'thanis', letter: 'A', order: 'freeMove' }, true],
    ['Free Target', { item: 'thanis', letter: 'A', order: 'freeTarget' }, true],
    ['no other Thanis order', { item: 'thanis', letter: 'A', order: 'hold' }, false],
    ['nothing else', { item: 'toString' }, false],
    ['nothing unnamed', { cell: 'Panza' }, false],
    ['no number', 3, false],
    ['nothing', null, false],
    ['nothing at all', undefined, false],
    ['no list', ['cell'], false],
    ['no list for an item', { item: ['cell'], cell: 'Panza' }, false],
  ])('a purchase: %s', (_, purchase, whole) => {
    const action = { ...WHOLE.buy, purchase };
    expect(malformedField(action)).toBe(whole ? undefined : 'purchase');
    expect(isAction(action)).toBe(whole);
  });

  const orders =
    'vector close retire patrol hold freeMove closestTarget sweep optimize target selfDestruct freeTarget';
  test.each(orders.split(' '))('§8: the order %s', (order) => {
    expect(isAction({ ...WHOLE.order, order })).toBe(true);
  });

  test.each<[what: string, value: unknown]>([
    ['nothing', null],
    ['nothing at all', undefined],
    ['a text', 'endPhase'],
    ['a list', [{ type: 'endPhase' }]],
    ['what has no type', {}],
    ['what has a strange type', { type: 'surrender' }],
    ['what is named like a property of every object', { type: 'constructor' }],
    ['what has a list for a type', { type: ['endPhase'] }],
  ])('not %s', (_, value) => {
    expect(malformedField(value)).toBe('type');
    expect(isAction(value)).toBe(false);
    expect(whyIllegal(gameWith([]), value as Action)).toMatchObject({
      rule: '§4',
      reason: 'malformed',
      field: 'type',
    });
  });

  it('has no strange field at any depth', () => {
    expect(isAction({ ...WHOLE.fire, firers: [{ ...FIRER, more: 1 }] })).toBe(false);
    expect(isAction({ ...WHOLE.allocate, shots: [{ ...SHOT, firers: [{ ...FIRER, more: 1 }] }] })).toBe(
      false,
    );
    expect(isAction({ ...WHOLE.buy, purchase: { item: 'cell', cell: 'Panza', more: 1 } })).toBe(false);
  });

  test.each<[what: string, action: object]>([
    ['a hex to the end of a phase', { ...WHOLE.endPhase, hex: HEX }],
    ['a target to the end of a phase', { ...WHOLE.endPhase, target: 'x'.repeat(1e5) }],
    ['a machine to a shot', { ...WHOLE.fire, machine: 'A' }],
    ['an army to a purchase', { ...WHOLE.buy, army: 0 }],
    ['a letter to a cell', { ...WHOLE.buy, purchase: { item: 'cell', cell: 'Panza', letter: 'A' } }],
    ['a type to a shot of several', { ...WHOLE.allocate, shots: [{ ...SHOT, type: 'fire' }] }],
    ['a hex to a firer', { ...WHOLE.fire, firers: [{ ...FIRER, hex: HEX }] }],
  ])('nor one of another action: %s', (_, action) => {
    expect(malformedField(action)).toBeUndefined();
    expect(isAction(action)).toBe(false);
  });
});

describe('§4: the phases of an action', () => {
  const LANCE = section(UNIT, '1214');
  const GLIDE = machine('A', 'glide', ['0505', 0]);
  const PHASES = ['buildUp', 'placement', 'programming', 'movement', 'fire', 'rally'] as const;
  const ALLOWED: Readonly<Record<ActionType, string>> = {
    buy: 'buildUp',
    sell: 'buildUp',
    recommend: 'buildUp',
    place: 'placement',
    unplace: 'placement',
    order: 'programming movement fire',
    reset: 'movement fire',
    lockOrders: 'movement fire',
    reveal: 'movement fire',
    markHex: 'movement',
    markTarget: 'fire',
    move: 'movement',
    embark: 'movement',
    uncover: 'movement',
    fire: 'fire',
    allocate: 'fire',
    cease: 'fire',
    rally: 'rally',
    endPhase: 'buildUp placement programming movement fire rally',
  };
  const cycleOf = ({ name }: Phase) => ({ cycle: name === 'movement' ? 'move' : 'combat' });
  const why = (type: ActionType, phase: Phase) =>
    whyIllegal(gameWith([LANCE, GLIDE], { phase }), {
      ...WHOLE[type],
      ...(type === 'reset' ? cycleOf(phase) : {}),
    } as Action);

  test.each(Object.entries(ALLOWED) as [ActionType, string][])('%s: %s', (type, allowed) => {
    for (const name of PHASES) {
      const phase = { name, side: 'machine' in WHOLE[type] ? 'avronian' : 'dorian' } as Phase;
      const wrong = why(type, phase)?.reason === 'wrongPhase';
      expect({ name, wrong }).toEqual({ name, wrong: !allowed.split(' ').includes(name) });
    }
    const ended = why(type, { name: 'ended', side: null });
    expect(ended).toMatchObject({ rule: '§9', reason: 'gameEnded' });
  });

  it('a wrong phase is told with its action', () => {
    expect(why('rally', DORIAN_MOVES)).toEqual({
      rule: '§4',
      reason: 'wrongPhase',
      action: 'rally',
      phase: DORIAN_MOVES,
    });
  });
});
