import { describe, expect, it, test } from 'vitest';
import { victoryAtEnd, victoryNow } from '.';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Edge, Game, ScenarioId, Side, Unit, Where } from '../types';
import { equipmentCostOf, fullCostOf, survivalPoints } from './cost';

const at =
  (where: Where) =>
  <U extends Unit>(unit: U): U => ({ ...unit, where });
const dead = at({ at: 'eliminated' });
const waiting = at({ at: 'toEnter' });
const unplaced = at({ at: 'unplaced' });
const left = (edge: Edge) => at({ at: 'exited', edge });
const inForce = <U extends Unit>(force: number, unit: U): U => ({ ...unit, force });

const playing = (scenario: ScenarioId, units: readonly Unit[], rest: Partial<Game> = {}) =>
  gameWith(units, { scenario, ...rest });

const LANCE = section('ehn-etaki-lance', '1220');
const SHOCK = section('ehn-etaki-shock', '1221');
const BIPODS = (['A', 'B', 'C'] as const).map((letter) => machine(letter, 'bipod', ['0505', 0]));
const [A, B, C] = BIPODS;
const POST = staticPiece('commandpost', '1324');

type Row = readonly [what: string, game: Game, winner: Side | null | undefined, because?: object];
const check = (rows: readonly Row[], ask: (game: Game) => ReturnType<typeof victoryNow>) =>
  test.each(rows.map(([what, game, winner, because]) => ({ what, game, winner, because })))(
    '$what',
    ({ game, winner, because = {} }) => {
      const victory = ask(game);
      if (winner === undefined) expect(victory).toBeNull();
      else expect(victory).toMatchObject({ winner, because });
    },
  );

describe('§9.1: Incoming!', () => {
  describe('now', () =>
    check(
      [
        ['nobody has left yet', playing('incoming', [LANCE, A]), undefined],
        [
          'a section has left by the north edge',
          playing('incoming', [LANCE, left('north')(SHOCK), A], { turn: 4 }),
          'dorian',
          { code: 'sectionLeftNorth', unit: SHOCK.id, turn: 4 },
        ],
        ['not by another edge', playing('incoming', [LANCE, left('east')(SHOCK), A]), undefined],
        ['a machine that left there is not one', playing('incoming', [LANCE, left('north')(A)]), undefined],
        ['R-39: the Dorian plays on alone', playing('incoming', [LANCE, dead(A)]), undefined],
        [
          'R-39: the Avronian alone has won',
          playing('incoming', [dead(LANCE), A], { turn: 3 }),
          'avronian',
          { code: 'noSectionLeftNorth', turn: 3 },
        ],
        ['R-39: with nobody left at all it is over', playing('incoming', [dead(LANCE), dead(A)]), 'avronian'],
      ],
      victoryNow,
    ));
  describe('when time is up', () =>
    check(
      [
        [
          'the Avronian wins',
          playing('incoming', [LANCE, A], { turn: 8 }),
          'avronian',
          { code: 'noSectionLeftNorth', turn: 8 },
        ],
      ],
      victoryAtEnd,
    ));
});

describe('§9.2: Three-Pod Attack', () => {
  describe('now', () =>
    check(
      [
        ['the post and two Bipods stand', playing('threePodAttack', [POST, dead(A), B, C]), undefined],
        [
          'the post has fallen',
          playing('threePodAttack', [dead(POST), LANCE, dead(A), B, C]),
          'avronian',
          { code: 'commandPostDestroyed', bipodsLost: 1 },
        ],
        [
          'a second Bipod has fallen',
          playing('threePodAttack', [POST, dead(A), dead(B), C]),
          'dorian',
          { code: 'twoBipodsLost', postStands: true },
        ],
        [
          'R-32: the second Bipod and the post at once',
          playing('threePodAttack', [dead(POST), LANCE, dead(A), dead(B), C]),
          'dorian',
          { code: 'twoBipodsLost', postStands: false },
        ],
        [
          'sections lost are no Bipods',
          playing('threePodAttack', [POST, dead(LANCE), dead(SHOCK), A, B, C]),
          undefined,
        ],
      ],
      victoryNow,
    ));
  describe('when time is up', () =>
    check(
      [
        [
          'the Dorian wins',
          playing('threePodAttack', [POST, dead(A), B, C]),
          'dorian',
          { code: 'commandPostStands', bipodsLost: 1 },
        ],
      ],
      victoryAtEnd,
    ));
});

