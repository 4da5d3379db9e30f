import {
  dueTurns,
  expectedMode,
  programsOf,
  queuedMovement,
  type Base,
  type Position,
  type Program,
} from '../../../rules/furrows';

/** The first ten by 1 to 9 and 0, the next ten with Shift; no list is longer. */
const ROW = 10;

/** The turn whose programs the keys write: the first that has none, else the last. */
export function turnOfKeys(position: Position, base: Base): number | undefined {
  const due = dueTurns(position, base, 'movement');
  return due.find((turn) => !queuedMovement(base, turn)) ?? due.at(-1);
}

/** '1' to '0', then '⇧1' to '⇧0', as it stands on the tile. */
export function keyOf(index: number): string {
  return `${index < ROW ? '' : '⇧'}${(index + 1) % ROW}`;
}

/** The same as assistive technology reads it [ARIA 1.2 aria-keyshortcuts]. */
export function shortcutOf(index: number): string {
  return keyOf(index).replace('⇧', 'Shift+');
}

/** The program of a pressed key; undefined if it has none. A shifted digit is told by its key, since layouts write it differently. */
export function programOfKey(
  position: Position,
  base: Base,
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
): Program | undefined {
  const turn = turnOfKeys(position, base);
  const plain = /^\d$/.test(key) ? Number(key) : undefined;
  const shifted = shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  if (turn === undefined || (plain === undefined && shifted === undefined)) return undefined;
  const index = plain === undefined ? ROW + ((Number(shifted) + 9) % ROW) : (plain + 9) % ROW;
  return programsOf(base, expectedMode(position, base, turn)).at(index);
}
