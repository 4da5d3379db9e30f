import { describe, expect, test } from 'vitest';
import { AVRONIAN_FIRES, DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { CounterId, Firer, Illegal, Machine, Position, Shot, Unit } from '../types';
import type { Placed } from '../units';
import { whyNoLine, whyNotShot } from './whyNotShot';

const id = (text: string) => text as CounterId;

/** A shot written 'firer + firer > target', a slot after a colon, '!' for area fire. */
function shot(text: string): Shot {
  const [firers, target] = text.split('>').map((part) => part.trim());
  return {
    firers: firers
      .split('+')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): Firer => {
        const [unit, slot] = part.split(':');
        return { unit: id(unit), slot: slot === undefined ? null : Number(slot) };
      }),
    target: id(target.replace('!', '')),
    area: target.endsWith('!'),
  };
}

function why(units: readonly Unit[], text: string, rest: Partial<Position> = {}): Illegal | undefined {
  const game = gameWith(units, { phase: DORIAN_FIRES, ...rest });
  const before = structuredClone(game);
  const reason = whyNotShot(game, shot(text));
  expect(game).toEqual(before);
  if (reason) expect(reason.rule).toMatch(/^(§\d|R-\d\d)/);
  return reason;
}

const glide = machine('A', 'glide', ['0511', 3], { weapons: ['laser', 'laser', 'laser'] });
const lance = section('panza-lance', '0512');
const armed = (rest: Partial<Machine>) =>
  machine('A', 'bipod', ['0511', 3], { weapons: ['laser', null, 'streamer'], rest });
const inside = (carrier: string) => ({ where: { ...lance.where, inside: id(carrier) } as Unit['where'] });

describe('legal shots', () => {
  const LEGAL: readonly (readonly [string, readonly Unit[], string])[] = [
    ['a section at a machine beside it', [lance, glide], 'panza-lance > A'],
    ['a machine slot at a section in its arc', [lance, glide], 'A:0 > panza-lance'],
    ['R-40: a Dorian vehicle fires all round', [vehicle('walker-1', '0513', 3), glide], 'walker-1 > A'],
    [
      'R-36: a section fires out of a fort',
      [section('panza-lance', '0512', inside('fort-1')), staticPiece('fort-1', '0512'), glide],
      'panza-lance > A',
    ],
    ['a fort may be fired at', [staticPiece('fort-1', '0512'), glide], 'A:0 > fort-1'],
    ['§7.2: a Flyer sees everything', [vehicle('flyer-1', '0410'), glide], 'flyer-1 > A'],
    [
      '§6.1: a target in the own hex is in every arc',
      [section('panza-lance', '0511'), glide],
      'A:2 > panza-lance',
    ],
  ];
  test.each(LEGAL)('%s', (_, units, text) => {
    expect(why(units, text)).toBeUndefined();
  });
});

