import { describe, expect, it, test } from 'vitest';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Edge, Game, MachineLetter, ScenarioId, Unit, Where } from '../types';
import { victoryAtEnd, victoryNow } from '.';

const GONE: Where = { at: 'eliminated' };
const TO_ENTER: Where = { at: 'toEnter' };
const left = (edge: Edge): Where => ({ at: 'exited', edge });

const of = (scenario: ScenarioId, units: readonly Unit[], rest: Partial<Game> = {}) =>
  gameWith(units, { scenario, turn: 3, ...rest });
const now = (scenario: ScenarioId, ...units: Unit[]) => victoryNow(of(scenario, units));
const atEnd = (scenario: ScenarioId, ...units: Unit[]) => victoryAtEnd(of(scenario, units));

const lance = (where?: Where) => section('ehn-etaki-lance', '1210', where && { where });
const shock = (where?: Where) => section('ehn-etaki-shock', '1211', where && { where });
const orni = (where?: Where) => machine('A', 'orni', ['0505', 0], { rest: where ? { where } : {} });
const bipod = (letter: MachineLetter, where?: Where) =>
  machine(letter, 'bipod', ['0505', 0], { rest: { force: 1, ...(where ? { where } : {}) } });

describe('§9.1 Incoming!', () => {
  it('R-30, R-31: the Dorian wins as soon as an unrouted section has left by the north edge', () => {
    expect(now('incoming', lance(left('north')), shock(), orni())).toEqual({
      winner: 'dorian',
      because: { code: 'sectionLeftNorth', unit: 'ehn-etaki-lance', turn: 3 },
      points: [],
    });
    expect(now('incoming', lance(), shock(), orni())).toBeNull();
  });
  it('§9.1: a routed section that has left is lost and wins nothing', () => {
    expect(now('incoming', lance(GONE), shock(), orni())).toBeNull();
  });
  it('§9.1: else the Avronian wins when time is up', () => {
    expect(atEnd('incoming', lance(), orni())).toMatchObject({
      winner: 'avronian',
      because: { code: 'noSectionLeftNorth', turn: 3 },
    });
  });
  it('R-39: without a section left the Avronian wins at once; without the Orni the Dorian finishes his run', () => {
    expect(now('incoming', lance(GONE), orni())).toMatchObject({ winner: 'avronian' });
    expect(now('incoming', lance(), orni(GONE))).toBeNull();
    expect(now('incoming', lance(GONE), orni(GONE))).toMatchObject({ winner: 'avronian' });
  });
});

describe('§9.2, R-32 Three-Pod Attack', () => {
  const post = (where?: Where) => staticPiece('commandpost', '1324', where && { where });
  test.each<[what: string, units: readonly Unit[], winner: string | null, because: object]>([
    ['the Post and all Bipods stand', [post(), bipod('A'), bipod('B'), bipod('C')], null, {}],
    ['one Bipod is lost', [post(), bipod('A'), bipod('B'), bipod('C', GONE)], null, {}],
    [
      'the Post falls',
      [post(GONE), lance(), bipod('A'), bipod('B'), bipod('C', GONE)],
      'avronian',
      { code: 'commandPostDestroyed', bipodsLost: 1 },
    ],
    [
      'a second Bipod falls',
      [post(), bipod('A'), bipod('B', GONE), bipod('C', GONE)],
      'dorian',
      { code: 'twoBipodsLost', postStands: true },
    ],
    [
      'the Post falls with the second Bipod: two are lost, so the Dorian wins',
      [post(GONE), lance(), bipod('A'), bipod('B', GONE), bipod('C', GONE)],
      'dorian',
      { code: 'twoBipodsLost', postStands: false },
    ],
  ])('%s', (_, units, winner, because) => {
    const victory = now('threePodAttack', ...units);
    expect(victory?.winner ?? null).toBe(winner);
    expect(victory?.because ?? {}).toEqual(because);
  });
  it('the Dorian wins when time is up', () => {
    expect(atEnd('threePodAttack', post(), bipod('A'), bipod('B'), bipod('C', GONE))).toMatchObject({
      winner: 'dorian',
      because: { code: 'commandPostStands', bipodsLost: 1 },
    });
  });
  it('R-90: the Command Post is a unit: the Dorian without any other is not gone', () => {
    expect(now('threePodAttack', post(), lance(GONE), bipod('A'))).toBeNull();
  });
});

