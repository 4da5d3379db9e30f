import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isFault, readPosition, writePosition, type Position } from '../../../rules/furrows';
import { planCounters } from '../../print/counters/grid';
import { HEX_SIZES, planMap } from '../../print/map/plan';
import { StandingSheet } from '../../print/standing/StandingSheet';
import { ON_PAPER } from './gameOnPaper';
import { offers, pagesOf } from './pages';
import { standingOf } from './standing';
import { UnitCards } from './UnitCards';

afterEach(cleanup);

const POSITION = read(
  'furrows firstLight quick T3 Forders | F anvil@1205/S slow wear2 shaken1; line-1@1206/S slow -1; line-2@lost1209 slow | ' +
    'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
);

function read(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(position.error);
  return position;
}

const LAYOUT = {
  tables: true,
  map: planMap(ON_PAPER.map.sheet, 'a4', HEX_SIZES.usual),
  counters: planCounters('a4', 'none'),
  booklets: null,
};

describe('a moment of First Light on paper', () => {
  const pages = pagesOf(new Set(offers(POSITION).first), POSITION, LAYOUT);
  const sheet = <Type extends string>(type: Type) =>
    pages.map((page) => page.sheet).find((each) => each.type === type);

  it('is the map with its counters, where everything stands, unit cards and order slips', () => {
    expect(new Set(pages.map((page) => page.sheet.type))).toEqual(
      new Set(['assembly', 'map', 'standing', 'cards', 'slips']),
    );
    const map = sheet('map');
    const onMap = map?.type === 'map' ? map.counters.map(({ id }) => id) : [];
    expect([...onMap].sort()).toEqual(['anvil', 'heron', 'line-1', 'rifles-1', 'rifles-2']);
  });

  it('tells every base, and the line that brings the game back', () => {
    const standing = sheet('standing');
    if (standing?.type !== 'standing') throw new Error('no such page');
    const { container } = render(<StandingSheet title="" {...standing} />);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual([
      'Anvil',
      'Foundry',
      '1205',
      'south',
      'slow',
      '1',
      'wear 2, shaken 1, Long gun loaded',
    ]);
    expect(rows[2].at(-1)).toBe('destroyed');
    const notation = container.querySelector('.notation')?.textContent ?? '';
    expect(read(notation)).toEqual(POSITION);
    expect(notation).toBe(writePosition(POSITION));
  });

  it('§2, §16: names the flags and the wire that is crushed, which its map does not show', () => {
    const { now } = standingOf(read(writePosition(POSITION).replace('1310-', '1310L') + ' | crushed 1212'));
    expect(now).toBe(
      'First Light, Turn 3 of 6: Foundry orders. Foundry flags: 0605, 1205, 1905. ' +
        'League flags: 0614, 1310, 1314, 1914. Wire crushed: 1212',
    );
    expect(standingOf(POSITION).now).not.toContain('Wire');
  });

  it('ticks on the unit cards what is lost', () => {
    const cards = sheet('cards');
    if (cards?.type !== 'cards') throw new Error('no such page');
    const { container } = render(<UnitCards army={cards.army} bases={cards.bases} ink="mono" />);
    const crossed = [...container.querySelectorAll('.unit-card')].map(
      (card) => card.querySelectorAll('.boxes .cross').length,
    );
    expect(crossed[0]).toBe(3);
    expect(crossed[1]).toBe(1);
    expect(container.querySelectorAll('h3')[2].textContent).toContain('destroyed');
  });
});