describe('the firers', () => {
  const ILLEGAL: readonly (readonly [string, readonly Unit[], string, object])[] = [
    ['somebody fires', [lance, glide], '> A', { reason: 'malformed', field: 'firers' }],
    ['the firer is in play', [glide], 'panza-lance > A', { reason: 'noSuchUnit', unit: 'panza-lance' }],
    ['a name of JavaScript is no unit', [glide], 'constructor > A', { reason: 'noSuchUnit' }],
    ['a machine fires by slot', [lance, glide], 'A > panza-lance', { reason: 'malformed', field: 'slot' }],
    ['a section has no slots', [lance, glide], 'panza-lance:0 > A', { reason: 'malformed', field: 'slot' }],
    [
      'the slot exists',
      [lance, glide],
      'A:3 > panza-lance',
      { rule: '§3', reason: 'noSuchSlot', slot: 3, slots: 3 },
    ],
    ['slot one and a half does not', [lance, glide], 'A:1.5 > panza-lance', { reason: 'noSuchSlot' }],
    [
      '§7: the firer is on the map',
      [section('panza-lance', '0512', { where: { at: 'eliminated' } }), glide],
      'panza-lance > A',
      { reason: 'notOnMap', unit: 'panza-lance' },
    ],
    [
      'R-59: hidden units do not fire',
      [section('panza-lance', '0512', { hidden: true }), glide],
      'panza-lance > A',
      { rule: 'R-59', reason: 'hidden', unit: 'panza-lance' },
    ],
    [
      'R-46: embarked sections do not fire',
      [section('panza-lance', '0512', inside('floater-1')), vehicle('floater-1', '0512'), glide],
      'panza-lance > A',
      { rule: 'R-46', reason: 'firerInside', unit: 'panza-lance', carrier: 'floater-1' },
    ],
    [
      '§7.3.2: routed sections do not fire',
      [section('panza-lance', '0512', { routed: true }), glide],
      'panza-lance > A',
      { rule: '§7.3.2', reason: 'routed', unit: 'panza-lance' },
    ],
    [
      '§7.3.2: pinned sections do not fire',
      [section('panza-lance', '0512', { pinned: true }), glide],
      'panza-lance > A',
      { rule: '§7.3.2', reason: 'pinned', unit: 'panza-lance' },
    ],
    [
      '§7.3.2: a vehicle with its weapon destroyed does not fire',
      [vehicle('walker-1', '0512', 0, { firepowerHits: 2 }), glide],
      'walker-1 > A',
      { rule: '§3', reason: 'unarmed', unit: 'walker-1' },
    ],
    [
      '§3: an Extractor is unarmed',
      [lance, vehicle('extractor-1', '0511')],
      'extractor-1 > panza-lance',
      { rule: '§3', reason: 'unarmed', unit: 'extractor-1' },
    ],
    [
      'R-02: a fort has no weapon',
      [staticPiece('fort-1', '0512'), glide],
      'fort-1 > A',
      { rule: '§3', reason: 'unarmed', unit: 'fort-1' },
    ],
    [
      '§3: an empty slot does not fire',
      [lance, armed({})],
      'A:1 > panza-lance',
      { rule: '§3', reason: 'slotEmpty', unit: 'A', slot: 1 },
    ],
    [
      '§7.3.2: a lost weapon does not fire',
      [lance, armed({ slots: armed({}).slots.map((slot) => ({ ...slot, lost: true })) })],
      'A:0 > panza-lance',
      { rule: '§7.3.2', reason: 'slotLost', unit: 'A', slot: 0 },
    ],
    [
      '§7: each unit fires at most once a fire phase',
      [section('panza-lance', '0512', { fired: true }), glide],
      'panza-lance > A',
      { rule: '§7', reason: 'alreadyFired', unit: 'panza-lance', slot: null },
    ],
    [
      '§7: each weapon fires at most once a fire phase',
      [lance, armed({ slots: armed({}).slots.map((slot) => ({ ...slot, fired: true })) })],
      'A:0 > panza-lance',
      { rule: '§7', reason: 'alreadyFired', unit: 'A', slot: 0 },
    ],
    [
      '§7: a machine that has finished its fire does not fire',
      [lance, armed({ fired: true })],
      'A:0 > panza-lance',
      { rule: '§7', reason: 'alreadyFired', unit: 'A', slot: 0 },
    ],
  ];
  test.each(ILLEGAL)('%s', (_, units, text, reason) => {
    expect(why(units, text)).toMatchObject(reason);
  });

  describe('§9.1: the Orni holds its fire in the turn it enters', () => {
    const orni = (rest: Partial<Machine>) =>
      machine('A', 'orni', ['0511', 3], { weapons: ['laser', 'laser'], rest: { force: 1, ...rest } });
    const units = (rest: Partial<Machine>) => [section('ehn-etaki-lance', '0512'), orni(rest)];
    const rest = { scenario: 'incoming', phase: AVRONIAN_FIRES } as const;
    test.each([1, 3])('whichever that is: turn %i', (turn) => {
      expect(why(units({ holdsFire: true }), 'A:0 > ehn-etaki-lance', { ...rest, turn })).toEqual({
        rule: '§9.1',
        reason: 'holdsFireOnEntry',
        turn,
      });
    });
    test('not in another turn, and not the Dorian', () => {
      expect(why(units({}), 'A:0 > ehn-etaki-lance', { ...rest, turn: 1 })).toBeUndefined();
      expect(why(units({ holdsFire: true }), 'ehn-etaki-lance > A', { ...rest, turn: 1 })).toBeUndefined();
    });
  });
});

describe('the target', () => {
  const ILLEGAL: readonly (readonly [string, readonly Unit[], string, object])[] = [
    ['is in play', [lance], 'panza-lance > A', { reason: 'noSuchUnit', unit: 'A' }],
    [
      'is an enemy',
      [lance, section('panza-shock-1', '0511')],
      'panza-lance > panza-shock-1',
      { rule: '§7', reason: 'notAnEnemy', target: 'panza-shock-1' },
    ],
    [
      'is on the map',
      [lance, machine('A', 'glide', ['0511', 0], { rest: { where: { at: 'toEnter' } } })],
      'panza-lance > A',
      { reason: 'notOnMap', unit: 'A' },
    ],
    [
      'R-59: is not hidden',
      [section('panza-lance', '0512', { hidden: true }), glide],
      'A:0 > panza-lance',
      { rule: 'R-59', reason: 'targetHidden', target: 'panza-lance' },
    ],
    [
      'R-46: is not embarked',
      [section('panza-lance', '0512', inside('floater-1')), vehicle('floater-1', '0512'), glide],
      'A:0 > panza-lance',
      { rule: 'R-46', reason: 'targetInside', target: 'panza-lance', carrier: 'floater-1' },
    ],
    [
      'R-36: is not inside a fort',
      [section('panza-lance', '0512', inside('fort-1')), staticPiece('fort-1', '0512'), glide],
      'A:0 > panza-lance',
      { rule: 'R-36', reason: 'targetInside', target: 'panza-lance', carrier: 'fort-1' },
    ],
  ];
  test.each(ILLEGAL)('%s', (_, units, text, reason) => {
    expect(why(units, text)).toMatchObject(reason);
  });
});

