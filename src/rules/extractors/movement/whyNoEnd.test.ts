import { describe, expect, it, test } from 'vitest';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Game, Unit } from '../types';
import { counter } from './testing';
import { whyNoEnd } from '.';

function why(units: readonly Unit[], hex: string, rest: Partial<Game> = {}) {
  const game = gameWith(units, { rules: 'simple', phase: AVRONIAN_MOVES, ...rest });
  const reason = whyNoEnd(game, units[0].id, at(hex));
  if (reason) expect(reason.rule).toMatch(/^(§\d|R-\d\d)/);
  return reason;
}

describe('why a hex is no end', () => {
  const bipod = counter('A bipod 0405 S');
  it('§6.3: an end needs no reason', () => {
    expect(why([bipod], '0406')).toBeUndefined();
  });
  it('§6.3: the unit may not move at all', () => {
    expect(why([{ ...bipod, moved: true }], '0406')).toMatchObject({ reason: 'alreadyMoved' });
    const post = staticPiece('commandpost', '0405');
    expect(why([post], '0406')).toEqual({ rule: 'R-02', reason: 'immobile', unit: post.id });
  });
  it('§2: it may never enter the terrain', () => {
    expect(why([counter('transcom-1 1406')], '1407')).toEqual({
      rule: '§2',
      reason: 'terrainForbidden',
      hex: at('1407'),
      terrain: 'lake',
      movementType: 'leg',
    });
  });
  it('§6.2: an enemy, a vehicle or a full stack is there', () => {
    expect(why([bipod, counter('agrax-1 0406 N')], '0406')).toMatchObject({ reason: 'enemyThere' });
    expect(why([bipod, counter('B glide 0406 N')], '0406')).toMatchObject({ reason: 'vehicleThere' });
    const three = ['transcom-2', 'dagmaton-1', 'dagmaton-2'].map((id) => section(id, '0406'));
    expect(why([counter('transcom-1 0405'), ...three], '0406')).toMatchObject({ reason: 'stackFull' });
  });
  it('§6.3: too dear, with what the cheapest way costs beyond the allowance, in half MPs', () => {
    expect(why([bipod], '0411')).toMatchObject({ rule: '§6.3', reason: 'mpsShort', need: 15, have: 8 });
    expect(why([counter('transcom-1 0405')], '0420')).toMatchObject({ reason: 'mpsShort', have: 6 });
  });
  it('§6.3.1: by road the bonus is counted in', () => {
    expect(why([counter('A bipod 1305 S')], '1312')).toMatchObject({
      reason: 'mpsShort',
      need: 14,
      have: 12,
    });
  });
  it('R-07: who enters by a road hex has the bonus too', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 2 };
    const rest = { scenario: 'threePodAttack' } as const;
    expect(why([unit], '0705', rest)).toMatchObject({ need: 14, have: 12 });
  });
  it('R-07: no bonus for who comes to the road on the way, or cuts its corner', () => {
    expect(why([counter('A bipod 1304 S')], '1311')).toMatchObject({ need: 14, have: 8 });
    expect(why([counter('A multipod 1115 N')], '1212')).toMatchObject({ need: 7, have: 6 });
  });
  test.each<[string, unit: string, lake: string, need: number]>([
    ['besides the way to the shore', 'A bipod 1405 S', '1407', 10],
    ['the turn on the way', 'A bipod 1405 N', '1407', 12],
    ['and the turn on the shore', 'A bipod 1406 N', '1407', 10],
    ['once for each lake hex', 'A bipod 1005 S', '1007', 16],
    ['the first of them behind it', 'A bipod 1108 S', '1007', 10],
  ])('R-20: a lake hex takes the whole allowance, %s', (_, unit, lake, need) => {
    expect(why([counter(unit)], lake)).toEqual({
      rule: 'R-20',
      reason: 'mpsShort',
      hex: at(lake),
      need,
      have: 8,
    });
  });
  it('R-20: from the middle of the lake no one move leads ashore', () => {
    expect(why([counter('A bipod 1108 S')], '1305')).toEqual({
      rule: '§6.3',
      reason: 'noLegalEnd',
      unit: 'A',
    });
  });
  it('R-44: the immobilised go nowhere', () => {
    expect(why([vehicle('agrax-1', '0405', 3, { speedHits: 2 })], '0406')).toMatchObject({
      reason: 'immobile',
    });
  });
  it('R-13: a routed section has to run farther', () => {
    const routed = section('transcom-1', '1906', { routed: true });
    expect(why([routed], '2005', { scenario: 'threePodAttack' })).toMatchObject({
      rule: 'R-13',
      reason: 'mustRun',
      distance: 5,
      best: 3,
    });
  });
  it('R-13: what is beyond its reach is too dear for a routed section as well', () => {
    const routed = section('transcom-1', '1906', { routed: true });
    expect(why([routed], '1902', { scenario: 'threePodAttack' })).toMatchObject({
      reason: 'mpsShort',
      need: 8,
      have: 6,
    });
  });
  it('R-13: nor may it stay where it can leave the map', () => {
    const routed = section('transcom-1', '2415', { routed: true });
    expect(why([routed], '2415', { scenario: 'threePodAttack' })).toMatchObject({
      reason: 'mustRun',
      distance: 1,
      best: 0,
    });
  });
  it('R-42: an entering unit is asked about its entry too', () => {
    const unit = { ...machine('A', 'bipod', ['0101', 0]), where: { at: 'toEnter' as const }, force: 1 };
    expect(why([unit], '2405')).toBeUndefined();
    expect(why([unit], '1905')).toMatchObject({ reason: 'mpsShort', have: 8 });
  });
  it('§6.3.1: a bridge is reached by its road', () => {
    expect(why([counter('agrax-1 0405 S')], '1308')).toMatchObject({ reason: 'mpsShort' });
  });
});

