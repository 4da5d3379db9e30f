import { describe, expect, test } from 'vitest';
import { hexNumber } from '../../../hex';
import { doriana } from '../maps/doriana';
import { AVRONIAN_FIRES, DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { CounterId, Position, Shot, Unit } from '../types';
import { areaHexes, struckBy } from './area';
import { forecast } from './forecast';
import { whyNotShot } from './whyNotShot';

const id = (text: string) => text as CounterId;
const inside = (hex: string, carrier: string, unit: string) => {
  const open = section(unit, hex);
  return { ...open, where: { ...open.where, inside: id(carrier) } as Unit['where'] };
};
const struck = (position: Position, shot: Shot) => struckBy(position, shot).map((unit) => unit.id);
const streamer = (target: string): Shot => ({
  firers: [{ unit: id('A'), slot: 0 }],
  target: id(target),
  area: true,
});

/** A Bipod in 0516 with one weapon; its targets stand round 0512. */
const bipod = (weapon: 'streamer' | 'shredder', hex = '0516') =>
  machine('A', 'bipod', [hex, 0], { weapons: [weapon] });
const field = (units: readonly Unit[]) => gameWith(units, { phase: AVRONIAN_FIRES });
const aimed = streamer('panza-shock-1');

describe('§7.4: whom area fire strikes', () => {
  test('Streamer: every unit in the target hex and the six around it, friends too, the declared target first', () => {
    const position = field([
      section('panza-lance', '0512'),
      section('panza-shock-1', '0512'),
      section('bha-lance', '0511'),
      section('bha-commando', '0611'),
      section('transcom-1', '0510'),
      bipod('streamer'),
      machine('B', 'glide', ['0513', 0]),
    ]);
    expect(struck(position, aimed)).toEqual([
      'panza-shock-1',
      'panza-lance',
      'bha-lance',
      'bha-commando',
      'B',
    ]);
  });
  test('Dagmaton: likewise', () => {
    const position = gameWith(
      [
        section('panza-lance', '0413'),
        section('dagmaton-1', '0515'),
        machine('A', 'bipod', ['0513', 0]),
        machine('B', 'glide', ['0513', 0]),
        vehicle('extractor-1', '0512'),
      ],
      { phase: DORIAN_FIRES },
    );
    const shot: Shot = { firers: [{ unit: id('dagmaton-1'), slot: null }], target: id('A'), area: true };
    expect(struck(position, shot)).toEqual(['A', 'panza-lance', 'B', 'extractor-1']);
  });
  test('Shredder: the target hex only', () => {
    const position = field([
      section('panza-lance', '0514'),
      section('panza-shock-1', '0514'),
      section('bha-lance', '0513'),
      bipod('shredder'),
    ]);
    expect(struck(position, aimed)).toEqual(['panza-shock-1', 'panza-lance']);
  });
  test.each([
    ['streamer', ['0411', '0412', '0511', '0512', '0513', '0611', '0612']],
    ['shredder', ['0512']],
  ] as const)('the hexes a %s touches', (weapon, hexes) => {
    const position = field([section('panza-shock-1', '0512'), bipod(weapon)]);
    expect(areaHexes(position, aimed).map((hex) => hexNumber(doriana.grid, hex))).toEqual(hexes);
  });
  test('without the area effect: the declared target alone', () => {
    const position = field([
      section('panza-lance', '0512'),
      section('panza-shock-1', '0512'),
      bipod('streamer'),
    ]);
    expect(struck(position, { ...aimed, area: false })).toEqual(['panza-shock-1']);
  });
  test('R-16: the firer is never hit, though it stands in the area', () => {
    const position = gameWith([section('dagmaton-1', '0512'), machine('A', 'bipod', ['0511', 0])], {
      phase: DORIAN_FIRES,
    });
    const shot: Shot = { firers: [{ unit: id('dagmaton-1'), slot: null }], target: id('A'), area: true };
    expect(struck(position, shot)).toEqual(['A']);
  });
  test('R-16: embarked, sheltered and hidden units are not affected; forts are', () => {
    const position = field([
      section('panza-shock-1', '0512'),
      inside('0512', 'floater-1', 'panza-lance'),
      section('bha-lance', '0511', { hidden: true }),
      inside('0611', 'fort-1', 'transcom-1'),
      vehicle('floater-1', '0512'),
      staticPiece('fort-1', '0611'),
      bipod('streamer'),
    ]);
    expect(struck(position, aimed)).toEqual(['panza-shock-1', 'floater-1', 'fort-1']);
  });
  test('R-77: a Dagmaton that fires out of a fort strikes its own fort, and who stands on it', () => {
    const position = gameWith(
      [
        inside('0512', 'fort-1', 'dagmaton-1'),
        section('panza-lance', '0512'),
        staticPiece('fort-1', '0512'),
        machine('A', 'bipod', ['0511', 0]),
      ],
      { phase: DORIAN_FIRES },
    );
    const shot: Shot = { firers: [{ unit: id('dagmaton-1'), slot: null }], target: id('A'), area: true };
    expect(whyNotShot(position, shot)).toBeUndefined();
    expect(struck(position, shot)).toEqual(['A', 'panza-lance', 'fort-1']);
  });
  test('§7.4: a unit to which the firer has no line of sight is not affected', () => {
    const position = field([
      section('panza-shock-1', '0412'),
      section('panza-lance', '0411'),
      section('transcom-1', '0413'),
      vehicle('flyer-1', '0411'),
      bipod('streamer', '0414'),
    ]);
    expect(struck(position, aimed)).toEqual(['panza-shock-1', 'transcom-1', 'flyer-1']);
  });
});

describe('§7.4: to-hit rolls of area fire', () => {
  test("the range DRM of the target hex for all, beyond range and arc; the other DRMs each unit's own", () => {
    const position = field([
      section('panza-shock-1', '0512'),
      section('bha-commando', '0511'),
      section('panza-lance', '0412'),
      bipod('streamer'),
    ]);
    const { units } = forecast(position, aimed);
    expect(
      units.map(({ target, toHit: [{ range, drms }] }) => [target, range, drms.map(({ value }) => value)]),
    ).toEqual([
      ['panza-shock-1', 4, [-1, 0, 0]],
      ['bha-commando', 4, [-1, 0, -1]],
      ['panza-lance', 4, [-1, -1, 0]],
    ]);
  });
  test('each unit has its own side turned to the firer, and its own table', () => {
    const position = field([
      section('panza-shock-1', '0512'),
      vehicle('walker-1', '0513', 3),
      vehicle('pgp-1', '0511', 0),
      machine('B', 'glide', ['0412', 0]),
      bipod('streamer'),
    ]);
    const { units } = forecast(position, aimed);
    expect(
      units.map(({ target, table, friend, toHit: [{ aspect, firepower }] }) => [
        target,
        table,
        friend,
        aspect,
        firepower,
      ]),
    ).toEqual([
      ['panza-shock-1', 'soft', false, 'none', 3],
      ['walker-1', 'hard', false, 'front', 2],
      ['pgp-1', 'hard', false, 'rear', 2],
      ['B', 'machine', true, 'rear', 2],
    ]);
  });
  test('R-50: a friend in the own hex of the firer: no facing DRM', () => {
    const position = field([
      section('panza-shock-1', '0514'),
      machine('B', 'glide', ['0515', 0]),
      machine('A', 'bipod', ['0516', 0], { weapons: ['streamer'] }),
    ]);
    const beside = forecast(position, aimed).units.find(({ target }) => target === id('B'))!;
    expect(beside.toHit[0].aspect).toBe('rear');
    const same = field([
      section('panza-shock-1', '0514'),
      machine('B', 'glide', ['0515', 0]),
      machine('A', 'orni', ['0515', 0], { weapons: ['shredder', 'streamer'] }),
    ]);
    const shot: Shot = { firers: [{ unit: id('A'), slot: 1 }], target: id('panza-shock-1'), area: true };
    expect(forecast(same, shot).units.find(({ target }) => target === id('B'))!.toHit[0]).toMatchObject({
      range: 1,
      aspect: 'none',
      facingDrm: 0,
    });
  });
});