describe('§9.3 Extractors', () => {
  const extractor = (rank: number, where?: Where) =>
    vehicle(`extractor-${rank}`, '0505', 0, where && { where });
  const walker = (where: Where) => vehicle('walker-1', '0909', 0, { where });
  it('each destroyed Extractor is 25 points; other Avronian losses count nothing', () => {
    expect(atEnd('extractors', extractor(1, GONE), extractor(2), bipod('A', GONE), lance())).toEqual({
      winner: 'dorian',
      because: { code: 'extractorPoints', points: 25 },
      points: [{ side: 'dorian', cause: { unit: 'extractor-1', why: 'extractorDestroyed' }, value: 25 }],
    });
  });
  it('R-33: less the full cost of Dorian units eliminated or gone off the map', () => {
    const hurt = section('panza-shock-1', '1210', { steps: 1 });
    expect(atEnd('extractors', extractor(1, GONE), hurt, walker(GONE), lance(left('east')))).toMatchObject({
      winner: 'avronian',
      because: { code: 'extractorPoints', points: 0 },
      points: [{ value: 25 }, { value: -20 }, { value: -5 }],
    });
  });
  it('the Dorian wins above 0', () => {
    expect(atEnd('extractors', extractor(1, GONE), walker(GONE))).toMatchObject({
      winner: 'dorian',
      because: { points: 5 },
    });
    expect(atEnd('extractors', extractor(1), lance())).toMatchObject({
      winner: 'avronian',
      because: { points: 0 },
    });
  });
  it('R-90: Extractors are units of their side', () => {
    expect(now('extractors', extractor(1), lance(), bipod('A', GONE))).toBeNull();
    expect(now('extractors', extractor(1, GONE), lance(), bipod('A', GONE))).toMatchObject({
      winner: 'dorian',
    });
  });
});

describe('§9.4 Ambush', () => {
  test.each<[what: string, a: Where, b: Where, winner: string]>([
    ['both have left', left('south'), left('south'), 'avronian'],
    ['R-35: one has left, one is lost', left('south'), GONE, 'dorian'],
    ['both are lost', GONE, GONE, 'dorian'],
  ])('it ends when every machine has left or is destroyed: %s', (_, a, b, winner) => {
    const machines = [a, b].map(({ at }) => at);
    expect(now('ambush', lance(), bipod('A', a), bipod('B', b))).toEqual({
      winner,
      because: {
        code: 'machinesLeftSouth',
        left: machines.filter((at) => at === 'exited').length,
        of: 2,
      },
      points: [],
    });
  });
  it('it goes on while one is on the map or due', () => {
    expect(now('ambush', lance(), bipod('A', left('south')), bipod('B'))).toBeNull();
    expect(now('ambush', lance(), bipod('A', GONE), bipod('B', TO_ENTER))).toBeNull();
  });
  it('R-35: when time is up the Dorian wins unless both have left', () => {
    expect(atEnd('ambush', lance(), bipod('A', left('south')), bipod('B'))).toMatchObject({
      winner: 'dorian',
      because: { left: 1, of: 2 },
    });
  });
  it('R-91: without a Dorian unit left the Avronian may finish his run', () => {
    expect(now('ambush', lance(GONE), bipod('A'), bipod('B'))).toBeNull();
    expect(now('ambush', lance(GONE), bipod('A', left('south')), bipod('B', TO_ENTER))).toBeNull();
    expect(now('ambush', lance(GONE), bipod('A', left('south')), bipod('B', left('south')))).toMatchObject({
      winner: 'avronian',
    });
    expect(atEnd('ambush', lance(GONE), bipod('A'), bipod('B'))).toMatchObject({ winner: 'dorian' });
  });
  it('R-39: hidden units count', () => {
    expect(now('ambush', section('panza-lance', '1215', { hidden: true }), bipod('A'))).toBeNull();
  });
});

