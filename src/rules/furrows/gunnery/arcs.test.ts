import { describe, expect, it, test } from 'vitest';
import { placedBase } from '../bases';
import { base, gameWith } from '../testing';
import type { Base, WeaponName } from '../types';
import { facetHit, inArc } from './arcs';

function arc(firer: Base, weapon: WeaponName, target: string) {
  const game = gameWith([firer, base('heron', target)]);
  return inArc(game, placedBase(game, firer.id), weapon, placedBase(game, 'heron' as never));
}
function facet(firer: string, target: Base) {
  const game = gameWith([base('anvil', firer), target]);
  return facetHit(game, placedBase(game, 'anvil' as never), placedBase(game, target.id));
}

describe('§17, worked example 8', () => {
  const anvil = base('anvil', '1210/N');

  it('§8.3: a target at 60° is in the front-side, where the hull autogun may not fire', () => {
    expect(arc(anvil, 'hullAutogun', '1310')).toBe('outside');
    expect(arc(anvil, 'longGun', '1310')).toBe('inside');
  });

  it('§8.3, E-24: a target at exactly 30° is on the edge of the hull autogun, not of the turret', () => {
    expect(arc(anvil, 'hullAutogun', '1309')).toBe('edge');
    expect(arc(anvil, 'longGun', '1309')).toBe('inside');
  });
});

describe('§6.1, §8.3: arcs', () => {
  test.each([
    ['1209', 'inside'],
    ['1310', 'inside'],
    ['1110', 'inside'],
    ['1410', 'edge'],
    ['1010', 'edge'],
    ['1311', 'outside'],
    ['1111', 'outside'],
    ['1211', 'outside'],
  ])('a rifle in 1210 facing north reaches front and front-side: %s is %s', (hex, verdict) => {
    expect(arc(base('lineSection', '1210/N'), 'rifle', hex)).toBe(verdict);
  });

  it('E-24: between two sectors of the arc there is no edge', () => {
    expect(arc(base('lineSection', '1210/N'), 'rifle', '1309')).toBe('inside');
  });

  it('E-25: at range 0 any arc', () => {
    expect(arc(base('lineSection', '1210/N'), 'rifle', '1210')).toBe('inside');
  });
});

describe('§8.3: the side of the target that is hit', () => {
  test.each([
    ['1209', 'front'],
    ['1310', 'frontSide'],
    ['1110', 'frontSide'],
    ['1311', 'backSide'],
    ['1111', 'backSide'],
    ['1211', 'back'],
  ])('a Heron in 1210 facing north, hit from %s: %s', (from, side) => {
    expect(facet(from, base('heron', '1210/N'))).toBe(side);
  });

  it('E-81: on a boundary the lower armour counts', () => {
    // Heron 3/3/2/2, Vat 3/3/2/2, Cinder 5/4/3/2.
    expect(facet('1410', base('heron', '1210/N'))).toBe('backSide');
    expect(facet('1312', base('heron', '1210/N'))).toBe('backSide');
    expect(facet('1309', base('cinder', '1210/N'))).toBe('frontSide');
    expect(facet('1312', base('cinder', '1210/N'))).toBe('back');
  });

  it('E-25: at range 0 the lowest armour', () => {
    expect(facet('1210', base('cinder', '1210/N'))).toBe('back');
  });
});
