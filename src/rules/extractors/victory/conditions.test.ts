import { describe, expect, it, test } from 'vitest';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Edge, ScenarioId, Side, Unit, Where } from '../types';
import { victoryAtEnd, victoryNow } from '.';

const as =
  (where: Where) =>
  <U extends Unit>(unit: U): U => ({ ...unit, where });
const dead = as({ at: 'eliminated' });
const waiting = as({ at: 'toEnter' });
const left = (edge: Edge) => as({ at: 'exited', edge });
const inForce = <U extends Unit>(force: number, unit: U): U => ({ ...unit, force });

const LANCE = section('ehn-etaki-lance', '1210');
const SHOCK = section('ehn-etaki-shock', '1211');
const BIPODS = (['A', 'B', 'C', 'D'] as const).map((letter) => machine(letter, 'bipod', ['0505', 0]));
const [A, B, C] = BIPODS;

/** undefined: the game goes on; null: a draw. */
type Row = readonly [what: string, units: readonly Unit[], winner: Side | null | undefined, because?: object];
const judged =
  (judge: typeof victoryNow) =>
  (scenario: ScenarioId, rows: readonly Row[], turn = 3) =>
    test.each(rows.map(([what, units, winner, because]) => ({ what, units, winner, because })))(
      '$what',
      ({ units, winner, because = {} }) => {
        const victory = judge(gameWith(units, { scenario, turn }));
        if (winner === undefined) expect(victory).toBeNull();
        else expect(victory).toMatchObject({ winner, because });
      },
    );
const now = judged(victoryNow);
const whenTimeIsUp = judged(victoryAtEnd);

const pointsOf = (scenario: ScenarioId, units: readonly Unit[]) =>
  victoryAtEnd(gameWith(units, { scenario })).points;

describe('§9.1: Incoming!, now', () => {
  const north = left('north')(SHOCK);
  now('incoming', [
    ['nobody has left yet', [LANCE, SHOCK, A], undefined],
    [
      'R-30, R-31: an unrouted section has left by the north edge',
      [LANCE, north, A],
      'dorian',
      { code: 'sectionLeftNorth', unit: SHOCK.id, turn: 3 },
    ],
    ['R-13: a routed section that has left is lost', [LANCE, dead(SHOCK), A], undefined],
    ['not by another edge', [LANCE, left('east')(SHOCK), A], undefined],
    ['a machine that left there is no section', [LANCE, left('north')(A)], undefined],
    ['R-39: without the Orni the Dorian may finish his run', [LANCE, dead(A)], undefined],
    [
      'R-39: without a section left the Avronian has won',
      [dead(LANCE), A],
      'avronian',
      { code: 'noSectionLeftNorth', turn: 3 },
    ],
    ['R-39: with nobody left at all it is over', [dead(LANCE), dead(A)], 'avronian'],
  ]);
  it('has no points', () => {
    expect(victoryNow(gameWith([LANCE, north, A], { scenario: 'incoming' }))?.points).toEqual([]);
  });
});

describe('§9.1: Incoming!, when time is up', () => {
  const because = { code: 'noSectionLeftNorth', turn: 8 };
  whenTimeIsUp('incoming', [['R-30: the Avronian wins', [LANCE, A], 'avronian', because]], 8);
});

const POST = staticPiece('commandpost', '1324');

describe('§9.2, R-32: Three-Pod Attack, now', () => {
  now('threePodAttack', [
    ['the Post and all Bipods stand', [POST, A, B, C], undefined],
    ['one Bipod is lost', [POST, A, B, dead(C)], undefined],
    [
      'the Post falls',
      [dead(POST), LANCE, A, B, dead(C)],
      'avronian',
      { code: 'commandPostDestroyed', bipodsLost: 1 },
    ],
    [
      'a second Bipod falls',
      [POST, A, dead(B), dead(C)],
      'dorian',
      { code: 'twoBipodsLost', postStands: true },
    ],
    [
      'the Post falls with the second Bipod: two are lost, so the Dorian wins',
      [dead(POST), LANCE, A, dead(B), dead(C)],
      'dorian',
      { code: 'twoBipodsLost', postStands: false },
    ],
    ['sections lost are no Bipods', [POST, dead(LANCE), dead(SHOCK), A, B, C], undefined],
    ['R-90: the Command Post is a unit of its side', [POST, dead(LANCE), A], undefined],
  ]);
});

describe('§9.2: Three-Pod Attack, when time is up', () => {
  const because = { code: 'commandPostStands', bipodsLost: 1 };
  whenTimeIsUp('threePodAttack', [['the Dorian wins', [POST, A, B, dead(C)], 'dorian', because]]);
});