describe('§9.3: Extractors', () => {
  const EXTRACTOR = vehicle('extractor-1', '1308');
  const SECOND = vehicle('extractor-2', '0505');
  const PGP = vehicle('pgp-1', '1214');
  const FLYER = vehicle('flyer-1', '1215');

  it('goes on while both sides have units', () => {
    expect(victoryNow(playing('extractors', [LANCE, dead(EXTRACTOR)]))).not.toBeNull();
    expect(victoryNow(playing('extractors', [LANCE, EXTRACTOR]))).toBeNull();
  });

  check(
    [
      ['R-33: nothing lost is no victory', playing('extractors', [LANCE, EXTRACTOR]), 'avronian'],
      ['an Extractor more than the losses', playing('extractors', [LANCE, dead(EXTRACTOR)]), 'dorian'],
      [
        'R-33: a unit that has left is lost',
        playing('extractors', [left('east')(PGP), dead(EXTRACTOR)]),
        'avronian',
        { code: 'extractorPoints', points: -5 },
      ],
      [
        'losses of just as many points',
        playing('extractors', [
          dead(vehicle('flyer-1', '1215')),
          dead(section('panza-shock-1', '1215')),
          dead(section('panza-lance', '1215')),
          dead(EXTRACTOR),
        ]),
        'avronian',
        { points: -3 },
      ],
      [
        'lost machines count for nobody',
        playing('extractors', [LANCE, EXTRACTOR, dead(A)]),
        'avronian',
        { points: 0 },
      ],
      [
        'two Extractors against a PGP',
        playing('extractors', [dead(PGP), dead(EXTRACTOR), dead(SECOND)]),
        'dorian',
        { points: 20 },
      ],
    ],
    victoryAtEnd,
  );

  it('lists what it counts', () => {
    const { points } = victoryAtEnd(playing('extractors', [dead(FLYER), LANCE, dead(EXTRACTOR), SECOND]));
    expect(points).toEqual([
      { side: 'dorian', cause: { unit: FLYER.id, why: 'unitLost' }, value: -12 },
      { side: 'dorian', cause: { unit: EXTRACTOR.id, why: 'extractorDestroyed' }, value: 25 },
    ]);
  });
});

describe('§9.4: Ambush', () => {
  describe('now', () =>
    check(
      [
        ['a machine is still on the map', playing('ambush', [LANCE, left('south')(A), B]), undefined],
        ['a machine has still to enter', playing('ambush', [LANCE, left('south')(A), waiting(B)]), undefined],
        [
          'both have left by the south edge',
          playing('ambush', [LANCE, left('south')(A), left('south')(B)]),
          'avronian',
          { code: 'machinesLeftSouth', left: 2, of: 2 },
        ],
        [
          'R-35: one has, one was destroyed',
          playing('ambush', [LANCE, left('south')(A), dead(B)]),
          'dorian',
          { code: 'machinesLeftSouth', left: 1, of: 2 },
        ],
        [
          'one has left elsewhere',
          playing('ambush', [LANCE, left('south')(A), left('north')(B)]),
          'dorian',
          { left: 1 },
        ],
        [
          'sections that are gone are no machines',
          playing('ambush', [left('south')(LANCE), SHOCK, left('south')(A), left('south')(B)]),
          'avronian',
          { left: 2, of: 2 },
        ],
      ],
      victoryNow,
    ));
});

