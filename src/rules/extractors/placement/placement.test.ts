import { describe, expect, it, test } from 'vitest';
import { hexNumber, type Direction, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { playBuildUp } from '../buildUp';
import { counterId } from '../data';
import { at, doriana } from '../maps/doriana';
import { SCENARIOS } from '../scenarios';
import { setup } from '../setup';
import { machine } from '../testing';
import type { Action, CounterId, Game, Illegal, ScenarioId, Side } from '../types';
import { unitOf, unitsOf } from '../units';
import { hasPlace, inTheWay, placementOptions, playPlacement, whyNotPlace, whyPlacementUnfinished } from '.';

type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/** 'panza-shock-1@1320', 'pgp-1@1320/0', 'panza-lance@1320>floater-1' */
function place(written: string): PlaceAction {
  const match = /^([\w-]+)@(\d{4})(?:\/(\d))?(?:>([\w-]+))?$/.exec(written);
  if (!match) throw new Error(written);
  const [, unit, hex, facing, into] = match as unknown as (string | undefined)[];
  return {
    type: 'place',
    unit: counterId(unit ?? ''),
    hex: at(hex ?? ''),
    facing: facing === undefined ? null : (Number(facing) as Direction),
    into: into === undefined ? null : counterId(into),
  };
}

/** The placement of a side that has bought the whites and cells named, with these units placed. */
function placing(
  scenario: ScenarioId,
  side: Side,
  placed: readonly string[] = [],
  bought: readonly string[] = [],
): Draft<Game> {
  const game = setup({ scenario, rules: 'full' }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  const force = { threePodAttack: 1, ambush: 0 }[scenario as 'ambush'];
  for (const item of bought)
    playBuildUp(game, {
      type: 'buy',
      force,
      purchase:
        item === 'Panza' || item === 'Ehn Ark'
          ? { item: 'cell', cell: item }
          : { item: 'white', kind: item as 'pgp' },
    });
  game.phase = { name: 'placement', side };
  for (const written of placed) {
    expect([written, whyNotPlace(game, place(written))]).toEqual([written, undefined]);
    playPlacement(game, place(written));
  }
  return game;
}

const whereOf = (game: Draft<Game>, id: string) => unitOf(game, id as CounterId).where;
const COMPANY = ['Panza', 'Ehn Ark', 'pgp', 'pgp', 'floater', 'floater', 'walker', 'flyer'];

describe('§5: placement', () => {
  const cases: readonly {
    readonly name: string;
    readonly scenario: ScenarioId;
    readonly side?: Side;
    readonly bought?: readonly string[];
    readonly placed?: readonly string[];
    readonly place: string;
    readonly why: Illegal | undefined;
  }[] = [
    {
      name: '§9.1: rows 20–27 are the zone',
      scenario: 'incoming',
      place: 'ehn-etaki-shock@0120',
      why: undefined,
    },
    {
      name: '§9.1: not row 19',
      scenario: 'incoming',
      place: 'ehn-etaki-shock@0119',
      why: { rule: '§9', reason: 'outsideZone', hex: at('0119') },
    },
    {
      name: '§9.2: not row 14',
      scenario: 'threePodAttack',
      bought: ['Panza'],
      place: 'panza-lance@2414',
      why: { rule: '§9', reason: 'outsideZone', hex: at('2414') },
    },
    {
      name: '§9.2: the Command Post stands where it stands',
      scenario: 'threePodAttack',
      place: 'commandpost@1323',
      why: { rule: '§5', reason: 'notPlacedHere', unit: counterId('commandpost') },
    },
    {
      name: 'R-41: what enters is not placed',
      scenario: 'incoming',
      side: 'avronian',
      place: 'A@1327/0',
      why: { rule: '§5', reason: 'notPlacedHere', unit: counterId('A') },
    },
    {
      name: '§2: no section in the lake',
      scenario: 'threePodAttack',
      bought: ['Panza'],
      place: 'panza-lance@2125',
      why: { rule: '§2', reason: 'terrainForbidden', hex: at('2125'), terrain: 'lake', movementType: 'leg' },
    },
    {
      name: 'R-98: nor on the bridge over it',
      scenario: 'ambush',
      bought: ['Panza'],
      place: 'panza-lance@1308',
      why: { rule: '§2', reason: 'terrainForbidden', hex: at('1308'), terrain: 'lake', movementType: 'leg' },
    },
    {
      name: 'R-20: an articulated unit may stand in the lake',
      scenario: 'threePodAttack',
      bought: ['walker'],
      place: 'walker-1@2125/0',
      why: undefined,
    },
    {
      name: '§2: no ACV in bog',
      scenario: 'threePodAttack',
      bought: ['floater'],
      place: 'floater-1@1122/0',
      why: { rule: '§2', reason: 'terrainForbidden', hex: at('1122'), terrain: 'bog', movementType: 'acv' },
    },
    {
      name: '§2: no Orni type over chimneys',
      scenario: 'threePodAttack',
      bought: ['flyer'],
      place: 'flyer-1@2119/0',
      why: {
        rule: '§2',
        reason: 'terrainForbidden',
        hex: at('2119'),
        terrain: 'chimneys',
        movementType: 'orni',
      },
    },
    {
      name: '§6.1: a vehicle needs a facing',
      scenario: 'threePodAttack',
      bought: ['pgp'],
      place: 'pgp-1@1320',
      why: { rule: '§6.1', reason: 'facingNeeded', unit: counterId('pgp-1') },
    },
    {
      name: '§6.1: sections have no facing',
      scenario: 'incoming',
      place: 'ehn-etaki-shock@1320/3',
      why: { rule: '§6.1', reason: 'noFacing', unit: counterId('ehn-etaki-shock') },
    },
    {
      name: 'R-02: forts have no facing',
      scenario: 'dobernStrongpoint',
      place: 'fort-1@1215/3',
      why: { rule: '§6.1', reason: 'noFacing', unit: counterId('fort-1') },
    },
    {
      name: '§6.2: at most 3 friendly units in a hex',
      scenario: 'threePodAttack',
      bought: ['Panza', 'Ehn Ark'],
      placed: ['panza-shock-1@1320', 'panza-shock-2@1320', 'panza-lance@1320'],
      place: 'ehn-ark-lance@1320',
      why: { rule: '§6.2', reason: 'stackFull', hex: at('1320'), limit: 3 },
    },
    {
      name: '§6.2: at most one of them a vehicle; the Command Post is one',
      scenario: 'threePodAttack',
      bought: ['pgp'],
      place: 'pgp-1@1324/0',
      why: { rule: '§6.2', reason: 'vehicleThere', hex: at('1324'), unit: counterId('commandpost') },
    },
    {
      name: 'R-06: embarked sections do not count',
      scenario: 'threePodAttack',
      bought: ['Panza', 'Ehn Ark', 'floater'],
      placed: [
        'floater-1@1320/0',
        'panza-shock-1@1320>floater-1',
        'panza-shock-2@1320>floater-1',
        'panza-lance@1320',
      ],
      place: 'ehn-ark-lance@1320',
      why: undefined,
    },
    {
      name: '§6.3.3: a Floater carries two sections',
      scenario: 'threePodAttack',
      bought: ['Panza', 'floater'],
      placed: ['floater-1@1320/0', 'panza-shock-1@1320>floater-1', 'panza-shock-2@1320>floater-1'],
      place: 'panza-lance@1320>floater-1',
      why: { rule: '§6.3.3', reason: 'carrierFull', unit: counterId('floater-1'), limit: 2 },
    },
    {
      name: '§5: infantry may start embarked, over a lake too',
      scenario: 'threePodAttack',
      bought: ['Panza', 'floater'],
      placed: ['floater-1@2125/0'],
      place: 'panza-lance@2125>floater-1',
      why: undefined,
    },
    {
      name: '§6.3.3: in the Floater’s hex',
      scenario: 'threePodAttack',
      bought: ['Panza', 'floater'],
      placed: ['floater-1@1320/0'],
      place: 'panza-lance@1321>floater-1',
      why: { rule: '§6.3.3', reason: 'carrierElsewhere', unit: counterId('floater-1') },
    },
    {
      name: '§6.3.3: on a Floater that is placed',
      scenario: 'threePodAttack',
      bought: ['Panza', 'floater'],
      place: 'panza-lance@1321>floater-1',
      why: { rule: '§6.3.3', reason: 'carrierElsewhere', unit: counterId('floater-1') },
    },
    {
      name: '§6.3.3: Floaters only',
      scenario: 'threePodAttack',
      bought: ['Panza', 'pgp'],
      placed: ['pgp-1@1320/0'],
      place: 'panza-lance@1320>pgp-1',
      why: { rule: '§6.3.3', reason: 'notACarrier', unit: counterId('pgp-1') },
    },
    {
      name: '§6.3.3: sections only',
      scenario: 'threePodAttack',
      bought: ['pgp', 'floater'],
      placed: ['floater-1@1320/0'],
      place: 'pgp-1@1320/0>floater-1',
      why: { rule: '§6.3.3', reason: 'notASection', unit: counterId('pgp-1') },
    },
    {
      name: 'a carrier that is not in play',
      scenario: 'threePodAttack',
      bought: ['Panza'],
      place: 'panza-lance@1320>floater-1',
      why: { rule: '§6.3.3', reason: 'noSuchUnit', unit: 'floater-1' },
    },
    {
      name: '§9.3: an Extractor in a depression area',
      scenario: 'extractors',
      side: 'avronian',
      place: 'extractor-3@0520/2',
      why: undefined,
    },
    {
      name: '§9.3: one Extractor in each depression area',
      scenario: 'extractors',
      side: 'avronian',
      placed: ['extractor-3@0520/2'],
      place: 'extractor-1@0721/2',
      why: {
        rule: '§9.3',
        reason: 'oneExtractorEach',
        extractor: counterId('extractor-3'),
        hex: at('0721'),
      },
    },
    {
      name: '§9.3: the fourth within 5 hexes of 1308',
      scenario: 'extractors',
      side: 'avronian',
      place: 'extractor-1@1313/0',
      why: undefined,
    },
    {
      name: '§9.3: not at 6',
      scenario: 'extractors',
      side: 'avronian',
      place: 'extractor-1@1314/0',
      why: { rule: '§9', reason: 'outsideZone', hex: at('1314') },
    },
    {
      name: '§9.3: one there',
      scenario: 'extractors',
      side: 'avronian',
      placed: ['extractor-1@1313/0'],
      place: 'extractor-2@1303/0',
      why: {
        rule: '§9.3',
        reason: 'oneExtractorEach',
        extractor: counterId('extractor-1'),
        hex: at('1303'),
      },
    },
    {
      name: '§2: an Extractor is tracked: no lake',
      scenario: 'extractors',
      side: 'avronian',
      place: 'extractor-1@1308/0',
      why: {
        rule: '§2',
        reason: 'terrainForbidden',
        hex: at('1308'),
        terrain: 'lake',
        movementType: 'tracked',
      },
    },
    {
      name: '§9.3: the Glide anywhere',
      scenario: 'extractors',
      side: 'avronian',
      place: 'A@2401/3',
      why: undefined,
    },
    {
      name: '§9.5: forts in the massif',
      scenario: 'dobernStrongpoint',
      place: 'fort-1@1218',
      why: { rule: '§9', reason: 'outsideZone', hex: at('1218') },
    },
    {
      name: '§9.5: no two forts adjacent',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215'],
      place: 'fort-2@1216',
      why: { rule: '§9.5', reason: 'fortsAdjacent', fort: counterId('fort-1'), hex: at('1216') },
    },
    {
      name: '§6.2: a fort is the vehicle of its hex',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215'],
      place: 'fort-2@1215',
      why: { rule: '§6.2', reason: 'vehicleThere', hex: at('1215'), unit: counterId('fort-1') },
    },
    {
      name: 'R-60: garrison sections in a fort’s hex only',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215'],
      place: 'dagmaton-1@1216',
      why: { rule: '§9', reason: 'outsideZone', hex: at('1216') },
    },
    {
      name: 'R-60: on the fort',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215'],
      place: 'dagmaton-1@1215',
      why: undefined,
    },
    {
      name: 'R-60: or inside it',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215'],
      place: 'dagmaton-1@1215>fort-1',
      why: undefined,
    },
    {
      name: 'R-60: one to a fort, inside and on it counted',
      scenario: 'dobernStrongpoint',
      placed: ['fort-1@1215', 'dagmaton-1@1215>fort-1'],
      place: 'dagmaton-2@1215',
      why: { rule: 'R-60', reason: 'oneGarrisonEach', fort: counterId('fort-1') },
    },
    {
      name: '§9.4: anywhere',
      scenario: 'ambush',
      bought: ['Panza'],
      place: 'panza-lance@0101',
      why: undefined,
    },
  ];
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const { scenario, side = 'dorian', bought = [], placed = [], place: written, why } = each;
    const game = placing(scenario, side, placed, bought);
    const before = JSON.stringify(game);
    expect(whyNotPlace(game, place(written))).toEqual(why);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('§6.2: not in an enemy’s hex', () => {
    const game = placing('incoming', 'dorian');
    const orni = machine('A', 'orni', ['1320', 0], { rest: { force: 1 } });
    game.units[orni.id] = orni as Draft<typeof orni>;
    expect(whyNotPlace(game, place('ehn-etaki-shock@1320'))).toEqual({
      rule: '§6.2',
      reason: 'enemyThere',
      hex: at('1320'),
    });
  });

  it('§6.3.3: not aboard an enemy', () => {
    const game = placing('threePodAttack', 'dorian', ['floater-1@1320/0'], COMPANY);
    game.units[counterId('floater-1')].side = 'avronian';
    expect(whyNotPlace(game, place('panza-lance@1320>floater-1'))).toEqual({
      rule: '§6.3.3',
      reason: 'notACarrier',
      unit: 'floater-1',
    });
  });

  it('§5: it ends when every unit of the side has its place', () => {
    const game = placing('incoming', 'dorian', ['ehn-etaki-shock@1320', 'ehn-etaki-lance@1320']);
    expect(whyPlacementUnfinished(game)).toEqual({
      rule: '§5',
      reason: 'unplaced',
      units: ['ehn-etaki-commando'],
    });
    playPlacement(game, place('ehn-etaki-commando@1421'));
    expect(whyPlacementUnfinished(game)).toBeUndefined();
  });
});

describe('taking up and placing again', () => {
  const unplace = (id: string) => ({ type: 'unplace', unit: counterId(id) }) as const;

  it('takes a unit up, and only one that is on the map', () => {
    const game = placing('incoming', 'dorian', ['ehn-etaki-shock@1320']);
    expect(whyNotPlace(game, unplace('ehn-etaki-lance'))).toEqual({
      rule: '§5',
      reason: 'notOnMap',
      unit: 'ehn-etaki-lance',
    });
    expect(whyNotPlace(game, unplace('ehn-etaki-shock'))).toBeUndefined();
    expect(playPlacement(game, unplace('ehn-etaki-shock'))).toEqual([
      { type: 'unplaced', unit: 'ehn-etaki-shock', hidden: false },
    ]);
    expect(game).toEqual(placing('incoming', 'dorian'));
  });

  it('does not take up the Command Post', () => {
    const game = placing('threePodAttack', 'dorian');
    expect(whyNotPlace(game, unplace('commandpost'))?.reason).toBe('notPlacedHere');
  });

  it('a Floater takes those aboard with it', () => {
    const game = placing(
      'threePodAttack',
      'dorian',
      ['floater-1@1320/0', 'panza-lance@1320>floater-1'],
      COMPANY,
    );
    const events = playPlacement(game, place('floater-1@1520/2'));
    expect(events.map(({ type }) => type)).toEqual(['placed', 'placed']);
    expect(whereOf(game, 'panza-lance')).toEqual({
      at: 'map',
      hex: at('1520'),
      facing: null,
      inside: 'floater-1',
    });
    playPlacement(game, unplace('floater-1'));
    expect(whereOf(game, 'panza-lance')).toEqual({ at: 'unplaced' });
  });

  it('R-60: a fort takes the section inside or on it with it', () => {
    const placed = ['fort-1@1215', 'dagmaton-1@1215', 'fort-2@1213', 'dagmaton-2@1213>fort-2'];
    const game = placing('dobernStrongpoint', 'dorian', placed);
    playPlacement(game, place('fort-1@1217'));
    expect(whereOf(game, 'dagmaton-1')).toMatchObject({ hex: at('1217'), inside: null });
    playPlacement(game, unplace('fort-2'));
    expect(whereOf(game, 'dagmaton-2')).toEqual({ at: 'unplaced' });
    playPlacement(game, unplace('fort-1'));
    expect(whereOf(game, 'dagmaton-1')).toEqual({ at: 'unplaced' });
  });

  it('an embarked section may step off again', () => {
    const game = placing(
      'threePodAttack',
      'dorian',
      ['floater-1@1320/0', 'panza-lance@1320>floater-1'],
      COMPANY,
    );
    expect(whyNotPlace(game, place('panza-lance@1320'))).toBeUndefined();
    playPlacement(game, place('panza-lance@1320'));
    expect(whereOf(game, 'panza-lance')).toMatchObject({ inside: null });
  });
});

describe('§9.4: the hidden set-up', () => {
  it('hides every Dorian unit while it is on the map', () => {
    const game = placing('ambush', 'dorian', ['floater-1@1320/0', 'panza-lance@1320>floater-1'], COMPANY);
    const hidden = () =>
      unitsOf(game)
        .filter((unit) => unit.hidden)
        .map(({ id }) => id);
    expect(hidden()).toEqual(['panza-lance', 'floater-1']);
    const events = playPlacement(game, { type: 'unplace', unit: counterId('floater-1') });
    expect(events).toEqual([
      { type: 'unplaced', unit: 'floater-1', hidden: true },
      { type: 'unplaced', unit: 'panza-lance', hidden: true },
    ]);
    expect(hidden()).toEqual([]);
  });

  it('other scenarios hide nothing', () => {
    const game = placing('incoming', 'dorian', ['ehn-etaki-shock@1320']);
    expect(unitOf(game, counterId('ehn-etaki-shock')).hidden).toBe(false);
  });
});

describe('options', () => {
  it('§9.1: a section has every legal hex of its zone', () => {
    const game = placing('incoming', 'dorian');
    const lake = ['2125', '2126', '2225', '2226', '2326'];
    expect(placementOptions(game)).toHaveLength(8 * 24 - lake.length);
  });

  it('without a unit they are those of the first unplaced unit alone', () => {
    const game = placing('ambush', 'dorian', [], ['Panza', 'pgp']);
    const units = new Set(placementOptions(game).map((action) => 'unit' in action && action.unit));
    expect([...units]).toEqual(['panza-shock-1']);
    expect(new Set(placementOptions(game, counterId('pgp-1')).map((action) => action.type))).toEqual(
      new Set(['place']),
    );
  });

  it('nothing is left to offer when all is placed, but each unit may be asked for', () => {
    const game = placing('incoming', 'dorian', [
      'ehn-etaki-shock@1320',
      'ehn-etaki-lance@1320',
      'ehn-etaki-commando@1320',
    ]);
    expect(placementOptions(game)).toEqual([]);
    expect(placementOptions(game, counterId('ehn-etaki-lance'))).toContainEqual({
      type: 'unplace',
      unit: 'ehn-etaki-lance',
    });
  });

  it('§9.5: four forts can close the massif to the fifth: then those placed may be taken up', () => {
    const forts = ['fort-1@1115', 'fort-2@1117', 'fort-3@1314', 'fort-4@1316'];
    const garrison = [
      'reubark-shock@1115',
      'reubark-lance-1@1117',
      'reubark-lance-2@1314',
      'dagmaton-1@1316',
    ];
    const game = placing('dobernStrongpoint', 'dorian', [...forts, ...garrison]);
    const offered = placementOptions(game);
    expect(offered.map((action) => action.type)).toEqual(Array.from({ length: 8 }, () => 'unplace'));
  });

  it('offers exactly what is legal, over hexes, facings and carriers', () => {
    const cases: readonly [Draft<Game>, string][] = [
      [
        placing('dobernStrongpoint', 'dorian', ['fort-1@1215', 'fort-2@1213', 'dagmaton-1@1215']),
        'dagmaton-2',
      ],
      [placing('dobernStrongpoint', 'dorian', ['fort-1@1215']), 'fort-2'],
      [placing('extractors', 'avronian', ['extractor-1@0520/0', 'A@1303/0']), 'extractor-2'],
      [placing('extractors', 'avronian', ['extractor-1@1303/0']), 'A'],
      [placing('threePodAttack', 'dorian', ['floater-1@1320/0', 'floater-2@2125/1'], COMPANY), 'panza-lance'],
      [placing('threePodAttack', 'dorian', ['floater-1@1320/0'], COMPANY), 'pgp-1'],
    ];
    for (const [game, id] of cases) {
      const carriers = [null, ...Object.keys(game.units)] as (CounterId | null)[];
      const legal: string[] = [];
      for (let hex = 0; hex < 648; hex++)
        for (const facing of [null, 0, 3, 5] as const)
          for (const into of carriers) {
            const action: PlaceAction = { type: 'place', unit: counterId(id), hex: hex as Hex, facing, into };
            if (!whyNotPlace(game, action)) legal.push(JSON.stringify(action));
          }
      const offered = placementOptions(game, counterId(id)).filter(
        (action) => action.type === 'place' && [null, 0, 3, 5].includes(action.facing),
      );
      expect(new Set(offered.map((action) => JSON.stringify(action)))).toEqual(new Set(legal));
      expect(offered.length).toBeGreaterThan(0);
    }
  });

  it('offers nothing for units of the other side or that enter', () => {
    const game = placing('incoming', 'dorian');
    expect(placementOptions(game, counterId('A'))).toEqual([]);
  });
});

it('every scenario with something to place can be placed by always taking the first offer', () => {
  for (const { id } of SCENARIOS)
    for (const side of ['dorian', 'avronian'] as const) {
      const game = setup({ scenario: id, rules: 'full' }, 1) as Draft<Game>;
      game.phase = { name: 'buildUp', side };
      playBuildUp(game, { type: 'recommend' });
      game.phase = { name: 'placement', side };
      for (let tries = 0; whyPlacementUnfinished(game) && tries < 60; tries++)
        playPlacement(game, placementOptions(game)[0] as PlaceAction);
      expect(whyPlacementUnfinished(game)).toBeUndefined();
    }
});

describe('§9.5: a fort that has no place left', () => {
  const forts = (...hexes: readonly string[]) =>
    placing(
      'dobernStrongpoint',
      'dorian',
      hexes.map((hex, i) => `fort-${i + 1}@${hex}`),
    );

  it('names whoever stands in its way, and nobody while it has a place', () => {
    const zone = hexesOf('dobernStrongpoint');
    const game = forts('1215');
    expect(hasPlace(game, counterId('fort-2'))).toBe(true);
    expect(inTheWay(game, counterId('fort-2'))).toEqual([]);
    const closed = closedBy(zone, 4);
    const full = forts(...closed);
    expect(hasPlace(full, counterId('fort-5'))).toBe(false);
    const others = inTheWay(full, counterId('fort-5'));
    for (const id of others) {
      const freed = structuredClone(full);
      playPlacement(freed, { type: 'unplace', unit: id });
      expect(hasPlace(freed, counterId('fort-5'))).toBe(true);
    }
    const free = unitsOf(full).filter(({ kind, where }) => kind === 'fort' && where.at === 'map');
    for (const { id } of free.filter((fort) => !others.includes(fort.id))) {
      const freed = structuredClone(full);
      playPlacement(freed, { type: 'unplace', unit: id });
      expect(hasPlace(freed, counterId('fort-5'))).toBe(false);
    }
    expect(others.length).toBeGreaterThan(0);
  });

  function hexesOf(scenario: ScenarioId): readonly string[] {
    const game = placing(scenario, 'dorian');
    const places = placementOptions(game, counterId('fort-1')).flatMap((action) =>
      action.type === 'place' ? [hexNumber(doriana.grid, action.hex)] : [],
    );
    return [...new Set(places)];
  }

  /** The first so many places, taken one by one, that leave none for another. */
  function closedBy(zone: readonly string[], many: number): readonly string[] {
    const search = (taken: readonly string[], from: number): readonly string[] | undefined => {
      if (taken.length === many) return hasPlace(forts(...taken), counterId('fort-5')) ? undefined : taken;
      for (let i = from; i < zone.length; i++) {
        const game = forts(...taken);
        if (whyNotPlace(game, place(`fort-${taken.length + 1}@${zone[i]}`))) continue;
        const found = search([...taken, zone[i]], i + 1);
        if (found) return found;
      }
      return undefined;
    };
    const found = search([], 0);
    if (!found) throw new Error('Four forts leave room for a fifth wherever they stand');
    return found;
  }
});
