import { expect, it } from 'vitest';
import { distance, parseHex } from '../../../hex';
import { counterId, doriana } from '../../../rules/extractors';
import { hexName } from '../wording';
import { at } from '../testing';
import { hexesAhead, hexesOfPhase, nearestEnemy } from './firstView';

const names = (line: string) => [...new Set(hexesOfPhase(at(line)))].map(hexName);
const UNITS =
  'D panza-shock-1@1215; panza-lance@0303 moved; panza-shock-2@1217 routed | A bipod A@1413/S w:laser,-,-; bipod B@2424/S w:laser,-,-';

it('movement is about who can move, and the enemies near them', () => {
  expect(names(`engage simple T2 Dmovement | ${UNITS}`)).toEqual(['1215', '1217', '1413']);
});

it('rally is about who is routed', () => {
  expect(names(`engage simple T2 Drally | ${UNITS}`)[0]).toBe('1217');
});

it('§9.1: machines that wait are about the hexes they enter by', () => {
  const hexes = names(
    'incoming simple T1 Amovement | D ehn-etaki-lance@1222 | A orni A@waiting w:laser,laser',
  );
  expect(hexes.filter((hex) => hex.endsWith('27')).length).toBeGreaterThan(10);
});

it('§8.2: so are those whose order is still hidden', () => {
  const hexes = names(
    'incoming full T1 Amovement | D ehn-etaki-lance@1222 | A orni A@waiting w:laser,laser m:close,-,-',
  );
  expect(hexes.filter((hex) => hex.endsWith('27')).length).toBeGreaterThan(10);
});

it('finds the nearest enemy in the open', () => {
  const position = at(`engage simple T2 Dmovement | ${UNITS}`);
  const [first] = hexesOfPhase(position);
  expect(hexName(nearestEnemy(position, 'dorian', first)!)).toBe('1413');
  expect(
    nearestEnemy(
      at('engage simple T2 Dmovement | D panza-lance@0303 | A bipod A@waiting w:laser,-,-'),
      'dorian',
      first,
    ),
  ).toBeNull();
});

it('knows where the unit in hand may end, the nearest first, and nowhere while nobody moves', () => {
  const [line, from] = [`engage simple T2 Dmovement | D panza-shock-1@1010`, parseHex(doriana.grid, '1010')!];
  const ahead = hexesAhead(at(line), counterId('panza-shock-1'), from);
  expect(hexName(ahead[0])).toBe('1010');
  const away = ahead.map((hex) => distance(doriana.grid, from, hex));
  expect(away).toEqual([...away].sort((a, b) => a - b));
  expect(away.at(-1)).toBeGreaterThan(1);
  expect(hexesAhead(at(line.replace('movement', 'fire')), counterId('panza-shock-1'), from)).toEqual([]);
});
