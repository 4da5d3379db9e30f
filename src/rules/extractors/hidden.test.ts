import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../result';
import {
  hasBegun,
  playUncover,
  revealNearMachines,
  setsUpHidden,
  uncover,
  unseenOf,
  whyNotUncover,
} from './hidden';
import { at } from './maps/doriana';
import { movesOf } from './movement';
import { entryHexesOf } from './scenarios';
import { gameWith, machine, section, staticPiece, vehicle } from './testing';
import type { CounterId, Game, Unit } from './types';

const hidden = <U extends Unit>(unit: U): U => ({ ...unit, hidden: true });
const inside = <U extends Unit>(carrier: Unit, unit: U): U => ({
  ...unit,
  where: { at: 'map', hex: at('1214'), facing: null, inside: carrier.id },
});
const ambush = (units: readonly Unit[], uncovered: readonly CounterId[] = []) =>
  gameWith(units, { scenario: 'ambush', uncovered });
const draft = (units: readonly Unit[]) => structuredClone(ambush(units)) as Draft<Game>;

const LANCE = hidden(section('panza-lance', '1214'));
const SHOCK = section('panza-shock-1', '1010');
const SECOND = section('panza-shock-2', '1011');
const WALKER = hidden(vehicle('walker-1', '1215'));
const PGP = vehicle('pgp-1', '1216');
const FLOATER = hidden(vehicle('floater-1', '1214'));
const FORT = hidden(staticPiece('fort-1', '1214'));

describe('§9.4: activating hidden units', () => {
  test.each<[what: string, game: Game, id: CounterId, why: object | undefined]>([
    ['a hidden section', ambush([LANCE]), LANCE.id, undefined],
    ['one more', ambush([LANCE, SHOCK], [SHOCK.id]), LANCE.id, undefined],
    ['a vehicle after a section', ambush([WALKER, SHOCK], [SHOCK.id]), WALKER.id, undefined],
    ['a section after a vehicle', ambush([LANCE, PGP], [PGP.id]), LANCE.id, undefined],
    [
      'not a third',
      ambush([LANCE, SHOCK, SECOND], [SHOCK.id, SECOND.id]),
      LANCE.id,
      { rule: '§9.4', reason: 'tooManyUncovered', limit: 2 },
    ],
    [
      'not a second vehicle',
      ambush([WALKER, PGP], [PGP.id]),
      WALKER.id,
      { rule: '§9.4', reason: 'tooManyUncovered', limit: 1 },
    ],
    ['not one in sight', ambush([SHOCK]), SHOCK.id, { rule: '§9.4', reason: 'notHidden', unit: SHOCK.id }],
    [
      'not one off the map',
      ambush([{ ...LANCE, where: { at: 'unplaced' } }]),
      LANCE.id,
      { reason: 'notHidden' },
    ],
    [
      'R-59: not a passenger of a hidden Floater',
      ambush([FLOATER, inside(FLOATER, LANCE)]),
      LANCE.id,
      { rule: 'R-59', reason: 'inside', unit: LANCE.id, carrier: FLOATER.id },
    ],
    [
      'a passenger of a Floater in sight',
      ambush([{ ...FLOATER, hidden: false }, inside(FLOATER, LANCE)]),
      LANCE.id,
      undefined,
    ],
    ['one that shelters in a hidden fort', ambush([FORT, inside(FORT, LANCE)]), LANCE.id, undefined],
    [
      'not once a unit has moved',
      ambush([LANCE, { ...SHOCK, moved: true }]),
      LANCE.id,
      { rule: '§9.4', reason: 'onlyAtStart', of: 'movement' },
    ],
    [
      'when machines alone have moved',
      ambush([LANCE, machine('A', 'glide', ['0101', 3], { rest: { moved: true } })]),
      LANCE.id,
      undefined,
    ],
  ])('%s', (_, game, id, why) => {
    const told = whyNotUncover(game, id);
    if (why === undefined) expect(told).toBeUndefined();
    else expect(told).toMatchObject(why);
  });

  it('R-59: turns up a unit with its passengers, without ambush', () => {
    const game = draft([FLOATER, inside(FLOATER, LANCE), WALKER]);
    const events = playUncover(game, FLOATER.id);
    expect(events).toMatchObject([
      { type: 'uncovered', unit: FLOATER.id, why: 'activated', where: { hex: at('1214') } },
      { type: 'uncovered', unit: LANCE.id, why: 'activated' },
    ]);
    expect(game.uncovered).toEqual([FLOATER.id]);
    expect(game.units[LANCE.id]).toMatchObject({ hidden: false, ambush: false });
    expect(game.units[FLOATER.id]).toMatchObject({ hidden: false, ambush: false });
    expect(game.units[WALKER.id].hidden).toBe(true);
  });

  it('R-92: a Floater counts as one with its passengers, who may move at once', () => {
    const game = draft([FLOATER, inside(FLOATER, LANCE), hidden(SHOCK), WALKER]);
    playUncover(game, FLOATER.id);
    expect(game.uncovered).toEqual([FLOATER.id]);
    expect(whyNotUncover(game, SHOCK.id)).toBeUndefined();
    expect(whyNotUncover(game, WALKER.id)).toMatchObject({ reason: 'tooManyUncovered', limit: 1 });
    for (const { id } of [FLOATER, LANCE]) expect(movesOf(game, id).size).toBeGreaterThan(0);
  });
  it('R-59: a unit that is bumped into turns up without ambush', () => {
    const game = draft([LANCE]);
    expect(uncover(game, LANCE.id, 'bumped')).toMatchObject([{ why: 'bumped' }]);
    expect(game.units[LANCE.id]).toMatchObject({ hidden: false, ambush: false });
  });
});

