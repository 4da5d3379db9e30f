import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../../result';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { machine } from '../testing';
import type { Illegal, ScenarioId, Side } from '../types';
import { playPlacement, whyNotPlace, whyPlacementUnfinished } from '.';
import { place, placing, COMPANY } from './testing';

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
