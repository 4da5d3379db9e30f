import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it, test } from 'vitest';
import type { Direction, Hex } from '../../../hex';
import { CHASSIS, COUNTERS, SECTIONS, VEHICLES, WEAPONS, type Counter } from '../data';
import { at } from '../maps/doriana';
import { newUnit } from '../newUnit';
import { COMBAT_ORDERS, MOVE_ORDERS } from '../display/cycle';
import { SCENARIOS } from '../scenarios';
import { setup } from '../setup';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import { TURN } from '../turn';
import type { Activation, Chassis, Cycle, Order, Position, Unit, Weapon, Where } from '../types';
import { facesHexside } from '../units';
import { view } from '../view';
import { isFault, readPosition, writePosition, type NotationFault } from '.';

/** A game without its dice. */
function position(...args: Parameters<typeof gameWith>): Position {
  const { scenario, rules, turn, phase, activation, units, uncovered, victory } = gameWith(...args);
  return { scenario, rules, turn, phase, activation, units, uncovered, victory };
}

const EXAMPLE = position(
  [
    section('panza-shock-1', '1215', { steps: 1, pinned: true }),
    section('panza-lance', '1412', {
      where: { at: 'map', hex: at('1412'), facing: null, inside: 'floater-1' as Unit['id'] },
    }),
    vehicle('pgp-1', '1412', 1, { armour: 4, firepowerHits: 1, moved: true }),
    vehicle('floater-1', '1413', 3),
    staticPiece('fort-1', '1215', { armour: 2 }),
    machine('A', 'glide', ['1010', 3], {
      weapons: ['laser', null, 'shredder'],
      move: ['vector', 'close'],
      combat: ['sweep'],
      rest: { force: 1, armour: 11, speedLost: 1, objective: { hex: at('1227'), exit: 3 } },
    }),
  ],
  { turn: 3, phase: { name: 'fire', side: 'dorian' } },
);
const EXAMPLE_LINE =
  'engage full T3 Dfire | D panza-shock-1@1215 -1 pinned; panza-lance@1412>floater-1; pgp-1@1412/NE a4 f1 moved; ' +
  'floater-1@1413/S; fort-1@1215 a2 | A glide A@1010/S a11 v-1 w:laser,-,shredder m:vector,close,- c:sweep,-,- o:1227/S';

describe('the one-line notation', () => {
  it('can be read by a person', () => {
    expect(writePosition(EXAMPLE)).toBe(EXAMPLE_LINE);
    expect(readPosition(EXAMPLE_LINE)).toEqual(EXAMPLE);
  });

  it('is careless of blanks', () => {
    expect(readPosition(`  ${EXAMPLE_LINE.replaceAll(' ', '   ')} `)).toEqual(EXAMPLE);
  });

  test.each<[string, Partial<Position>]>([
    ['resetting A move', { activation: { type: 'resetting', machine: 'A' as Unit['id'], cycle: 'move' } }],
    [
      'moving A vector 2 marking',
      {
        activation: {
          type: 'moving',
          machine: 'A' as Unit['id'],
          order: 'vector',
          box: 1,
          marking: true,
        },
      },
    ],
    [
      'firing A sweep pgp-1 fort-1',
      {
        activation: {
          type: 'firing',
          machine: 'A' as Unit['id'],
          order: 'sweep',
          marking: false,
          swept: ['pgp-1', 'fort-1'] as Unit['id'][],
        },
      },
    ],
    [
      'firing A -',
      {
        activation: { type: 'firing', machine: 'A' as Unit['id'], order: null, marking: false, swept: [] },
      },
    ],
  ])('writes what a machine is in the middle of: %s', (written, rest) => {
    const line = `${EXAMPLE_LINE} | activation ${written}`;
    expect(writePosition({ ...EXAMPLE, ...rest })).toBe(line);
    expect(readPosition(line)).toEqual({ ...EXAMPLE, ...rest });
  });

  it('writes every set-up and every phase', () => {
    for (const { id } of SCENARIOS)
      for (const rules of ['full', 'simple'] as const) {
        const start = view(setup({ scenario: id, rules }, 1), 'all');
        for (const phase of [...TURN, start.phase, { name: 'ended', side: null } as const]) {
          const now = { ...start, phase };
          expect(readPosition(writePosition(now))).toEqual(now);
        }
      }
  });

  it('writes the victory with the condition that decided', () => {
    const victory = {
      winner: null,
      because: { code: 'valueNearCentre', dorian: 10, avronian: 10 },
      points: [],
    } as const;
    const ended = { ...EXAMPLE, victory, uncovered: ['pgp-1' as Unit['id']] };
    expect(readPosition(writePosition(ended))).toEqual(ended);
    expect(writePosition(ended)).toContain(' | uncovered pgp-1 | victory {');
  });

  it('§8.1: a line written from a view has face-down boxes and no hidden unit', () => {
    const hidden = section('panza-shock-2', '0505', { hidden: true });
    const game = gameWith([...Object.values(EXAMPLE.units), hidden], { scenario: 'ambush' });
    const seen = writePosition(view(game, 'dorian'));
    expect(seen).toContain('m:?,?,? c:?,?,?');
    expect(seen).not.toMatch(/m:vector|sweep/);
    expect(writePosition(view(game, 'avronian'))).not.toContain('panza-shock-2');
    expect(readPosition(seen)).toEqual(view(game, 'dorian'));
  });
});