describe('§9.5: The Dobern Strongpoint', () => {
  const FORT = staticPiece('fort-1', '1215');
  const garrison = (id: string, hex: string) => inForce(1, section(id, hex));
  const [G1, G2, G3] = [
    garrison('reubark-shock', '1215'),
    garrison('reubark-lance-1', '1219'),
    garrison('reubark-lance-2', '1211'),
  ];
  const machines = (lost: number) => BIPODS.map((each, i) => inForce(3, i < lost ? dead(each) : each));

  it('is not over before its time', () => {
    expect(victoryNow(playing('dobernStrongpoint', [dead(FORT), G1, ...machines(0)]))).toBeNull();
  });

  check(
    [
      [
        'the last fort destroyed, two of the garrison near, a machine of three lost',
        playing('dobernStrongpoint', [dead(FORT), G1, G2, ...machines(1)]),
        'avronian',
        { code: 'strongpoint', fortsStanding: 0, garrisonNear: 2, machinesLost: 1, machines: 3 },
      ],
      [
        'a fort stands',
        playing('dobernStrongpoint', [FORT, G1, ...machines(0)]),
        'dorian',
        { fortsStanding: 1 },
      ],
      [
        'three of the garrison within 2 hexes of the massif',
        playing('dobernStrongpoint', [dead(FORT), G1, G2, G3, ...machines(0)]),
        'dorian',
        { garrisonNear: 3 },
      ],
      [
        'one of them farther off',
        playing('dobernStrongpoint', [
          dead(FORT),
          G1,
          G2,
          garrison('reubark-lance-2', '1210'),
          ...machines(0),
        ]),
        'avronian',
        { garrisonNear: 2 },
      ],
      [
        'one of them dead',
        playing('dobernStrongpoint', [dead(FORT), G1, G2, dead(G3), ...machines(0)]),
        'avronian',
        { garrisonNear: 2 },
      ],
      [
        'R-60: relief is no garrison',
        playing('dobernStrongpoint', [
          dead(FORT),
          ...[G1, G2, G3].map((each) => inForce(2, each)),
          ...machines(0),
        ]),
        'avronian',
        { garrisonNear: 0 },
      ],
      [
        'half the machines lost',
        playing('dobernStrongpoint', [dead(FORT), G1, ...machines(1).slice(0, 2)]),
        'dorian',
        { machinesLost: 1, machines: 2 },
      ],
    ],
    victoryAtEnd,
  );
});

describe('§9.6: Engage!', () => {
  const NEAR = section('panza-lance', '1209');
  const FAR = section('panza-lance', '1208');
  const GLIDE = machine('A', 'glide', ['1214', 0]);

  it('is not over before its time', () => {
    expect(victoryNow(playing('engage', [NEAR, GLIDE]))).toBeNull();
  });

  check(
    [
      [
        'the dearer units within 5 hexes of 1214',
        playing('engage', [NEAR, GLIDE]),
        'avronian',
        { code: 'valueNearCentre', dorian: 5, avronian: 35 },
      ],
      ['6 hexes are too far', playing('engage', [FAR, GLIDE]), 'avronian', { dorian: 0 }],
      ['the Dorian', playing('engage', [NEAR, dead(GLIDE)]), 'dorian', { dorian: 5, avronian: 0 }],
      ['R-61: as much on both sides is a draw', playing('engage', [FAR, dead(GLIDE)]), null],
      ['R-90: what waits to enter is worth nothing', playing('engage', [NEAR, waiting(GLIDE)]), 'dorian'],
    ],
    victoryAtEnd,
  );

  it('lists what it counts, on either side', () => {
    expect(victoryAtEnd(playing('engage', [NEAR, GLIDE])).points).toEqual([
      { side: 'dorian', cause: { unit: NEAR.id, why: 'survives' }, value: 5 },
      { side: 'avronian', cause: { unit: GLIDE.id, why: 'survives' }, value: 35 },
    ]);
  });
});

