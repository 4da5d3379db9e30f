import { describe, expect, it, test } from 'vitest';
import { hexesWithin } from '../../../hex';
import { canSee } from '../lineOfSight';
import { at, doriana } from '../maps/doriana';
import { couldFireInto, couldReach } from './ofHex';
import { AVRONIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Unit } from '../types';

const S = 3;
const fires = (units: readonly Unit[], hex: string) => couldFireInto(gameWith(units), at(hex));
const reaches = (units: readonly Unit[], hex: string) =>
  couldReach(gameWith(units, { phase: AVRONIAN_FIRES }), at(hex));

describe('what could move into a hex [§6.3]', () => {
  it('both sides, whatever the phase and whoever has moved, machines without regard to orders', () => {
    const units = [
      section('transcom-1', '0405', { moved: true }),
      machine('A', 'glide', ['0409', S]),
      section('transcom-2', '2020'),
    ];
    expect(reaches(units, '0406')).toEqual(['transcom-1', 'A']);
  });

  test.each([
    ['routed: only where it has to run', section('transcom-1', '0405', { routed: true }), '0406', []],
    [
      'R-13: not the hex from which it leaves the map',
      section('transcom-1', '0105', { routed: true }),
      '0105',
      [],
    ],
    ['R-42: still waiting to enter', section('transcom-1', '0105', { where: { at: 'toEnter' } }), '0105', []],
    ['pinned', section('transcom-1', '0405', { pinned: true }), '0406', []],
    ['never moves', staticPiece('fort-1', '0405'), '0406', []],
  ])('%s', (_, unit, hex, expected) => {
    expect(reaches([unit], hex)).toEqual(expected);
  });
});

describe('what could fire into a hex', () => {
  test.each<[string, Unit, string, boolean]>([
    ['§7.3.1: in range', section('panza-shock-1', '0405'), '0404', true],
    ['§7.3.1: at its least range', machine('A', 'bipod', ['0405', S], { weapons: ['seeker'] }), '0407', true],
    ['§7.3.1: nearer', machine('A', 'bipod', ['0405', S], { weapons: ['seeker'] }), '0406', false],
    ['§7.3.1: out of range', section('panza-shock-1', '0405'), '0402', false],
    ['§3: unarmed', staticPiece('fort-1', '0405'), '0404', false],
    ['§6.1: in the arc', machine('A', 'bipod', ['0405', S], { weapons: [null, 'laser'] }), '0406', true],
    ['§6.1: out of the arc', machine('A', 'bipod', ['0405', S], { weapons: [null, 'laser'] }), '0404', false],
    ['§3: an empty slot', machine('A', 'bipod', ['0405', S]), '0406', false],
  ])('%s', (_, unit, hex, expected) => {
    expect(fires([unit], hex)).toEqual(expected ? [unit.id] : []);
  });

  it('§7.2: not through what blocks its line of sight, unless it is Orni-type', () => {
    const [walker, flyer] = [vehicle('walker-1', '1010', S), vehicle('flyer-1', '1010', S)];
    const near = hexesWithin(doriana.grid, at('1010'), 3).filter((hex) => hex !== at('1010'));
    const blocked = near.filter((hex) => !canSee(doriana, at('1010'), hex));
    expect(blocked.length).toBeGreaterThan(0);
    for (const hex of near) {
      expect(couldFireInto(gameWith([walker]), hex)).toEqual(blocked.includes(hex) ? [] : ['walker-1']);
      expect(couldFireInto(gameWith([flyer]), hex)).toEqual(['flyer-1']);
    }
  });

  it('R-36, R-46, R-59: out of a fort, not out of a Floater, not from hiding', () => {
    const inside = (carrier: string) =>
      ({ at: 'map', hex: at('0405'), facing: null, inside: carrier }) as const;
    const fort = staticPiece('fort-1', '0405');
    const floater = vehicle('floater-1', '0405', S);
    const shock = section('panza-shock-1', '0405');
    expect(fires([fort, { ...shock, where: inside(fort.id) } as Unit], '0404')).toContain('panza-shock-1');
    expect(fires([floater, { ...shock, where: inside(floater.id) } as Unit], '0404')).not.toContain(
      'panza-shock-1',
    );
    expect(fires([{ ...shock, hidden: true }], '0404')).toEqual([]);
  });
});
