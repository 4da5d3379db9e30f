import { describe, expect, test } from 'vitest';
import { AVRONIAN_FIRES, DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Action, CounterId, Game, Section, Shot, Unit } from '../types';
import { whyNotFire } from '../orders/fireAction';
import { canFire, fireOptions, targetsOf, whoCanJoin } from './options';

const id = (text: string) => text as CounterId;
const written = (action: Action): string =>
  action.type === 'fire'
    ? `${action.firers.map(({ unit, slot }) => (slot === null ? unit : `${unit}:${slot}`)).join('+')}>${action.target}${action.area ? '!' : ''}`
    : action.type;
const offered = (game: Game, unit: string) => fireOptions(game, id(unit)).map(written);
const dorian = (units: readonly Unit[]) => gameWith(units, { phase: DORIAN_FIRES });

/** Round a Bipod in 0511: two cells, two Transcoms, a Dagmaton and a white vehicle. */
const units = [
  section('panza-shock-1', '0512'),
  section('panza-lance', '0512'),
  section('bha-commando', '0611'),
  section('bha-lance', '0513'),
  section('transcom-1', '0611'),
  section('transcom-2', '0410'),
  section('dagmaton-1', '0410'),
  vehicle('walker-1', '0510'),
  machine('A', 'bipod', ['0511', 3], { weapons: ['laser', 'shredder', 'streamer'] }),
];
const shot = (text: string): Shot => {
  const [firers, target] = text.split('>');
  return {
    firers: firers.split('+').map((part) => {
      const [unit, slot] = part.split(':');
      return { unit: id(unit), slot: slot === undefined ? null : Number(slot) };
    }),
    target: id(target.replace('!', '')),
    area: target.endsWith('!'),
  };
};

describe('what a unit may fire', () => {
  test('§7.5: a section alone, with its cell, with Transcoms', () => {
    expect(offered(dorian(units), 'panza-lance')).toEqual([
      'panza-lance>A',
      'panza-lance+transcom-1>A',
      'panza-lance+transcom-2>A',
      'panza-lance+transcom-1+transcom-2>A',
      'panza-shock-1+panza-lance>A',
      'panza-shock-1+panza-lance+transcom-1>A',
      'panza-shock-1+panza-lance+transcom-2>A',
      'panza-shock-1+panza-lance+transcom-1+transcom-2>A',
    ]);
  });
  test('§7.5: a Transcom with any one cell and with the other Transcom', () => {
    expect([...offered(dorian(units), 'transcom-1')].sort()).toEqual(
      [
        'transcom-1>A',
        'transcom-1+transcom-2>A',
        'panza-shock-1+transcom-1>A',
        'panza-shock-1+transcom-1+transcom-2>A',
        'panza-lance+transcom-1>A',
        'panza-lance+transcom-1+transcom-2>A',
        'panza-shock-1+panza-lance+transcom-1>A',
        'panza-shock-1+panza-lance+transcom-1+transcom-2>A',
        'bha-commando+transcom-1>A',
        'bha-commando+transcom-1+transcom-2>A',
      ].sort(),
    );
  });
  test('§7.4: a Dagmaton with and without its area, alone', () => {
    expect(offered(dorian(units), 'dagmaton-1')).toEqual(['dagmaton-1>A', 'dagmaton-1>A!']);
  });
  test('a white vehicle alone; one out of range not at all', () => {
    expect(offered(dorian(units), 'walker-1')).toEqual(['walker-1>A']);
    expect(offered(dorian(units), 'bha-lance')).toEqual([]);
  });
  test('who cannot fire is offered nothing', () => {
    const still = [
      section('panza-lance', '0512', { pinned: true }),
      section('panza-shock-1', '0512', { fired: true }),
      staticPiece('fort-1', '0612'),
      machine('A', 'bipod', ['0511', 3]),
    ];
    for (const unit of still) expect(offered(dorian(still), unit.id)).toEqual([]);
    expect(offered(dorian(still), 'bha-lance')).toEqual([]);
  });
  test('§7.3.2, §7: nobody joins who is pinned or has fired', () => {
    const rests: Partial<Section>[] = [{ pinned: true }, { fired: true }];
    for (const rest of rests) {
      const partner = section('panza-shock-1', '0512', rest);
      expect(offered(dorian([partner, ...units.slice(1, 2), ...units.slice(-1)]), 'panza-lance')).toEqual([
        'panza-lance>A',
      ]);
    }
  });
  test('Simple rules: every set of slots that bear, area for one alone', () => {
    const near = [section('panza-shock-1', '0513'), units[units.length - 1]];
    const game = gameWith(near, { rules: 'simple', phase: AVRONIAN_FIRES });
    expect(offered(game, 'A')).toEqual([
      'A:0>panza-shock-1',
      'A:1>panza-shock-1',
      'A:0+A:1>panza-shock-1',
      'A:2>panza-shock-1',
      'A:0+A:2>panza-shock-1',
      'A:1+A:2>panza-shock-1',
      'A:0+A:1+A:2>panza-shock-1',
      'A:1>panza-shock-1!',
      'A:2>panza-shock-1!',
    ]);
  });
  test('Full rules: a machine fires by its orders, not by choice', () => {
    expect(offered(gameWith(units, { phase: AVRONIAN_FIRES }), 'A')).toEqual([]);
  });
  test('legal ⇔ offered: each offer is legal and no pair or larger set is left out', () => {
    const game = dorian(units);
    const names = units.filter(({ side }) => side === 'dorian').map((unit) => unit.id);
    const offers = new Set(names.flatMap((name) => offered(game, name)));
    for (let set = 1; set < 1 << names.length; set++) {
      const chosen = names.filter((_, index) => (set >> index) & 1);
      for (const mark of ['', '!']) {
        const text = `${chosen.join('+')}>A${mark}`;
        expect([text, offers.has(text)]).toEqual([text, whyNotFire(game, shot(text)) === undefined]);
      }
    }
  });
});