describe('under orders', () => {
  const under = (order: 'hold' | 'close' | 'vector'): Partial<Game> => ({
    rules: 'full',
    activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
  });
  const units = [counter('A glide 0405 S'), counter('agrax-1 0410 N')];
  it('§8.3: the order rules the hex out, with its nearest verdict', () => {
    expect(why(units, '0406', under('close'))).toMatchObject({
      reason: 'againstOrder',
      order: 'close',
      verdict: { legal: false, shortfall: 2, facingShort: 0 },
    });
  });
  it('R-19: the nearest verdict is that of the fewest hexes short, whatever the turns', () => {
    const tied = [counter('A bipod 0404 N'), counter('agrax-1 0506 N'), counter('agrax-2 0402 N')];
    expect(why(tied, '0603', under('close'))).toMatchObject({
      reason: 'againstOrder',
      verdict: { shortfall: 1, facingShort: 1 },
    });
  });
  it('§8.3.2, R-62: it would have to stop on the way', () => {
    const lined = [counter('A glide 0405 S'), counter('agrax-1 0408 N')];
    expect(why(lined, '0409', under('close'))).toMatchObject({
      rule: 'R-62',
      reason: 'mustStop',
      why: 'adjacent',
    });
  });
  it('§8.3.2, R-62: also where its MPs would just have taken it', () => {
    const lined = [counter('A glide 1905 S'), counter('agrax-1 1908 N')];
    expect(why(lined, '1911', under('close'))).toEqual({
      rule: 'R-62',
      reason: 'mustStop',
      hex: at('1907'),
      why: 'adjacent',
    });
  });
  it('§8.3.5: Hold keeps it where it is', () => {
    expect(why(units, '0406', under('hold'))).toMatchObject({ reason: 'againstOrder', order: 'hold' });
  });
  it('§6.3: what is too dear is too dear under orders as well', () => {
    expect(why(units, '0420', under('close'))).toMatchObject({ reason: 'mpsShort', have: 12 });
  });
});