describe('§9.4: hidden units near a machine at the end of the Avronian turn', () => {
  const glide = (hex: string) => machine('A', 'glide', [hex, 0]);
  const revealed = (units: readonly Unit[]) => {
    const game = draft(units);
    const events = revealNearMachines(game);
    return { game, units: events.map((event) => event.type === 'uncovered' && event.unit) };
  };

  test.each<[what: string, units: readonly Unit[], turnUp: readonly CounterId[]]>([
    ['within 4 hexes they turn up', [LANCE, glide('1218')], [LANCE.id]],
    ['farther off they do not', [LANCE, glide('1219')], []],
    ['nor near a machine that has left', [LANCE, { ...glide('1218'), where: { at: 'eliminated' } }], []],
    ['nor near other units', [LANCE, SHOCK, PGP], []],
    ['units in sight do not turn up again', [{ ...LANCE, hidden: false }, glide('1218')], []],
    ['nor those off the map', [{ ...LANCE, where: { at: 'unplaced' } }, glide('1218')], []],
    [
      'R-59: passengers once, with their Floater',
      [inside(FLOATER, LANCE), FLOATER, glide('1218')],
      [FLOATER.id, LANCE.id],
    ],
    [
      'R-59: and those of a Floater in sight by themselves',
      [inside(FLOATER, LANCE), { ...FLOATER, hidden: false }, glide('1218')],
      [LANCE.id],
    ],
  ])('%s', (_, units, turnUp) => expect(revealed(units).units).toEqual(turnUp));

  it('fire at +3 next', () => {
    const { game } = revealed([LANCE, glide('1218')]);
    expect(game.units[LANCE.id]).toMatchObject({ hidden: false, ambush: true });
  });
});

describe('§9.4: what is set up hidden', () => {
  it('is the Dorian side of Ambush', () => {
    expect(setsUpHidden(ambush([]), 'dorian')).toBe(true);
    expect(setsUpHidden(ambush([]), 'avronian')).toBe(false);
    expect(setsUpHidden(gameWith([]), 'dorian')).toBe(false);
  });

  it('a side has begun when one of its units has moved', () => {
    const game = ambush([{ ...SHOCK, moved: true }, SECOND, machine('A', 'glide', ['0101', 3])]);
    expect(hasBegun(game, 'dorian')).toBe(true);
    expect(hasBegun(game, 'avronian')).toBe(false);
    expect(hasBegun(ambush([SHOCK]), 'dorian')).toBe(false);
  });
});

describe('R-88: who stands for the unseen', () => {
  const engage = (units: readonly Unit[]) => gameWith(units, { scenario: 'engage' });

  it('is of a force of his side where one enters, and waits', () => {
    for (const [side, force, kind] of [
      ['dorian', 0, 'lance'],
      ['avronian', 1, 'extractor'],
    ] as const)
      expect(unseenOf(engage([]), side)).toMatchObject({ side, force, kind, where: { at: 'toEnter' } });
  });

  it('§9.4: a side set up hidden has somebody who can come, by the entry of the other', () => {
    const unseen = unseenOf(ambush([]), 'dorian')!;
    expect(entryHexesOf(ambush([]), unseen).length).toBeGreaterThan(0);
    expect(unseenOf(ambush([]), 'avronian')).toBeNull();
    expect(unseenOf(gameWith([], { scenario: 'threePodAttack' }), 'dorian')).toBeNull();
  });

  it('is nobody who is in play already', () => {
    const first = unseenOf(engage([]), 'dorian')!;
    expect(unseenOf(engage([first]), 'dorian')?.id).not.toBe(first.id);
  });
});