const [EXTRACTOR, SECOND] = ['extractor-1', 'extractor-2'].map((id) => vehicle(id, '0505'));
const [PGP, WALKER, FLYER] = ['pgp-1', 'walker-1', 'flyer-1'].map((id) => vehicle(id, '0909'));

describe('§9.3: Extractors, now', () => {
  now('extractors', [
    ['R-90: Extractors are units of their side', [EXTRACTOR, LANCE, dead(A)], undefined],
    ['R-39: with the last of them the Avronian is gone', [dead(EXTRACTOR), LANCE, dead(A)], 'dorian'],
  ]);
});

describe('§9.3: Extractors, when time is up', () => {
  const panza = ['panza-shock-1', 'panza-lance'].map((id) => section(id, '1215'));
  const hurt = section('panza-shock-1', '1210', { steps: 1 });
  const of = (points: number) => ({ code: 'extractorPoints', points });
  whenTimeIsUp('extractors', [
    ['above 0 the Dorian wins', [dead(EXTRACTOR), dead(WALKER)], 'dorian', of(5)],
    ['nothing lost is no victory', [EXTRACTOR, LANCE], 'avronian', of(0)],
    ['two Extractors against a PGP', [dead(PGP), dead(EXTRACTOR), dead(SECOND)], 'dorian', of(20)],
    ['more lost than won', [dead(FLYER), ...panza.map(dead), dead(EXTRACTOR)], 'avronian', of(-3)],
    ['R-33: who has left the map is lost', [left('east')(PGP), dead(EXTRACTOR)], 'avronian', of(-5)],
    [
      'R-33: who is hurt is not; as much lost as won is no victory',
      [dead(EXTRACTOR), hurt, dead(WALKER), left('east')(LANCE)],
      'avronian',
      of(0),
    ],
    ['other Avronian losses count nothing', [dead(EXTRACTOR), SECOND, dead(A), LANCE], 'dorian', of(25)],
  ]);
  it('R-33: lists 25 for each destroyed Extractor, less the full cost of Dorian losses', () => {
    expect(pointsOf('extractors', [dead(FLYER), LANCE, dead(EXTRACTOR), SECOND, dead(A)])).toEqual([
      { side: 'dorian', cause: { unit: FLYER.id, why: 'unitLost' }, value: -12 },
      { side: 'dorian', cause: { unit: EXTRACTOR.id, why: 'extractorDestroyed' }, value: 25 },
    ]);
  });
});

describe('§9.4: Ambush, now', () => {
  const south = left('south');
  const because = (gone: number) => ({ code: 'machinesLeftSouth', left: gone, of: 2 });
  now('ambush', [
    ['a machine is still on the map', [LANCE, south(A), B], undefined],
    ['a machine has still to enter', [LANCE, south(A), waiting(B)], undefined],
    ['the one that is left has still to enter', [LANCE, dead(A), waiting(B)], undefined],
    ['both have left by the south edge', [LANCE, south(A), south(B)], 'avronian', because(2)],
    ['R-35: one has left, one is lost', [LANCE, south(A), dead(B)], 'dorian', because(1)],
    ['both are lost', [LANCE, dead(A), dead(B)], 'dorian', because(0)],
    ['one has left elsewhere', [LANCE, south(A), left('north')(B)], 'dorian', because(1)],
    ['sections are no machines', [south(LANCE), SHOCK, south(A), south(B)], 'avronian', because(2)],
    ['R-91: without a Dorian left the Avronian may finish his run', [dead(LANCE), A, B], undefined],
    ['R-91: so he may enter', [dead(LANCE), south(A), waiting(B)], undefined],
    ['R-91: until he has', [dead(LANCE), south(A), south(B)], 'avronian'],
  ]);
  it('has no points', () => {
    expect(pointsOf('ambush', [LANCE, south(A), south(B)])).toEqual([]);
  });
});

describe('§9.4, R-35: Ambush, when time is up', () => {
  whenTimeIsUp('ambush', [
    ['one has left', [LANCE, left('south')(A), B], 'dorian', { left: 1, of: 2 }],
    ['R-91: none has, though no Dorian is left', [dead(LANCE), A, B], 'dorian', { left: 0, of: 2 }],
  ]);
});

const FORT = inForce(0, staticPiece('fort-1', '1215'));
const machinesWith = (lost: number, of = 4) =>
  BIPODS.slice(0, of).map((each, index) => inForce(3, index < lost ? dead(each) : each));

