import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { distance, hexNumber, parseHex, type Hex } from '../../../../hex';
import {
  canSee,
  doriana,
  isFault,
  isIllegal,
  lineOfSight,
  readPosition,
  unitOf,
  unitsOf,
  walk,
  type CounterId,
  type Position,
} from '../../../../rules/extractors';
import { sectionsOf } from '../../../reference/rulebook';
import { RULEBOOK } from '../rulebook';
import { MAP_PICTURES } from './mapPictures';
import type { MapPicture, PictureMark } from './picture';
import { Picture } from '.';

const { grid } = doriana;
const hex = (number: string) => parseHex(grid, number) as Hex;
const id = (text: string) => text as CounterId;
const PICTURES = Object.entries<MapPicture>(MAP_PICTURES);
type Name = keyof typeof MAP_PICTURES;

function positionOf(name: Name): Position {
  const position = readPosition(MAP_PICTURES[name].position);
  if (isFault(position)) throw new Error(`${name}: ${position.error} at ${position.at}`);
  return position;
}

function hexesOf(mark: PictureMark): readonly string[] {
  if ('lit' in mark) return mark.lit;
  if ('path' in mark) return mark.path;
  return 'sight' in mark ? mark.sight : [mark.note];
}

function litOf(name: Name): readonly string[] {
  return MAP_PICTURES[name].marks(positionOf(name)).flatMap((mark) => ('lit' in mark ? mark.lit : []));
}

/** The distances from the lit hexes to a hex, nearest first, each once. */
function distances(name: Name, to: string): readonly number[] {
  return [...new Set(litOf(name).map((lit) => distance(grid, hex(lit), hex(to))))].sort((a, b) => a - b);
}

/** What the rules say of a move drawn in a picture: points spent, and where it ends. */
function moved(name: Name, unit: string, path: readonly string[], facing: 0 | 2 | null = null) {
  const done = walk(positionOf(name), {
    type: 'move',
    unit: id(unit),
    path: path.map(hex),
    facing,
    exit: null,
    into: null,
  });
  if (isIllegal(done)) throw new Error(JSON.stringify(done));
  return { points: done.spent / 2, end: hexNumber(grid, done.end.hex) };
}

afterEach(cleanup);

test('every picture the rules name is drawn, and every drawing is named', () => {
  const named = sectionsOf(RULEBOOK).flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === 'object' && 'picture' in block ? [block.picture] : [])),
  );
  for (const name of new Set(named)) {
    const { container } = render(<Picture name={name} />);
    expect(container.firstElementChild, name).not.toBeNull();
    cleanup();
  }
  expect(PICTURES.map(([name]) => name).filter((name) => !named.includes(name))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThanOrEqual(15);
});

test('a name nobody knows draws nothing', () => {
  expect(render(<Picture name="counter-zebra" />).container.firstElementChild).toBeNull();
});

test.each(PICTURES)('%s says in words what it shows, and its marks and units lie in it', (name, picture) => {
  render(<Picture name={name} />);
  expect(screen.getByRole('img', { name: picture.says })).toBeDefined();
  const position = positionOf(name as Name);
  const [from, to] = picture.part;
  const isIn = (number: string) =>
    number.slice(0, 2) >= from.slice(0, 2) &&
    number.slice(0, 2) <= to.slice(0, 2) &&
    number.slice(2) >= from.slice(2) &&
    number.slice(2) <= to.slice(2);
  const placed = unitsOf(position).flatMap(({ where }) =>
    where.at === 'map' ? [hexNumber(grid, where.hex)] : [],
  );
  // The enemy that a Vector does not look at stands far away.
  expect(placed.filter((number) => !isIn(number))).toEqual(name === 'vector' ? ['0404'] : []);
  for (const mark of picture.marks(position)) {
    const hexes = hexesOf(mark);
    expect(hexes.length).toBeGreaterThan(0);
    expect(hexes.some(isIn), JSON.stringify(mark).slice(0, 80)).toBe(true);
  }
});

describe('what the pictures claim is what the rules say', () => {
  it('§6.1: the wedges of 60° ahead and behind, boundaries in two areas [R-05]', () => {
    const areas = new Map(
      MAP_PICTURES.arcs
        .marks(positionOf('arcs'))
        .flatMap((mark) => ('lit' in mark ? [[mark.tone, mark.lit]] : [])),
    );
    expect(areas.get('front')).toContain('0804');
    expect(areas.get('rear')).toContain('0808');
    expect(areas.get('side')).toContain('0606');
    expect(areas.get('front')).toContain('0705');
    expect(areas.get('side')).toContain('0705');
  });

  it('§6.3: right round and one hex ahead is 2 points', () => {
    expect(moved('turning', 'walker-1', ['0305'], 0)).toEqual({ points: 2, end: '0305' });
  });

  it('§6.3.1: four hexes of road are 4 points, the bonus among them', () => {
    expect(moved('road', 'pgp-1', ['0914', '1014', '1115', '1215'], 2)).toEqual({ points: 4, end: '1215' });
  });

  it('§6.3.2: into the flux for 1 point, and on with the drift', () => {
    expect(moved('flux', 'panza-shock-1', ['0807'])).toEqual({ points: 1, end: '0806' });
  });

  it('§7.2: open ground, rough between, rough at the end', () => {
    expect(canSee(doriana, hex('0911'), hex('0913'))).toBe(true);
    expect(canSee(doriana, hex('0911'), hex('1312'))).toBe(false);
    expect(canSee(doriana, hex('0911'), hex('1011'))).toBe(true);
    expect(doriana.terrain[hex('1011')]).toBe('rough');
  });

  it('R-11: along a hexside of which one side blocks', () => {
    const sight = lineOfSight(doriana, hex('0513'), hex('0313'));
    expect(sight.clear).toBe(true);
    const [side] = sight.crossed;
    const grounds = 'sides' in side ? side.sides.map((each) => each !== null && doriana.terrain[each]) : [];
    expect([...grounds].sort()).toEqual(['clear', 'rough']);
  });

  it('R-48: the floor sees its own depression and what touches it', () => {
    expect(canSee(doriana, hex('2011'), hex('2111'))).toBe(true);
    expect(canSee(doriana, hex('2011'), hex('2209'))).toBe(false);
  });

  it('§8.3: ends under orders', () => {
    expect(Math.max(...distances('close', '1405'))).toBe(2);
    expect(distances('retire', '0316')[0]).toBe(3);
    expect(distances('patrol', '0314')).toEqual([2, 3]);
    const { objective } = unitOf(positionOf('vector'), id('A')) as { objective?: { hex: Hex } | null };
    expect(objective?.hex).toBe(hex('1424'));
    expect(Math.max(...distances('vector', '1424'))).toBe(distance(grid, hex('1821'), hex('1424')) - 2);
  });

  it('§7.4, §8.4.5: seven hexes', () => {
    expect(litOf('area')).toHaveLength(7);
    expect(litOf('selfDestruct')).toHaveLength(7);
  });
});