describe('a line that writes no position says what was expected where', () => {
  const cases: readonly [line: string, error: NotationFault['error'], found: string][] = [
    ['', 'scenario', ''],
    ['enrage full T3 Dfire', 'scenario', 'enrage'],
    ['engage most T3 Dfire', 'rules', 'most'],
    ['engage full 3 Dfire', 'turn', '3'],
    ['engage full T3', 'phase', ''],
    ['engage full T3 Dsleep', 'phase', 'Dsleep'],
    ['engage full T3 constructor', 'phase', 'constructor'],
    ['engage full T3 Dfire now', 'part', 'now'],
    ['engage full T3 Dfire | X panza-lance@1215', 'part', 'X'],
    ['engage full T3 Dfire | D', 'unit', ''],
    ['engage full T3 Dfire | D panza-lancer@1215', 'unit', 'panza-lancer@1215'],
    ['engage full T3 Dfire | D panza-lance', 'unit', 'panza-lance'],
    ['engage full T3 Dfire | D glide A@1215/N', 'unit', 'glide A@1215/N'],
    ['engage full T3 Dfire | D panza-lance@1215; panza-lance@1216', 'once', 'panza-lance@1216'],
    ['engage full T3 Dfire | D panza-lance@1215 | D pgp-1@1215/N', 'once', 'D'],
    ['engage full T3 Dfire | A A@1215/N', 'chassis', 'A@1215/N'],
    ['engage full T3 Dfire | D glide panza-lance@1215', 'chassis', 'glide'],
    ['engage full T3 Dfire | D panza-lance@2599', 'place', 'panza-lance@2599'],
    ['engage full T3 Dfire | D panza-lance@nowhere', 'place', 'panza-lance@nowhere'],
    ['engage full T3 Dfire | D panza-lance@1215/N', 'facing', 'panza-lance@1215/N'],
    ['engage full T3 Dfire | D pgp-1@1215', 'facing', 'pgp-1@1215'],
    ['engage full T3 Dfire | D pgp-1@1215/W', 'facing', 'pgp-1@1215/W'],
    ['engage full T3 Dfire | D panza-lance@1215>floater-1', 'carrier', 'panza-lance@1215>floater-1'],
    ['engage full T3 Dfire | D panza-lance@1215 tired', 'word', 'tired'],
    ['engage full T3 Dfire | D panza-lance@1215 held', 'word', 'held'],
    ['engage full T3 Dfire | D panza-lance@1215 -2', 'word', '-2'],
    ['engage full T3 Dfire | D panza-lance@1215 force9', 'word', 'force9'],
    ['engage full T3 Dfire | D pgp-1@1215/N f3', 'word', 'f3'],
    ['engage full T3 Dfire | D pgp-1@1215/N +2', 'word', '+2'],
    ['engage full T3 Dfire | A glide A@1215/N +6', 'word', '+6'],
    ['engage full T3 Dfire | A glide A@1215/N f1', 'word', 'f1'],
    ['engage full T3 Dfire | A glide A@1215/N w:laser', 'word', 'w:laser'],
    ['engage full T3 Dfire | A glide A@1215/N w:laser,-,sword', 'word', 'w:laser,-,sword'],
    ['engage full T3 Dfire | A glide A@1215/N w:laser,-,constructor', 'word', 'w:laser,-,constructor'],
    ['engage full T3 Dfire | A glide A@1215/N w:laser,-,+', 'word', 'w:laser,-,+'],
    ['engage full T3 Dfire | A glide A@1215/N m:sweep,-,-', 'word', 'm:sweep,-,-'],
    ['engage full T3 Dfire | A glide A@1215/N m:close,-', 'word', 'm:close,-'],
    ['engage full T3 Dfire | A glide A@1215/N m:close,-,1', 'word', 'm:close,-,1'],
    ['engage full T3 Dfire | A glide A@1215/N m@4', 'word', 'm@4'],
    ['engage full T3 Dfire | A glide A@1215/N o:9999', 'word', 'o:9999'],
    ['engage full T3 Dfire | A glide A@1215/N o:1227/E', 'word', 'o:1227/E'],
    ['engage full T3 Dfire | A glide A@1215/N t:nobody', 'word', 't:nobody'],
    ['engage full T3 Dfire | A glide A@1215/N thanis:hold', 'word', 'thanis:hold'],
    ['engage full T3 Dfire | activation dancing A', 'activation', 'dancing'],
    ['engage full T3 Dfire | activation resetting Z', 'unit', 'Z'],
    ['engage full T3 Dfire | activation moving A sweep 1', 'activation', 'sweep'],
    ['engage full T3 Dfire | activation moving A close', 'activation', ''],
    ['engage full T3 Dfire | uncovered nobody', 'unit', 'nobody'],
    ['engage full T3 Dfire | victory soon', 'victory', 'soon'],
    ['engage full T3 Dfire | victory {}', 'victory', '{}'],
    ['engage full T3 Dfire | victory null', 'victory', 'null'],
  ];
  test.each(cases)('%s: %s', (line, error, found) => {
    const fault = readPosition(line) as NotationFault;
    expect(fault).toMatchObject({ error, found });
    expect(line.slice(fault.at, fault.at + found.length)).toBe(found);
  });

  it.each([
    ['engage full T3', 14],
    ['engage full T3 | D panza-lance@1215', 14],
    ['engage full T3 Dfire | activation resetting A', 45],
  ])('a missing word is missed at the end of its part: %s: %i', (line, end) => {
    expect(readPosition(line)).toMatchObject({ at: end, found: '' });
  });

  property.prop([fc.string(), fc.nat(EXAMPLE_LINE.length), fc.nat(8)])(
    'reading never throws, whatever the line',
    (noise, start, length) => {
      const broken = EXAMPLE_LINE.slice(0, start) + noise + EXAMPLE_LINE.slice(start + length);
      for (const line of [noise, broken]) {
        const answer = readPosition(line);
        if (isFault(answer)) expect(answer.at).toBeLessThanOrEqual(line.length);
        else expect(readPosition(writePosition(answer))).toEqual(answer);
      }
    },
  );
});