describe('§9.5: The Dobern Strongpoint', () => {
  const garrison = (...hexes: string[]) =>
    hexes.map((hex, i) => inForce(1, section(['dagmaton-1', 'reubark-shock', 'reubark-lance-1'][i], hex)));
  const relief = garrison('1211', '1215', '1219').map((each) => inForce(2, each));
  const [first, ...others] = garrison('1211', '1215', '1219');
  const rows: readonly Row[] = [
    [
      'all forts destroyed, 2 of the garrison near, less than half the machines lost',
      [dead(FORT), ...garrison('1215', '1219'), ...machinesWith(1)],
      'avronian',
      { code: 'strongpoint', fortsStanding: 0, garrisonNear: 2, machinesLost: 1, machines: 4 },
    ],
    ['one of three machines lost', [dead(FORT), ...others, ...machinesWith(1, 3)], 'avronian'],
    ['a fort stands', [FORT, ...garrison('1215'), ...machinesWith(0)], 'dorian', { fortsStanding: 1 }],
    [
      'three of the garrison within 4 of 1215',
      [dead(FORT), first, ...others, ...machinesWith(0)],
      'dorian',
      { garrisonNear: 3 },
    ],
    [
      'one of the three 5 hexes away',
      [dead(FORT), ...garrison('1210', '1215', '1219'), ...machinesWith(0)],
      'avronian',
      { garrisonNear: 2 },
    ],
    [
      'one of the three dead',
      [dead(FORT), dead(first), ...others, ...machinesWith(0)],
      'avronian',
      { garrisonNear: 2 },
    ],
    [
      'R-60: the relief is no garrison',
      [dead(FORT), ...relief, ...machinesWith(0)],
      'avronian',
      { garrisonNear: 0 },
    ],
    [
      'half the machines lost',
      [dead(FORT), ...garrison('1215'), ...machinesWith(2)],
      'dorian',
      { machinesLost: 2, machines: 4 },
    ],
    [
      'one of two machines lost',
      [dead(FORT), ...garrison('1215'), ...machinesWith(1, 2)],
      'dorian',
      { machinesLost: 1, machines: 2 },
    ],
  ];
  describe('when time is up', () => {
    whenTimeIsUp('dobernStrongpoint', rows);
  });
  describe('goes on till then', () => {
    now(
      'dobernStrongpoint',
      rows.map(([what, units]) => [what, units, undefined]),
    );
  });
  describe('now', () => {
    const due = inForce(2, waiting(section('panza-lance', '1215')));
    now('dobernStrongpoint', [
      ['R-90: a fort is a unit of its side', [FORT, ...machinesWith(0)], undefined],
      ['R-39: with the last of them the Dorian is gone', [dead(FORT), ...machinesWith(0)], 'avronian'],
      ['R-39: not while the relief is due to enter', [dead(FORT), due, ...machinesWith(0)], undefined],
    ]);
  });
});

describe('§9.6: Engage!', () => {
  const NEAR = section('panza-lance', '1209');
  const NEAR_PGP = vehicle('pgp-1', '1214');
  const FAR = section('panza-shock-1', '1208');
  const GLIDE = machine('A', 'glide', ['1219', 0], { rest: { force: 1 } });
  describe('when time is up', () => {
    const because = (dorian: number, avronian: number) => ({ code: 'valueNearCentre', dorian, avronian });
    whenTimeIsUp('engage', [
      ['the higher total cost within 5 hexes of 1214', [NEAR, GLIDE], 'avronian', because(5, 35)],
      ['the Dorian’s', [NEAR, dead(GLIDE)], 'dorian', because(5, 0)],
      ['6 hexes are too far', [FAR, GLIDE], 'avronian', because(0, 35)],
      ['R-90: what waits to enter is worth nothing', [NEAR, waiting(GLIDE)], 'dorian', because(5, 0)],
      ['R-61: equal totals are a draw', [FAR, dead(GLIDE)], null, because(0, 0)],
      ['R-61: and not at 0 alone', [NEAR, NEAR_PGP, GLIDE], null, because(35, 35)],
    ]);
  });
  describe('now', () => {
    now('engage', [
      ['it is not over before its time', [NEAR, GLIDE], undefined],
      ['R-39: with one side gone the totals decide', [dead(NEAR), GLIDE], 'avronian', { avronian: 35 }],
    ]);
  });
  it('lists what it counts, on either side', () => {
    expect(pointsOf('engage', [NEAR, FAR, GLIDE])).toEqual([
      { side: 'dorian', cause: { unit: NEAR.id, why: 'survives' }, value: 5 },
      { side: 'avronian', cause: { unit: GLIDE.id, why: 'survives' }, value: 35 },
    ]);
  });
});