describe('§9.5 The Dobern Strongpoint', () => {
  const machinesWith = (lost: number) =>
    (['A', 'B', 'C', 'D'] as const).map((letter, index) => bipod(letter, index < lost ? GONE : undefined));
  const garrison = (...hexes: string[]) =>
    hexes.map((hex, index) =>
      section(['dagmaton-1', 'dagmaton-2', 'reubark-shock'][index], hex, { force: 1 }),
    );
  const fort = (where?: Where) => staticPiece('fort-1', '1215', where && { where });
  const cases: readonly (readonly [what: string, units: readonly Unit[], winner: string, because: object])[] =
    [
      [
        'all forts destroyed, 2 of the garrison near, less than half the machines lost',
        [fort(GONE), ...garrison('1215', '1219'), ...machinesWith(1)],
        'avronian',
        { fortsStanding: 0, garrisonNear: 2, machinesLost: 1, machines: 4 },
      ],
      ['a fort stands', [fort(), ...garrison('1215'), ...machinesWith(0)], 'dorian', { fortsStanding: 1 }],
      [
        'three of the garrison within 4 of 1215',
        [fort(GONE), ...garrison('1211', '1215', '1219'), ...machinesWith(0)],
        'dorian',
        { garrisonNear: 3 },
      ],
      [
        'one of the three 5 hexes away',
        [fort(GONE), ...garrison('1210', '1215', '1219'), ...machinesWith(0)],
        'avronian',
        { garrisonNear: 2 },
      ],
      [
        'half the machines lost',
        [fort(GONE), ...garrison('1215'), ...machinesWith(2)],
        'dorian',
        { machinesLost: 2, machines: 4 },
      ],
      [
        'R-60: the relief is no garrison',
        [
          fort(GONE),
          ...['panza-shock-1', 'panza-shock-2', 'panza-lance'].map((id) => section(id, '1215', { force: 2 })),
          ...machinesWith(0),
        ],
        'avronian',
        { garrisonNear: 0 },
      ],
    ];
  test.each(cases)('%s', (_, units, winner, because) => {
    const forced = units.map((unit): Unit => (unit.class === 'machine' ? { ...unit, force: 3 } : unit));
    expect(atEnd('dobernStrongpoint', ...forced)).toMatchObject({ winner, because });
    expect(now('dobernStrongpoint', ...forced)).toBeNull();
  });
  it('R-90: a fort is a unit of its side', () => {
    expect(now('dobernStrongpoint', fort(), ...garrison(), ...machinesWith(0))).toBeNull();
    expect(now('dobernStrongpoint', fort(GONE), ...machinesWith(0))).toMatchObject({ winner: 'avronian' });
  });
  it('R-39: so is the relief that is due to enter', () => {
    const relief = section('panza-lance', '1215', { force: 2, where: TO_ENTER });
    expect(now('dobernStrongpoint', fort(GONE), relief, ...machinesWith(0))).toBeNull();
  });
});

describe('§9.6 Engage!', () => {
  const near = (id: string) => section(id, '1214');
  it('the higher total cost of surviving units within 5 hexes of 1214 wins', () => {
    const glide = machine('A', 'glide', ['1219', 0], { rest: { force: 1 } });
    expect(atEnd('engage', near('panza-shock-1'), section('panza-lance', '1208'), glide)).toEqual({
      winner: 'avronian',
      because: { code: 'valueNearCentre', dorian: 11, avronian: 35 },
      points: [
        { side: 'dorian', cause: { unit: 'panza-shock-1', why: 'survives' }, value: 11 },
        { side: 'avronian', cause: { unit: 'A', why: 'survives' }, value: 35 },
      ],
    });
  });
  it('a machine counts with its equipment, less 3 for each armour point, speed point and box it has lost', () => {
    const boxes = [0, 1, 2].map((box) => ({ order: null, revealed: false, lost: box === 0 }));
    const glide = machine('A', 'glide', ['1214', 0], {
      weapons: ['laser', 'seeker'],
      rest: {
        force: 1,
        extraArmour: 2,
        armour: 13,
        speedLost: 1,
        thanis: { freeMove: true, freeTarget: false },
      },
    });
    const hurt = { ...glide, move: { ...glide.move, boxes } } as unknown as Unit;
    const values = (rules: Game['rules']) =>
      victoryAtEnd(of('engage', [hurt], { rules })).points.map(({ cause, value }) => [cause.why, value]);
    expect(values('full')).toEqual([
      ['survives', 35 + 4 + 8 + 6 + 6],
      ['armourLost', -6],
      ['speedLost', -3],
      ['boxesLost', -3],
    ]);
    expect(values('simple')).toEqual([
      ['survives', 59],
      ['armourLost', -6],
      ['speedLost', -3],
    ]);
  });
  it('never under 0', () => {
    const wreck = machine('A', 'multipod', ['1214', 0], { rest: { force: 1, armour: 1, speedLost: 3 } });
    expect(atEnd('engage', wreck)).toMatchObject({
      because: { avronian: 0 },
      points: [{ value: 45 }, { value: -45 }],
    });
  });
  it('R-61: equal totals are a draw', () => {
    const glide = machine('A', 'glide', ['0101', 0], { rest: { force: 1 } });
    expect(atEnd('engage', section('panza-lance', '0102'), glide)).toMatchObject({
      winner: null,
      because: { dorian: 0, avronian: 0 },
    });
  });
  it('R-39: with one side gone it ends at once, and the totals decide', () => {
    const glide = machine('A', 'glide', ['1214', 0], { rest: { force: 1 } });
    expect(now('engage', section('panza-lance', '1214', { where: GONE }), glide)).toMatchObject({
      winner: 'avronian',
      because: { dorian: 0, avronian: 35 },
    });
    expect(now('engage', section('panza-lance', '1214', { where: TO_ENTER }), glide)).toBeNull();
  });
});

it('§4: nothing is decided before turn 1', () => {
  expect(victoryNow(of('engage', [], { turn: 0 }))).toBeNull();
});