describe('range, arc and line of sight', () => {
  test('§7.3.1: a target beyond the range of the weapon', () => {
    expect(why([section('panza-lance', '0513'), glide], 'panza-lance > A')).toEqual({
      rule: '§7.3.1',
      reason: 'outOfRange',
      unit: 'panza-lance',
      range: 2,
      min: 1,
      max: 1,
    });
  });
  test('§3: who is unarmed reaches nobody', () => {
    const extractor = vehicle('extractor-1', '0511') as Placed;
    expect(whyNoLine(gameWith([]), extractor, null, lance as Placed)).toEqual({
      rule: '§3',
      reason: 'unarmed',
      unit: 'extractor-1',
    });
  });
  test.each(['seeker', 'streamer'] as const)('§3: a %s has a least range of 2', (weapon) => {
    const bipod = machine('A', 'bipod', ['0511', 3], { weapons: [weapon] });
    expect(why([lance, bipod], 'A:0 > panza-lance')).toMatchObject({
      reason: 'outOfRange',
      range: 1,
      min: 2,
    });
    expect(why([section('panza-lance', '0511'), bipod], 'A:0 > panza-lance')).toMatchObject({
      reason: 'outOfRange',
      range: 1,
    });
    expect(why([section('panza-lance', '0513'), bipod], 'A:0 > panza-lance')).toBeUndefined();
  });
  const REACH: readonly (readonly [string, Unit, number])[] = [
    ['Lance', section('panza-lance', '0511'), 1],
    ['Shock', section('panza-shock-1', '0511'), 2],
    ['Commando', section('bha-commando', '0511'), 1],
    ['Transcom', section('transcom-1', '0511'), 1],
    ['Dagmaton', section('dagmaton-1', '0511'), 3],
    ['PGP', vehicle('pgp-1', '0511'), 4],
    ['Floater', vehicle('floater-1', '0511'), 2],
    ['Walker', vehicle('walker-1', '0511'), 3],
    ['Revil', vehicle('revil-1', '0511'), 1],
    ['Flyer', vehicle('flyer-1', '0511'), 3],
    ['Agrax', vehicle('agrax-1', '0511'), 3],
  ];
  test.each(REACH)('§3: a %s reaches this far and no farther', (_, unit, range) => {
    const at = (distance: number) => machine('A', 'bipod', [`05${11 + distance}`, 0]);
    expect(why([unit, at(range)], `${unit.id} > A`)).toBeUndefined();
    expect(why([unit, at(range + 1)], `${unit.id} > A`)).toMatchObject({ reason: 'outOfRange', max: range });
  });
  test('§6.1: a target outside the arc of the slot', () => {
    expect(why([lance, glide], 'A:2 > panza-lance')).toEqual({
      rule: '§6.1',
      reason: 'outOfArc',
      unit: 'A',
      slot: 2,
    });
  });
  test('§7.2: no line of sight, with its verdict', () => {
    const behind = section('panza-shock-1', '0411');
    const seen = why([behind, machine('A', 'glide', ['0413', 0])], 'panza-shock-1 > A');
    expect(seen).toMatchObject({ rule: '§7.2', reason: 'noSight', unit: 'panza-shock-1' });
    expect(seen).toMatchObject({ sight: { clear: false, rule: 'blocked' } });
  });
  test('example 12: a Laser does not see the Lance in the depression and takes the Shock', () => {
    const laser = machine('A', 'bipod', ['0422', 0], { weapons: ['laser'] });
    const units = [laser, section('panza-lance', '0520'), section('panza-shock-1', '0522')];
    expect(why(units, 'A:0 > panza-lance')).toMatchObject({
      reason: 'noSight',
      sight: { rule: 'depression' },
    });
    expect(why(units, 'A:0 > panza-shock-1')).toBeUndefined();
  });
  test('example 8: the Walker is in the arc of the accelerator only, the Transcom in both', () => {
    const multipod = machine('A', 'multipod', ['0514', 0], {
      weapons: ['particleAccelerator', 'shredder'],
    });
    const units = [multipod, section('transcom-1', '0513'), vehicle('walker-1', '0515')];
    expect(why(units, 'A:0 + A:1 > transcom-1')).toBeUndefined();
    expect(why(units, 'A:0 > walker-1')).toBeUndefined();
    expect(why(units, 'A:1 > walker-1')).toMatchObject({ reason: 'outOfArc', slot: 1 });
  });
  test('every firer of a combined shot needs its own line', () => {
    const units = [lance, section('panza-shock-1', '0514'), glide];
    expect(why(units, 'panza-lance + panza-shock-1 > A')).toMatchObject({
      reason: 'outOfRange',
      unit: 'panza-shock-1',
    });
  });
});