describe('who can fire', () => {
  const [shock, lance, , lanceFar] = units;
  const armed = units[units.length - 1];
  const away = { ...shock, where: { at: 'toEnter' } } as const;
  test.each<[what: string, game: Game, unit: Unit, can: boolean]>([
    ['a section with a machine in reach', dorian(units), lance, true],
    ['a section with none', dorian(units), lanceFar, false],
    ['a section that is not on the map', dorian([away, armed]), away, false],
    [
      'a machine under Simple rules',
      gameWith(units, { rules: 'simple', phase: AVRONIAN_FIRES }),
      armed,
      true,
    ],
    ['a section under Simple rules', gameWith(units, { rules: 'simple', phase: DORIAN_FIRES }), lance, true],
    ['a machine under orders', gameWith(units, { phase: AVRONIAN_FIRES }), armed, false],
    [
      'a machine that waits under Simple rules',
      gameWith([lance, { ...armed, where: { at: 'toEnter' } }], { rules: 'simple', phase: AVRONIAN_FIRES }),
      { ...armed, where: { at: 'toEnter' } },
      false,
    ],
  ])('§7, §8: %s', (_, game, unit, can) => {
    expect(canFire(game, unit)).toBe(can);
    expect(offered(game, unit.id).length > 0).toBe(can);
  });
});

describe('the targets of a firer', () => {
  test('each exposed enemy: what the shot would do, or why not', () => {
    const game = gameWith([...units, section('comar-ehn-shock-1', '0612', { hidden: true })], {
      phase: AVRONIAN_FIRES,
    });
    const targets = targetsOf(game, { unit: id('A'), slot: 2 });
    expect(targets.map(({ target }) => target)).toEqual(units.slice(0, -1).map((unit) => unit.id));
    for (const { target, forecast, illegal } of targets) {
      if (target === id('bha-lance')) expect(forecast).toMatchObject({ target, anyHit: 0.4 });
      else expect(illegal).toMatchObject({ reason: 'outOfRange', range: 1 });
    }
    const ofLaser = targetsOf(game, { unit: id('A'), slot: 0 });
    expect(ofLaser.find(({ target }) => target === id('panza-lance'))?.forecast).toMatchObject({
      anyHit: 0.6,
    });
    expect(targetsOf(game, { unit: id('nobody'), slot: null })).toEqual([]);
  });
});

describe('§7.5: who can join a shot', () => {
  test('every other unit of the side, with its reason', () => {
    const joiners = whoCanJoin(dorian(units), shot('panza-lance>A'));
    expect(joiners.map(({ firer, illegal }) => [firer.unit, illegal?.reason])).toEqual([
      ['panza-shock-1', undefined],
      ['bha-commando', 'otherCell'],
      ['bha-lance', 'outOfRange'],
      ['transcom-1', undefined],
      ['transcom-2', undefined],
      ['dagmaton-1', 'areaNeverCombines'],
      ['walker-1', 'whiteNeverCombines'],
    ]);
  });
  test('a Transcom that has joined one cell keeps the others out', () => {
    const joiners = whoCanJoin(dorian(units), shot('transcom-1+panza-lance>A'));
    expect(joiners.map(({ firer, illegal }) => [firer.unit, illegal?.reason])).toEqual([
      ['panza-shock-1', undefined],
      ['bha-commando', 'otherCell'],
      ['bha-lance', 'outOfRange'],
      ['transcom-2', undefined],
      ['dagmaton-1', 'areaNeverCombines'],
      ['walker-1', 'whiteNeverCombines'],
    ]);
  });
  test('nobody who is not on the map, and nobody where none fires', () => {
    const away = section('panza-shock-2', '0512', { where: { at: 'toEnter' } });
    const game = dorian([...units.slice(0, 2), away, ...units.slice(-1)]);
    const joiners = whoCanJoin(game, shot('panza-lance>A'));
    expect(joiners.map(({ firer }) => firer.unit)).toEqual(['panza-shock-1']);
    expect(whoCanJoin(game, { firers: [], target: id('A'), area: false })).toEqual([]);
  });
  test('the other weapons of the machine', () => {
    const second = machine('B', 'bipod', ['0410', 3], { weapons: ['laser'] });
    const game = gameWith([...units, second], { rules: 'simple', phase: AVRONIAN_FIRES });
    const joiners = whoCanJoin(game, shot('A:0>panza-lance'));
    expect(joiners.map(({ firer, illegal }) => [firer.slot, illegal?.reason])).toEqual([
      [1, undefined],
      [2, 'outOfRange'],
    ]);
  });
});