const hex = fc.nat(647).map((index) => index as Hex);
const direction = fc.nat(5).map((index) => index as Direction);
const flag = fc.boolean();

function wheres(unit: Unit): fc.Arbitrary<Where> {
  const facing = facesHexside(unit) ? direction : fc.constant(null);
  return fc.oneof(
    fc.record({ at: fc.constant('map' as const), hex, facing, inside: fc.constant(null) }),
    fc.constantFrom<Where>({ at: 'unplaced' }, { at: 'toEnter' }, { at: 'eliminated' }),
    fc.record({
      at: fc.constant('exited' as const),
      edge: fc.constantFrom('north' as const, 'east' as const, 'south' as const, 'west' as const),
    }),
  );
}

function cycles<O extends Order>(orders: readonly O[]): fc.Arbitrary<Cycle<O>> {
  const box = fc.record({
    order: fc.constantFrom<O | null | 'hidden'>(...orders, null, 'hidden'),
    revealed: flag,
    lost: flag,
  });
  return fc.record({
    boxes: fc.tuple(box, box, box),
    marker: fc.constantFrom(null, 0, 1, 2),
    running: flag,
    reset: flag,
  });
}

function displays(kind: Chassis) {
  const slot = fc.record({
    weapon: fc.constantFrom<Weapon | null>(null, ...(Object.keys(WEAPONS) as Weapon[])),
    lost: flag,
    fired: flag,
  });
  const slots = CHASSIS[kind].slots.length;
  return fc
    .record({
      armour: fc.nat(25),
      extraArmour: fc.nat(5),
      speedLost: fc.nat(9),
      slots: fc.array(slot, { minLength: slots, maxLength: slots }),
      thanis: fc.record({ freeMove: flag, freeTarget: flag }),
      move: cycles(MOVE_ORDERS),
      combat: cycles(COMBAT_ORDERS),
      objective: fc.option(fc.record({ hex, exit: fc.option(direction) })),
      mark: fc.option(fc.constantFrom(...COUNTERS.map(({ id }) => id))),
      held: flag,
      combatReset: flag,
      holdsFire: flag,
    })
    .map(({ holdsFire, ...rest }) => (holdsFire ? { ...rest, holdsFire } : rest));
}