describe('R-39: a side with nobody left', () => {
  const M = machine('A', 'bipod', ['1214', 0]);
  check(
    [
      ['ends the game', playing('engage', [section('panza-lance', '1214'), dead(M)]), 'dorian'],
      ['either side', playing('engage', [dead(LANCE), M]), 'avronian'],
      ['both', playing('engage', [dead(LANCE), dead(M)]), null],
      ['R-90: who has still to enter is left', playing('engage', [waiting(LANCE), M]), undefined],
      ['who has left the map is not', playing('engage', [left('east')(LANCE), M]), 'avronian'],
      ['who was never placed is not', playing('engage', [unplaced(LANCE), M]), 'avronian'],
      ['before the first turn nothing ends it', playing('engage', [dead(LANCE), M], { turn: 0 }), undefined],
      ['in the first turn it does', playing('engage', [dead(LANCE), M], { turn: 1 }), 'avronian'],
    ],
    victoryNow,
  );
});

describe('what a unit is worth', () => {
  const equipped = machine('B', 'orni', ['1214', 0], {
    weapons: ['laser', 'seeker'],
    rest: { extraArmour: 2, armour: 11, thanis: { freeMove: true, freeTarget: false } },
  });

  it('§3: a machine costs its chassis, weapons, extra armour and Thanis orders', () => {
    expect(equipmentCostOf(equipped)).toBe(4 + 8 + 2 * 4 + 6);
    expect(fullCostOf(equipped)).toBe(35 + 26);
    expect(fullCostOf(machine('B', 'glide', ['1214', 0]))).toBe(35);
    const both = { ...equipped, thanis: { freeMove: true, freeTarget: true } };
    expect(equipmentCostOf(both)).toBe(32);
  });

  it('§3: a section or a vehicle costs what is printed, a fort nothing', () => {
    expect(fullCostOf(LANCE)).toBe(5);
    expect(fullCostOf(vehicle('pgp-1', '1214'))).toBe(30);
    expect(fullCostOf(POST)).toBe(0);
  });

  const lines = (unit: Unit, rules: Game['rules'] = 'full') =>
    survivalPoints(playing('engage', [unit], { rules }), unit).map(({ cause, value }) => [cause.why, value]);
  const box = { order: null, revealed: false, lost: false } as const;
  const lost = { ...box, lost: true };
  const hurt = machine('B', 'bipod', ['1214', 0], {
    rest: {
      armour: 12,
      speedLost: 2,
      move: { boxes: [lost, box, lost], marker: null, running: true, reset: false },
      combat: { boxes: [box, lost, box], marker: null, running: false, reset: false },
    },
  });

  it('§9.6: less 3 for each armour point, speed point and order slot lost', () => {
    expect(lines(hurt)).toEqual([
      ['survives', 40],
      ['armourLost', -9],
      ['speedLost', -6],
      ['boxesLost', -9],
    ]);
    expect(lines(equipped)).toEqual([['survives', 61]]);
    expect(lines({ ...equipped, armour: 10 })).toContainEqual(['armourLost', -3]);
  });

  it('§9.6: under Simple rules order slots are worth nothing', () => {
    expect(lines(hurt, 'simple').map(([why]) => why)).toEqual(['survives', 'armourLost', 'speedLost']);
  });

  it('§9.6: never under 0', () => {
    expect(lines({ ...hurt, armour: 1, speedLost: 3 })).toEqual([
      ['survives', 40],
      ['armourLost', -40],
    ]);
    expect(lines({ ...hurt, armour: 3, speedLost: 3 })).toEqual([
      ['survives', 40],
      ['armourLost', -36],
      ['speedLost', -4],
    ]);
  });

  it('§9.6: a section or a vehicle is worth its cost, hurt or not', () => {
    expect(lines({ ...vehicle('pgp-1', '1214'), armour: 1 })).toEqual([['survives', 30]]);
  });
});