describe('§7.5: combining', () => {
  const units = [
    section('panza-lance', '0512'),
    section('panza-shock-1', '0512'),
    section('bha-lance', '0611'),
    section('transcom-1', '0611'),
    section('transcom-2', '0512'),
    section('dagmaton-1', '0611'),
    vehicle('walker-1', '0410'),
    vehicle('pgp-1', '0510'),
    section('urcado-shock', '0411'),
    vehicle('urcado-walker', '0411'),
    machine('A', 'bipod', ['0511', 3], { weapons: ['shredder', 'laser', 'undulator'] }),
    machine('B', 'bipod', ['0513', 0], { weapons: ['streamer', 'laser'] }),
  ];
  const LEGAL = [
    'panza-lance + panza-shock-1 > A',
    'panza-lance + transcom-1 > A',
    'panza-lance + panza-shock-1 + transcom-1 + transcom-2 > A',
    'transcom-1 + transcom-2 > A',
    'transcom-1 + panza-lance > A',
    'urcado-shock + urcado-walker > A',
    'urcado-walker + transcom-1 > A',
    'A:0 + A:1 > panza-lance',
    'A:0 + A:1 + A:2 > panza-lance',
  ];
  test.each(LEGAL)('legal: %s', (text) => {
    expect(why(units, text)).toBeUndefined();
  });
  const ILLEGAL: readonly (readonly [string, object])[] = [
    ['panza-lance + bha-lance > A', { rule: '§7.5', reason: 'otherCell', cells: ['Panza', "Bha'"] }],
    ['panza-lance + transcom-1 + bha-lance > A', { reason: 'otherCell', cells: ['Panza', "Bha'"] }],
    ['panza-lance + urcado-walker > A', { reason: 'otherCell', cells: ['Panza', 'Urcado'] }],
    ['panza-lance + walker-1 > A', { rule: 'R-17', reason: 'whiteNeverCombines', unit: 'walker-1' }],
    ['pgp-1 + transcom-1 > A', { rule: 'R-17', reason: 'whiteNeverCombines', unit: 'pgp-1' }],
    ['panza-lance + dagmaton-1 > A', { rule: 'R-17', reason: 'areaNeverCombines', unit: 'dagmaton-1' }],
    ['dagmaton-1 + transcom-1 > A', { rule: 'R-17', reason: 'areaNeverCombines', unit: 'dagmaton-1' }],
    ['A:1 + B:1 > panza-lance', { rule: '§7.5', reason: 'onlyOneMachine' }],
    ['panza-lance + panza-lance > A', { rule: '§7.5', reason: 'malformed', field: 'firers' }],
    ['A:1 + A:1 > panza-lance', { reason: 'malformed', field: 'firers' }],
    ['A:0 + A:1 > panza-lance!', { rule: 'R-17', reason: 'areaNeverCombines', unit: 'A' }],
    ['A:1 > panza-lance!', { rule: '§7.4', reason: 'noAreaEffect', unit: 'A' }],
    ['panza-lance > A!', { rule: '§7.4', reason: 'noAreaEffect', unit: 'panza-lance' }],
  ];
  test.each(ILLEGAL)('illegal: %s', (text, reason) => {
    expect(why(units, text)).toMatchObject(reason);
  });
  test('units of both sides never fire as one', () => {
    const hostile = machine('B', 'bipod', ['0512', 0], { weapons: ['laser'] });
    expect(why([lance, glide, hostile], 'panza-lance + B:0 > A')).toMatchObject({
      reason: 'notYours',
      unit: 'B',
    });
  });
  test('§7.4: Streamer, Shredder and Dagmaton fire with or without their area', () => {
    for (const text of ['A:0 > panza-lance', 'A:0 > panza-lance!', 'dagmaton-1 > A', 'dagmaton-1 > A!'])
      expect(why(units, text)).toBeUndefined();
  });
});
