import { describe, expect, it } from 'vitest';
import { at } from '../maps/doriana';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Phase, ScenarioId, Unit } from '../types';
import { whyNotPlace } from './legality';
import { placementOptions } from './options';
import { garrisonIn, hexesOfZone, whyNotBeside, whyNotInZone, zoneOf } from './zones';

const PLACING: Phase = { name: 'placement', side: 'dorian' };
const inForce = <U extends Unit>(force: number, unit: U): U => ({ ...unit, force });
const unplaced = <U extends Unit>(unit: U): U => ({ ...unit, where: { at: 'unplaced' } });
const game = (scenario: ScenarioId, units: readonly Unit[], side: 'dorian' | 'avronian' = 'dorian') =>
  gameWith(units, { scenario, turn: 0, phase: { ...PLACING, side } });

const FORT = staticPiece('fort-1', '1215');
const SECOND = staticPiece('fort-2', '1213');
const [SHOCK, LANCE] = [section('reubark-shock', '1215'), section('reubark-lance-1', '1213')].map((unit) =>
  inForce(1, unit),
);

describe('§5: where a force may be placed', () => {
  it('nowhere if it enters or stands from the start', () => {
    const entering = section('panza-lance', '1214');
    const position = game('engage', [entering]);
    expect(zoneOf(position, entering)).toBeNull();
    expect(whyNotInZone(position, entering, at('1214'))).toEqual({
      rule: '§5',
      reason: 'notPlacedHere',
      unit: entering.id,
    });
    expect(whyNotBeside(position, entering, at('1214'))).toBeUndefined();
    expect(placementOptions(position, entering.id)).toEqual([]);
    expect(garrisonIn(position, at('1214'))).toEqual([]);
  });

  it('anywhere, or in the hexes the scenario names', () => {
    const lance = section('panza-lance', '1214');
    expect(whyNotInZone(game('ambush', [lance]), lance, at('0101'))).toBeUndefined();
    const runner = section('ehn-etaki-lance', '1222');
    const position = game('incoming', [runner]);
    expect(whyNotInZone(position, runner, at('0120'))).toBeUndefined();
    expect(whyNotInZone(position, runner, at('0119'))).toEqual({
      rule: '§9',
      reason: 'outsideZone',
      hex: at('0119'),
    });
  });

  it('only by its own side', () => {
    const lance = unplaced(section('panza-lance', '1214'));
    expect(placementOptions(game('ambush', [lance], 'avronian'), lance.id)).toEqual([]);
    expect(placementOptions(game('ambush', [lance]), lance.id).length).toBeGreaterThan(400);
  });
});

