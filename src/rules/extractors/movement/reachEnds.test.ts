import { describe, expect, it, test } from 'vitest';
import { DIRECTION_NAMES, hexNumber, type Hex } from '../../../hex';
import { doriana } from '../maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine, onMap, section, staticPiece, vehicle } from '../testing';
import type { End, Game, MoveOrder, Unit } from '../types';
import { CHASSIS, counterId } from '../data';
import { counter } from './testing';
import { canMove, mustStillRun, reachOf, whyNotBegin } from './reach';

const [N, NE, SE, S, SW] = [0, 1, 2, 3, 4] as const;

const reach = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  reachOf(gameWith(units, { rules: 'simple', phase: AVRONIAN_MOVES, ...rest }), units[0].id);
const number = (hex: Hex) => hexNumber(doriana.grid, hex);

/** An end in one line, such as '0101 S 1, 3 left': hex, facing, the way off the map, MPs, what is left, '!' a bog roll. */
function line({ hex, facing, exit, into, spent, left, bogRolls }: End): string {
  const where = [
    number(hex),
    facing === null ? '' : DIRECTION_NAMES[facing],
    exit === null ? '' : `off ${DIRECTION_NAMES[exit]}`,
    into ?? '',
  ];
  return `${where.filter((word) => word !== '').join(' ')} ${spent / 2}, ${left / 2} left${'!'.repeat(bogRolls)}`;
}

/** The ends in these hexes, or all, sorted. */
function ends(units: readonly Unit[], rest: Partial<Game> = {}, hexes = ''): readonly string[] {
  return reach(units, rest)
    .ends.filter(({ hex }) => hexes === '' || hexes.split(' ').includes(number(hex)))
    .map(line)
    .sort();
}

/** A machine that has so many MPs left. */
const slow = (chassis: 'bipod' | 'orni' | 'multipod', mps: number, hex: string, facing: 0 | 1 | 2 | 3 | 4) =>
  machine('A', chassis, [hex, facing], {
    rest: { speedLost: CHASSIS[chassis].speed - mps },
  });
const waiting = <U extends Unit>(unit: U, force: number): U => ({ ...unit, where: { at: 'toEnter' }, force });
const inside = (unit: string, hex: string, carrier: string) =>
  section(unit, hex, { where: { ...onMap(hex, null), inside: counterId(carrier) } });
const under = (order: MoveOrder): Partial<Game> => ({
  rules: 'full',
  activation: { type: 'moving', machine: counterId('A'), order, box: 0, marking: false },
});

describe('one hex for the whole allowance', () => {
  it('R-20: a lake hex after a free turn, with a free turn in it', () => {
    expect(ends([counter('A bipod 1406 SW')], {}, '1407')).toEqual([
      '1407 S 4, 0 left',
      '1407 SE 4, 0 left',
      '1407 SW 4, 0 left',
    ]);
  });
  it('R-62: but not a lake hex in which it may not end', () => {
    expect(ends([counter('A bipod 1406 S'), counter('B glide 1407 S')], {}, '1407')).toEqual([]);
  });
  it('R-20: from the lake onto the bridge by the road where that is cheaper', () => {
    expect(ends([counter('A bipod 1407 SW')], {}, '1308')).toEqual([
      '1308 N 4, 0 left',
      '1308 NE 4, 0 left',
      '1308 NW 4, 0 left',
      '1308 S 3, 1 left',
      '1308 SE 3, 1 left',
      '1308 SW 3, 1 left',
    ]);
  });
  it('R-44: the minimum move where it is cheaper than the way round by road', () => {
    expect(ends([slow('bipod', 1, '1115', NE)], {}, '1214')).toEqual([
      '1214 N 3, 0 left',
      '1214 NE 1, 0 left',
      '1214 NW 3, 0 left',
    ]);
  });
  it('R-44, R-38: the minimum move ahead, or a free turn and off the map', () => {
    expect(ends([slow('bipod', 1, '1327', SE)], { scenario: 'ambush' })).toEqual([
      '1327 N 1, 0 left',
      '1327 NE 0, 1 left',
      '1327 NW 1, 0 left',
      '1327 S 0, 1 left',
      '1327 S off S 1, 0 left',
      '1327 SE 0, 1 left',
      '1327 SW 1, 0 left',
      '1427 SE 1, 0 left',
    ]);
  });
});

