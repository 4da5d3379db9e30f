import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../result';
import { revealNearMachines, whyNotUncover } from './hidden';
import { whyIllegal } from './legality';
import { play } from './play';
import { DORIAN_MOVES, gameWith, machine, section, vehicle } from './testing';
import type { CounterId, Event, Game, Unit } from './types';

const id = (text: string) => text as CounterId;
const hide = <U extends Unit>(unit: U, inside?: string): U => ({
  ...unit,
  hidden: true,
  where: inside === undefined ? unit.where : { ...unit.where, inside: id(inside) },
});
const far = machine('B', 'glide', ['2401', 3], { rest: { force: 1 } });
const scene = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  structuredClone(
    gameWith([...units, far], { scenario: 'ambush', phase: DORIAN_MOVES, ...rest }),
  ) as Draft<Game>;
const uncover = (game: Draft<Game>, unit: string): readonly Event[] =>
  play(game, { type: 'uncover', unit: id(unit) });
const reasonOf = (game: Game, unit: string) => {
  const why = whyIllegal(game, { type: 'uncover', unit: id(unit) });
  return why && `${why.rule} ${why.reason}`;
};

describe('§9.4: at the start of his turn the Dorian may activate hidden units', () => {
  const three = ['panza-lance', 'bha-lance', 'outbok-lance-1'].map((unit) => hide(section(unit, '1215')));
  const vehicles = ['walker-1', 'walker-2'].map((unit, index) => hide(vehicle(unit, `101${index}`)));

  it('without the +3, to move and fire in the same turn', () => {
    const game = scene(three);
    expect(uncover(game, 'panza-lance')).toEqual([
      { type: 'uncovered', unit: 'panza-lance', why: 'activated', where: three[0].where },
    ]);
    expect(game.units[id('panza-lance')]).toMatchObject({ hidden: false, ambush: false, moved: false });
  });
  it('two at most', () => {
    const game = scene(three);
    uncover(game, 'panza-lance');
    uncover(game, 'bha-lance');
    expect(whyNotUncover(game, id('outbok-lance-1'))).toEqual({
      rule: '§9.4',
      reason: 'tooManyUncovered',
      limit: 2,
    });
  });
  it('at most one of them a vehicle', () => {
    const game = scene([...three, ...vehicles]);
    uncover(game, 'walker-1');
    expect(whyNotUncover(game, id('walker-2'))).toMatchObject({ reason: 'tooManyUncovered', limit: 1 });
    expect(reasonOf(game, 'panza-lance')).toBeUndefined();
  });
  it('before any of his units has moved', () => {
    const moved = section('panza-shock-1', '0511', { moved: true });
    expect(reasonOf(scene([...three, moved]), 'panza-lance')).toBe('§9.4 onlyAtStart');
  });
  it('only what is hidden', () => {
    expect(reasonOf(scene([section('panza-lance', '1215')]), 'panza-lance')).toBe('§9.4 notHidden');
  });
  it('R-59, R-92: a Floater with its passengers, who count as one with it and are not activated alone', () => {
    const game = scene([
      ...three,
      hide(vehicle('floater-1', '1010')),
      hide(section('panza-shock-1', '1010'), 'floater-1'),
      hide(section('panza-shock-2', '1010'), 'floater-1'),
    ]);
    expect(reasonOf(game, 'panza-shock-1')).toBe('R-59 inside');
    expect(uncover(game, 'floater-1').map((event) => ('unit' in event ? event.unit : ''))).toEqual([
      'floater-1',
      'panza-shock-1',
      'panza-shock-2',
    ]);
    expect(reasonOf(game, 'panza-lance')).toBeUndefined();
  });
});

describe('§9.4: hidden units are revealed at the end of the Avronian turn if a machine ended within 4 hexes', () => {
  const bipod = machine('A', 'bipod', ['1215', 0], { rest: { force: 1 } });
  test.each([
    ['1211', true],
    ['1219', true],
    ['1210', false],
    ['1220', false],
  ])('a section in %s: %s', (hex, revealed) => {
    const game = scene([hide(section('panza-lance', hex)), bipod]);
    const events = revealNearMachines(game);
    expect(game.units[id('panza-lance')]).toMatchObject({ hidden: !revealed, ambush: revealed });
    expect(events).toHaveLength(revealed ? 1 : 0);
  });
  it('R-59: passengers share the state of their Floater, each told once', () => {
    const game = scene([
      hide(section('panza-shock-1', '1213'), 'floater-1'),
      hide(vehicle('floater-1', '1213')),
      bipod,
    ]);
    const told = revealNearMachines(game).map((event) => ('unit' in event ? event.unit : ''));
    expect(told).toEqual(['floater-1', 'panza-shock-1']);
    for (const unit of ['panza-shock-1', 'floater-1'])
      expect(game.units[id(unit)]).toMatchObject({ hidden: false, ambush: true });
  });
  it('a machine off the map reveals nobody', () => {
    const gone = { ...bipod, where: { at: 'exited', edge: 'south' } } as const;
    expect(revealNearMachines(scene([hide(section('panza-lance', '1215')), gone]))).toEqual([]);
  });
});
