import { expect, it } from 'vitest';
import { parseHex } from '../../../hex';
import {
  furrows,
  isFault,
  placedBases,
  programsOf,
  readPosition,
  valley,
  type BaseId,
} from '../../../rules/furrows';
import { faceToFace, tableWhere } from '../playback/testing';
import { baseName, hexLine } from '../wording';
import { boardModel, toldModel } from './boardModel';
import type { Desk } from './desk';

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

it('§16: where the base in hand may stand is hatched for the Foundry, dotted for the League, and nothing else', () => {
  const position = furrows.setup({ scenario: 'firstLight', orders: 'quick' }, 1);
  const marks = (selected: string | null) =>
    boardModel(position, { selected: selected as BaseId | null, focus: null } as Desk).marks.filter(
      ({ kind }) => kind !== 'flag',
    );
  expect(marks('anvil').map((mark) => [mark.kind, 'side' in mark && mark.side])).toEqual([
    ['zone', 'hatched'],
    ['zone', 'dotted'],
  ]);
  // Every hex of its zone is open to the first base.
  expect(marks('anvil')).toEqual(marks(null));
});

it('§6.5: where the other bases are expected to end stands on the map while orders are written', () => {
  const { table } = tableWhere({ scenario: 'firstLight', orders: 'quick' }, (game) =>
    game.phase.name === 'orders' ? game : undefined,
  );
  const position = () => table.published.getState().position!;
  const { side } = position().phase;
  const [first, second] = placedBases(position()).filter((base) => base.side === side);
  const program = programsOf(first, first.mode).find((each) => each.startsWith('F+F'))!;
  const act = { type: 'setMovement', base: first.id, turn: position().turn, program, facing: null } as const;
  const ghosts = (selected: BaseId) =>
    boardModel(position(), { selected, focus: null } as Desk)
      .counters.map(({ name }) => name)
      .filter((name) => name.includes('as ordered'));
  expect(ghosts(second.id)).toEqual([]);
  expect(table.act(act)).toBeUndefined();
  expect(ghosts(second.id)).toEqual([expect.stringContaining(baseName(position(), first.id))]);
  expect(ghosts(first.id)).toEqual([]);
});

it('§10.1: where the hits of an assault are given, arrows say from where it comes', () => {
  const { found } = tableWhere(faceToFace(), (game) => (game.phase.name === 'hits' ? game : undefined));
  const { hex, fighters } = found.fight!.assaults[0];
  const { marks } = boardModel(found, { selected: null, focus: null } as Desk);
  expect(marks).toContainEqual({ kind: 'target', hex });
  const arrows = marks.filter(({ kind }) => kind === 'charge');
  expect(arrows.length).toBeGreaterThan(0);
  for (const { base } of fighters) {
    const from = placedBases(found).find(({ id }) => id === base)!.where.hex;
    if (from !== hex) expect(arrows).toContainEqual({ kind: 'charge', from, to: hex });
  }
});
