import { describe, expect, it, test } from 'vitest';
import { hexNumber, type Hex } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { AVRONIAN_MOVES, gameWith, machine } from '../testing';
import type { End, Position, Unit } from '../types';
import { isIllegal } from '../units';
import { whyNotMove } from './legality';
import { reachOf } from './reach';
import { routeVia } from './route';
import { counter, hexesOf } from './testing';

const positionOf = (unit: Unit): Position => gameWith([unit], { rules: 'simple', phase: AVRONIAN_MOVES });

/** The planned end of a unit in a hex, facing as given. */
function endIn(position: Position, unit: Unit, hex: string, facing: number | null = null): End {
  const end = reachOf(position, unit.id).ends.find(
    (one) => one.hex === at(hex) && one.exit === null && (facing === null || one.facing === facing),
  );
  if (!end) throw new Error(`${unit.id} does not reach ${hex}`);
  return end;
}

function routed(line: string, to: string, via: string): string {
  const unit = counter(line);
  const position = positionOf(unit);
  const route = routeVia(position, unit.id, endIn(position, unit, to), hexesOf(via));
  if (isIllegal(route)) return `${route.rule} ${route.reason}`;
  const number = (hex: Hex) => hexNumber(doriana.grid, hex);
  return `${route.path.map(number).join(' ')}, ${route.spent / 2} MP`;
}

describe('§6.3: a move by way of other hexes', () => {
  test.each([
    ['none: the cheapest way', 'transcom-1 0405', '0407', '', '0406 0407, 3 MP'],
    ['a detour costs what its hexes cost', 'A glide 0405 S', '0407', '0506', '0506 0507 0407, 4.5 MP'],
    [
      'two of them, in their order',
      'flyer-1 0405 S',
      '0408',
      '0506 0306',
      '0506 0405 0306 0307 0407 0408, 8 MP',
    ],
    [
      'back to one it came by too early',
      'flyer-1 0404 S',
      '0407',
      '0407 0406',
      '0405 0406 0407 0406 0407, 8 MP',
    ],
    ['out of reach', 'transcom-1 0405', '0407', '0505', '§6.3 noWayThrough'],
    ['flux it is carried out of', 'transcom-1 0806', '0704', '0706', '0706 0704, 2 MP'],
    [
      'none: by the road, which has the bonus, rather than beside it',
      'agrax-1 0804 SE',
      '1404',
      '',
      '0905 1004 1105 1204 1305 1404, 6 MP',
    ],
  ])('%s', (_, line, to, via, expected) => {
    expect(routed(line, to, via)).toBe(expected);
  });

  it('names the hex that cannot be gone through, and the end', () => {
    const unit = counter('transcom-1 0405');
    const position = positionOf(unit);
    expect(routeVia(position, unit.id, endIn(position, unit, '0407'), hexesOf('0505'))).toEqual({
      rule: '§6.3',
      reason: 'noWayThrough',
      unit: unit.id,
      via: at('0505'),
      hex: at('0407'),
    });
  });

  it.each(['transcom-1 0405', 'B glide 0612 SE', 'agrax-1 0909 N', 'A bipod 1213 S', 'A orni 1520 NE'])(
    'without waypoints costs what the reach says, to ends near and far: %s',
    (line) => {
      const unit = counter(line);
      const position = positionOf(unit);
      const { ends } = reachOf(position, unit.id);
      expect(ends.length).toBeGreaterThan(5);
      const every = Math.ceil(ends.length / 24);
      for (const end of ends.filter((_end, index) => index % every === 0)) {
        const route = routeVia(position, unit.id, end, []);
        expect(route).toMatchObject({ hex: end.hex, facing: end.facing, exit: end.exit, spent: end.spent });
      }
    },
  );

  it('by any hex of the way it goes the same way; every route is a legal move', () => {
    const unit = counter('A bipod 1213 S');
    const position = positionOf(unit);
    for (const end of reachOf(position, unit.id).ends.filter(({ path }) => path.length > 2)) {
      const route = routeVia(position, unit.id, end, [end.path[1]]);
      if (isIllegal(route)) throw new Error(route.reason);
      expect(route.spent).toBe(end.spent);
      const { path, facing, exit, into } = route;
      expect(whyNotMove(position, { type: 'move', unit: unit.id, path, facing, exit, into })).toBeUndefined();
    }
  });

  it('§6.2: no way leads to an end it may not have', () => {
    const unit = counter('A bipod 0405 S');
    const position = positionOf(unit);
    const end = endIn(position, unit, '0406', 3);
    const held = gameWith([unit, counter('flyer-1 0406 S')], { rules: 'simple', phase: AVRONIAN_MOVES });
    expect(routeVia(position, unit.id, end, [])).toEqual(end);
    expect(routeVia(held, unit.id, end, [])).toMatchObject({ reason: 'noWayThrough' });
  });

  it('what never moves has no way at all', () => {
    const unit = counter('transcom-1 0405');
    const position = positionOf(unit);
    const end = endIn(position, unit, '0406');
    expect(routeVia(position, 'nobody' as Unit['id'], end, [])).toMatchObject({ reason: 'noSuchUnit' });
  });

  it('R-42: who waits to enter comes in by one of its entry hexes', () => {
    const waits = { ...counter('transcom-1 0105'), where: { at: 'toEnter' } } as const;
    const position = gameWith([waits], { rules: 'simple' });
    const ends = reachOf(position, waits.id).ends.filter(({ exit, into }) => exit === null && into === null);
    const end = ends.find(({ hex }) => hex === at('0205'))!;
    const route = routeVia(position, waits.id, end, [at('0104')]);
    if (isIllegal(route)) throw new Error(route.reason);
    expect(hexNumber(doriana.grid, route.path[0])).toMatch(/^01/);
    expect(route.path).toContain(at('0104'));
    expect(route.hex).toBe(at('0205'));
    expect(routeVia(position, waits.id, end, [at('1214')])).toMatchObject({ reason: 'noWayThrough' });
  });

  it('R-42, R-43: to face off the map it enters by the next hex and turns', () => {
    const bipod = machine('A', 'bipod', ['0101', 0], { rest: { speedLost: 2 } });
    const waits: Unit = { ...bipod, where: { at: 'toEnter' }, force: 1 };
    const position = positionOf(waits);
    const route = routeVia(position, waits.id, endIn(position, waits, '2422', 1), []);
    expect(route).toMatchObject({ path: hexesOf('2423 2422'), facing: 1, spent: 4 });
  });
});
