import { expect, it } from 'vitest';
import { parseHex } from '../../../hex';
import { isFault, readPosition, valley } from '../../../rules/furrows';
import { hexLine } from '../wording';
import { toldModel } from './boardModel';

const LINE =
  'furrows firstLight quick T3 Forders | F anvil@1212/S slow; line-1@1206/S slow; line-2@1306/S slow | ' +
  'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';

function read(line: string) {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(position.error);
  return position;
}

it('§2: wire that is crushed is crossed out on the map, and told in words', () => {
  const hex = parseHex(valley.grid, '1212')!;
  const [before, after] = [read(LINE), read(`${LINE} | crushed 1212`)];
  const gone = (position: typeof before) =>
    toldModel(position, [], null).marks.filter(({ kind }) => kind === 'gone');
  expect(gone(before)).toEqual([]);
  expect(gone(after)).toEqual([{ kind: 'gone', hex }]);
  expect(hexLine(before, hex)).toContain('1212, clear, wire.');
  expect(hexLine(after, hex)).toContain('1212, clear, wire crushed.');
});