describe('entering', () => {
  const bipod = waiting(slow('bipod', 1, '0101', N), 1);

  it('R-42, R-44: by the minimum move, with any facing towards the map', () => {
    expect(ends([bipod], {}, '2409')).toEqual([
      '2409 N 1, 0 left',
      '2409 NW 1, 0 left',
      '2409 S 1, 0 left',
      '2409 SW 1, 0 left',
    ]);
  });
  it('R-42, §6.2: but not into a hex it may not end in', () => {
    expect(ends([bipod, counter('B orni 2409 N')], {}, '2409')).toEqual([]);
  });
  it('R-42: off the road there is no bonus, by a road hex there is', () => {
    const multipod = waiting(slow('multipod', 1, '0101', N), 3);
    expect(ends([multipod], { scenario: 'dobernStrongpoint' }, '0101 0102')).toEqual([
      '0101 S 1, 0 left',
      '0101 SE 1, 0 left',
      '0102 N 1, 2 left',
      '0102 NE 1, 2 left',
      '0102 S 1, 2 left',
      '0102 SE 1, 2 left',
    ]);
  });
  it('R-42, R-43: the entry hex and the turn that are cheapest for each facing', () => {
    const pgp = waiting(vehicle('pgp-1', '0101', N, { speedHits: 1 }), 0);
    expect(ends([pgp], {}, '0122 0202')).toEqual([
      '0122 N 2, 0 left',
      '0122 NE 2, 0 left',
      '0122 S 2, 0 left',
      '0122 SE 2, 0 left',
      '0202 N 2, 0 left',
      '0202 NE 2, 2 left',
      '0202 NW 3, 1 left',
      '0202 S 2, 2 left',
      '0202 SE 2, 2 left',
      '0202 SW 3, 1 left',
    ]);
  });
  it('R-42: under Hold it goes no further than its entry hex', () => {
    expect(reach([waiting(counter('A bipod 0101 N'), 1)], under('hold')).ruledOut).toEqual([]);
  });
  it('R-42, §8.3.6: Free Move gives the ends of the Simple rules, each once and at its least cost', () => {
    const glide = waiting(counter('A glide 0101 N'), 1);
    expect(ends([glide], under('freeMove'))).toEqual(ends([glide]));
  });
  it('R-42: with no legal end it waits', () => {
    const orni = waiting(slow('orni', 1, '0101', N), 2);
    const moves = (...others: readonly Unit[]) =>
      canMove(
        gameWith([orni, ...others], {
          scenario: 'threePodAttack',
          rules: 'simple',
          phase: AVRONIAN_MOVES,
        }),
        orni.id,
      );
    expect(moves(counter('B bipod 0102 N'))).toBe(true);
    expect(moves(counter('B bipod 0102 N'), counter('C bipod 2404 N'))).toBe(false);
  });
  it('R-42: not at speed 0', () => {
    const game = gameWith([waiting(slow('bipod', 0, '0101', N), 1)], { rules: 'simple' });
    expect(whyNotBegin(game, counterId('A'))).toEqual({ rule: 'R-42', reason: 'immobile', unit: 'A' });
  });
});

describe('costs', () => {
  it('§6.3: straight to the corner of the map', () => {
    expect(ends([counter('A bipod 0105 N')], {}, '0101')).toEqual([
      '0101 N 4, 0 left',
      '0101 NE 4, 0 left',
      '0101 NW 4, 0 left',
    ]);
  });
  it('§6.3: the least of all ways and turns, for each facing', () => {
    expect(ends([counter('floater-1 1017 SW')], {}, '1217')).toEqual([
      '1217 N 3.5, 2.5 left',
      '1217 NE 3.5, 2.5 left',
      '1217 NW 4, 2 left',
      '1217 S 4, 2 left',
      '1217 SE 3.5, 2.5 left',
      '1217 SW 4.5, 1.5 left',
    ]);
  });
  it.each(['0404', '0504', '0505', '0406', '0305', '0304'])(
    'R-44: at speed 0 it turns by 60° and no more, whatever moved before: %s',
    (hex) => {
      reach([counter('B glide 0405 S')]);
      expect(ends([slow('bipod', 0, hex, N)])).toEqual(
        ['N', 'NE', 'NW'].map((facing) => `${hex} ${facing} 0, 0 left`),
      );
    },
  );
  it('R-07: a turn that takes all MPs off the road earns no bonus', () => {
    expect(ends([slow('bipod', 1, '0405', N)], {}, '0405')).toEqual([
      '0405 N 0, 1 left',
      '0405 NE 0, 1 left',
      '0405 NW 0, 1 left',
      '0405 S 1, 0 left',
      '0405 SE 1, 0 left',
      '0405 SW 1, 0 left',
    ]);
  });
});

