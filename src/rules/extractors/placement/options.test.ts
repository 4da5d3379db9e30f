import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../hex';
import type { Draft } from '../../result';
import { playBuildUp } from '../buildUp';
import { counterId } from '../data';
import { SCENARIOS } from '../scenarios';
import { setup } from '../setup';
import type { CounterId, Game } from '../types';
import { placementOptions, playPlacement, whyNotPlace, whyPlacementUnfinished } from '.';
import { type PlaceAction, placing, COMPANY } from './testing';

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
