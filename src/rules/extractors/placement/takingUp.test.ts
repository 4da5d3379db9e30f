import { describe, expect, it } from 'vitest';
import type { Draft } from '../../result';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import type { CounterId, Game } from '../types';
import { unitOf } from '../units';
import { playPlacement, whyNotPlace } from '.';
import { place, placing, COMPANY } from './testing';

const whereOf = (game: Draft<Game>, id: string) => unitOf(game, id as CounterId).where;

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