describe('leaving the map', () => {
  const off = (unit: Unit) =>
    reach([unit], { scenario: 'ambush' })
      .ends.filter(({ exit }) => exit !== null)
      .map(line)
      .sort();

  it('R-38: by each hexside of the edge, the turn towards it included', () => {
    expect(off(slow('orni', 3, '1326', S))).toEqual([
      '1127 S off S 3, 0 left',
      '1227 S off S 3, 0 left',
      '1227 SE off SE 3, 0 left',
      '1227 SW off SW 3, 0 left',
      '1327 S off S 2, 1 left',
      '1427 S off S 3, 0 left',
      '1427 SE off SE 3, 0 left',
      '1427 SW off SW 3, 0 left',
      '1527 S off S 3, 0 left',
    ]);
  });
  it('R-38: several ways off by the same hexside are one end, the cheapest', () => {
    const corners = off(slow('orni', 4, '1326', S)).filter((end) => /^1[24]27/.test(end));
    expect(corners).toEqual([
      '1227 S off S 3, 1 left',
      '1227 SE off SE 3, 1 left',
      '1227 SW off SW 3, 1 left',
      '1427 S off S 3, 1 left',
      '1427 SE off SE 3, 1 left',
      '1427 SW off SW 3, 1 left',
    ]);
    expect(off(slow('bipod', 3, '0225', S))).toEqual(['0127 S off S 3, 0 left']);
  });
  it('R-45: a routed section rolls for the bog it leaves', () => {
    expect(ends([section('transcom-1', '0227', { routed: true })], { scenario: 'ambush' })).toEqual([
      '0127 off S 2, 1 left!',
      '0227 off S 1, 2 left!',
      '0227 off SE 1, 2 left!',
      '0227 off SW 1, 2 left!',
      '0327 off S 3, 0 left!!',
    ]);
  });
  it('R-13: a routed section that can only step off the map has to', () => {
    const game = gameWith([section('dagmaton-1', '1001', { routed: true })], { scenario: 'incoming' });
    expect(reachOf(game, counterId('dagmaton-1')).ends.map(line)).toEqual(['1001 off N 1, 1 left']);
    expect(mustStillRun(game)).toEqual(['dagmaton-1']);
  });
  it('R-13: a routed section leaves by any hexside of its edge', () => {
    const dagmaton = section('dagmaton-1', '2415', { routed: true });
    expect(ends([dagmaton], { scenario: 'threePodAttack' })).toEqual([
      '2414 off NE 2, 0 left',
      '2414 off SE 2, 0 left',
      '2415 off NE 1, 1 left',
      '2415 off SE 1, 1 left',
      '2416 off NE 2, 0 left',
      '2416 off SE 2, 0 left',
    ]);
  });
  it('R-13: north is left by row 01', () => {
    expect(ends([section('transcom-1', '1906', { routed: true })], { scenario: 'incoming' })).toEqual([
      '1803 3, 0 left',
      '1903 3, 0 left',
      '2003 3, 0 left',
    ]);
  });
});

describe('on foot', () => {
  it('§6.3.1: of ways that cost the same the one on the road, which has its bonus left', () => {
    expect(ends([section('panza-shock-1', '1014')], {}, '0814 0815 1215')).toEqual([
      '0814 2, 1 left',
      '0815 2, 0 left',
      '1215 2, 1 left',
    ]);
  });
  it('R-45: of ways that cost the same the one with the fewest bog rolls', () => {
    expect(ends([section('transcom-1', '2017')], {}, '2018 2019')).toEqual([
      '2018 2, 1 left',
      '2019 3, 0 left',
    ]);
  });
  it('R-45: no way leads through bog in which it could not end', () => {
    const units = [section('transcom-1', '0226'), counter('C glide 0327 NE')];
    expect(ends(units, {}, '0327 0427')).toEqual([]);
  });
  it('R-97: nor out of a Floater in such a hex', () => {
    const friends = [section('transcom-2', '0609'), section('dagmaton-1', '0609')];
    const units = [inside('transcom-1', '0609', 'floater-1'), vehicle('floater-1', '0609', SW), ...friends];
    expect(ends(units)).toEqual(['0609 floater-1 0, 3 left']);
    expect(ends(units.slice(0, 3), {}, '0609')).toEqual(['0609 1, 2 left', '0609 floater-1 0, 3 left']);
  });

  describe('R-36: the shelter of a fort is free', () => {
    const fort = staticPiece('fort-1', '1215');
    const rest = { scenario: 'dobernStrongpoint' } as const;

    it('to enter, by the bonus too', () => {
      expect(ends([section('transcom-1', '1312'), fort], rest, '1215')).toEqual([
        '1215 4, 0 left',
        '1215 fort-1 4, 0 left',
      ]);
    });
    it('and to leave, without losing the bonus', () => {
      expect(ends([inside('transcom-1', '1215', 'fort-1'), fort], rest, '1215 1217 1218')).toEqual([
        '1215 0, 3 left',
        '1215 fort-1 0, 3 left',
        '1217 2, 1 left',
        '1218 3, 1 left',
      ]);
    });
  });
});

test('§6.3: who has moved has nowhere to go, and no order rules anything out', () => {
  const nowhere = { allowance: 0, ends: [], ruledOut: [], order: null };
  expect(reach([{ ...counter('A bipod 0405 S'), moved: true }])).toEqual({ unit: 'A', ...nowhere });
});

test('§8.1: under the Simple rules no order rules anything out', () => {
  expect(reach([counter('A bipod 0405 S')])).toMatchObject({ allowance: 8, ruledOut: [], order: null });
});

test('§8.3.1: a Vector marks its hex before the machine moves', () => {
  const game = gameWith([counter('A bipod 0405 S')], {
    phase: AVRONIAN_MOVES,
    activation: { type: 'moving', machine: counterId('A'), order: 'vector', box: 0, marking: true },
  });
  expect(whyNotBegin(game, counterId('A'))).toEqual({
    rule: '§8.3.1',
    reason: 'markFirst',
    machine: 'A',
    order: 'vector',
  });
});