function strengths(unit: Unit) {
  switch (unit.class) {
    case 'section':
      return fc.record({
        steps: fc.nat(SECTIONS[unit.kind].steps),
        pinned: flag,
        routed: flag,
        disembarked: flag,
      });
    case 'vehicle':
      return fc.record({
        armour: fc.nat(VEHICLES[unit.kind].armour),
        firepowerHits: fc.constantFrom(0, 1, 2),
        speedHits: fc.constantFrom(0, 1, 2),
      });
    case 'static':
      return fc.record({ armour: fc.nat(9) });
    case 'machine':
      return displays(unit.kind);
  }
}

function units({ id, kind }: Counter): fc.Arbitrary<Unit> {
  const chassis = fc.constantFrom(...(Object.keys(CHASSIS) as Chassis[]));
  return (kind === null ? chassis : fc.constant(undefined)).chain((chosen) => {
    const fresh = newUnit({ scenario: 'extractors' }, 0, id, chosen);
    const base = fc.record({ moved: flag, fired: flag, hidden: flag, ambush: flag, force: fc.nat(1) });
    return fc
      .tuple(base, wheres(fresh), strengths(fresh))
      .map(([flags, where, strength]) => ({ ...fresh, ...flags, where, ...strength }));
  });
}

const activations: fc.Arbitrary<Activation | null> = fc.option(
  fc.oneof(
    fc.record({
      type: fc.constant('moving' as const),
      machine: fc.constant('A' as Unit['id']),
      order: fc.constantFrom(...MOVE_ORDERS),
      box: fc.constantFrom(0 as const, 1 as const, 2 as const),
      marking: flag,
    }),
    fc.record({
      type: fc.constant('firing' as const),
      machine: fc.constant('C' as Unit['id']),
      order: fc.option(fc.constantFrom(...COMBAT_ORDERS)),
      marking: flag,
      swept: fc.array(fc.constantFrom(...COUNTERS.map(({ id }) => id)), { maxLength: 4 }),
    }),
  ),
);

const positions: fc.Arbitrary<Position> = fc
  .record({
    scenario: fc.constantFrom(...SCENARIOS.map(({ id }) => id)),
    rules: fc.constantFrom('full' as const, 'simple' as const),
    turn: fc.nat(12),
    phase: fc.constantFrom(...TURN),
    activation: activations,
    counters: fc.subarray([...COUNTERS]).chain((some) => fc.tuple(...some.map(units))),
    uncovered: fc.subarray(['pgp-1', 'panza-lance'] as Unit['id'][]),
  })
  .map(({ counters, ...rest }) => ({
    ...rest,
    units: Object.fromEntries(counters.map((unit) => [unit.id, unit])),
    victory: null,
  }));

property.prop([positions])('any position survives being written and read', (any) => {
  const line = writePosition(any);
  expect(line).not.toContain('\n');
  const read = readPosition(line);
  expect(read).toEqual(any);
  expect(Object.keys((read as Position).units)).toEqual(Object.keys(any.units));
  expect(writePosition(read as Position)).toBe(line);
});
