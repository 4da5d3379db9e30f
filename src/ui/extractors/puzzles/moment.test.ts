import { expect, test } from 'vitest';
import { copyGame, isFault, readPosition, type Game } from '../../../rules/extractors';
import { parseRoute } from '../../shell/route';
import { momentHash, momentIn, momentOf } from './moment';

const LINE =
  'engage full T3 Dfire | D panza-shock-1@1215 -1; pgp-1@1412/NE a4 | A glide A@1313/S a11 w:laser,-,shredder m:close,hold,- c:sweep,-,-';

function gameOf(line: string): Game {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(JSON.stringify(position));
  return copyGame({ ...position, dice: { state: [1, 2, 3, 4], rolled: 0 } });
}

test('a moment goes through an address and comes back, without what its side did not know', () => {
  const line = momentOf(gameOf(LINE));
  expect(line).toContain('m:?,?,?');
  const route = parseRoute(momentHash(line!));
  if (route.screen !== 'learn') throw new Error(route.screen);
  expect(momentIn(route.what)).toEqual(readPosition(line!));
});

test('nobody decides in an ended game, and preparing is no puzzle', () => {
  expect(momentOf(gameOf(LINE.replace('T3 Dfire', 'T3 ended')))).toBeNull();
  expect(momentOf(gameOf(LINE.replace('T3 Dfire', 'T0 Aprogramming')))).toBeNull();
});

test('where nothing is left but to end the phase, there is no puzzle', () =>
  expect(momentOf(gameOf(LINE.replace('-1;', '-1 fired;').replace('a4', 'a4 fired')))).toBeNull());

test.each([
  [null, undefined],
  ['road', undefined],
  ['moment/', null],
  ['moment/engage full T3 Dfire | D nobody@1215', null],
])('%s is no moment', (what, read) => expect(momentIn(what)).toBe(read));