describe('§9.5: forts and their garrison', () => {
  it('§9.5: no fort beside another, itself excepted', () => {
    const position = game('dobernStrongpoint', [FORT, SECOND]);
    expect(whyNotBeside(position, FORT, at('1214'))).toEqual({
      rule: '§9.5',
      reason: 'fortsAdjacent',
      fort: SECOND.id,
      hex: at('1214'),
    });
    expect(whyNotBeside(game('dobernStrongpoint', [FORT]), FORT, at('1214'))).toBeUndefined();
    expect(whyNotBeside(position, FORT, at('1216'))).toBeUndefined();
    expect(whyNotBeside(position, FORT, at('1213'))).toBeUndefined();
  });

  it('R-60: a section in each fort’s hex, itself excepted', () => {
    const position = game('dobernStrongpoint', [FORT, SECOND, SHOCK, unplaced(LANCE)]);
    expect(whyNotBeside(position, LANCE, at('1215'))).toEqual({
      rule: 'R-60',
      reason: 'oneGarrisonEach',
      fort: FORT.id,
    });
    expect(whyNotBeside(game('dobernStrongpoint', [SECOND, FORT, SHOCK, LANCE]), LANCE, at('1215'))).toEqual({
      rule: 'R-60',
      reason: 'oneGarrisonEach',
      fort: FORT.id,
    });
    expect(whyNotBeside(position, SHOCK, at('1215'))).toBeUndefined();
    expect(whyNotBeside(position, LANCE, at('1213'))).toBeUndefined();
    expect(whyNotBeside(position, LANCE, at('1214'))).toBeUndefined();
    expect(garrisonIn(position, at('1215')).map(({ id }) => id)).toEqual([SHOCK.id]);
    expect(hexesOfZone(position, zoneOf(position, SHOCK)!)).toEqual([at('1215'), at('1213')]);
  });

  it('a garrison may stand in the fort’s hex or take shelter in it', () => {
    const position = game('dobernStrongpoint', [FORT, SECOND, unplaced(SHOCK)]);
    expect(placementOptions(position, SHOCK.id)).toEqual([
      { type: 'place', unit: SHOCK.id, hex: at('1215'), facing: null, into: null },
      { type: 'place', unit: SHOCK.id, hex: at('1213'), facing: null, into: null },
      { type: 'place', unit: SHOCK.id, hex: at('1215'), facing: null, into: FORT.id },
      { type: 'place', unit: SHOCK.id, hex: at('1213'), facing: null, into: SECOND.id },
    ]);
  });

  it('the one that shelters may be placed there once more', () => {
    const inside = {
      ...SHOCK,
      where: { at: 'map', hex: at('1215'), facing: null, inside: FORT.id },
    } as const;
    const into = { type: 'place', unit: SHOCK.id, hex: at('1215'), facing: null, into: FORT.id } as const;
    expect(whyNotPlace(game('dobernStrongpoint', [FORT, inside]), into)).toBeUndefined();
    const other = { ...into, unit: LANCE.id };
    expect(whyNotPlace(game('dobernStrongpoint', [FORT, inside, unplaced(LANCE)]), other)).toBeDefined();
  });
});

describe('§9.3: Extractors', () => {
  const extractor = (rank: number, hex: string) => inForce(1, vehicle(`extractor-${rank}`, hex));
  const near = extractor(1, '1308');

  it('one in each area and one near the lake, itself excepted', () => {
    const second = unplaced(extractor(2, '1308'));
    const position = game('extractors', [near, second], 'avronian');
    expect(whyNotBeside(position, second, at('1309'))).toEqual({
      rule: '§9.3',
      reason: 'oneExtractorEach',
      extractor: near.id,
      hex: at('1309'),
    });
    expect(whyNotBeside(position, near, at('1309'))).toBeUndefined();
    const alone = game('extractors', [unplaced(near), second], 'avronian');
    expect(whyNotBeside(alone, second, at('1309'))).toBeUndefined();
  });

  it('beside machines as may be', () => {
    const glide = inForce(2, machine('A', 'glide', ['1307', 0]));
    const position = game('extractors', [unplaced(near), glide], 'avronian');
    expect(whyNotBeside(position, near, at('1308'))).toBeUndefined();
  });
});

describe('what may be taken up again', () => {
  const floater = vehicle('floater-1', '1214');
  const lance = section('panza-lance', '1214');

  it('the units of the side to decide, and nothing of the other', () => {
    const position = game('ambush', [floater, lance, machine('A', 'glide', ['0505', 0])]);
    expect(placementOptions(position)).toEqual([]);
    expect(placementOptions(position, lance.id).at(-1)).toEqual({ type: 'unplace', unit: lance.id });
    expect(placementOptions(position, 'A' as typeof lance.id)).toEqual([]);
  });

  it('a vehicle has no berth', () => {
    const walker = unplaced(vehicle('walker-1', '1214'));
    const actions = placementOptions(game('ambush', [floater, walker]), walker.id);
    expect(actions.filter((action) => action.type === 'place' && action.into !== null)).toEqual([]);
    const aboard = placementOptions(game('ambush', [floater, unplaced(lance)]), lance.id);
    expect(aboard.filter((action) => action.type === 'place' && action.into === floater.id)).toHaveLength(1);
  });
});
