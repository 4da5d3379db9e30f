import { columnOf, hexAt, neighbour, parseHex, rowOf, type Direction, type Grid, type Hex } from '../../hex';

const STEPS: Readonly<Record<string, Direction>> = { ArrowUp: 0, ArrowDown: 3, q: 5, e: 1, a: 4, d: 2 };

/** The hex a key leads to from another; undefined if the key is no step, the hex itself at the edge. */
export function steppedTo(grid: Grid, from: Hex, key: string): Hex | undefined {
  const direction = STEPS[key.length === 1 ? key.toLowerCase() : key];
  if (direction !== undefined) return neighbour(grid, from, direction) ?? from;
  const [column, row] = [columnOf(grid, from), rowOf(grid, from)];
  switch (key) {
    case 'ArrowLeft':
      return hexAt(grid, column - 1, row) ?? from;
    case 'ArrowRight':
      return hexAt(grid, column + 1, row) ?? from;
    case 'Home':
      return hexAt(grid, 1, row);
    case 'End':
      return hexAt(grid, grid.columns, row);
    default:
      return undefined;
  }
}

/** What keeps its keys; the map has a listener of its own. */
const KEEPS = '.board-grid, input:not([type=radio], [type=checkbox]), textarea, select';
const OVER_ALL = 'dialog[open], [role=dialog], [role=menu]';

/** Whether the map may take a key that is pressed elsewhere: Enter and Space press what has the keyboard, arrows may move in it. */
export function isForMap({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || key === 'Enter' || key === ' ') return false;
  if (target.closest(KEEPS) || document.querySelector(OVER_ALL)) return false;
  // A screen that opens, or a panel whose button is gone, has the keyboard itself: nothing in it has.
  return key.length === 1 || target.matches('body, main, aside');
}

/** The digits typed after G so far; null while no hex is being asked for. */
export type Asked = string | null;

export type Answer =
  | { readonly kind: 'more'; readonly digits: string }
  | { readonly kind: 'go'; readonly hex: Hex }
  | { readonly kind: 'nowhere'; readonly digits: string }
  | { readonly kind: 'left' };

/** What a key does while a hex number is being typed. */
export function asked(grid: Grid, digits: string, key: string): Answer {
  if (key === 'Backspace') return { kind: 'more', digits: digits.slice(0, -1) };
  if (!/^\d$/.test(key)) return { kind: 'left' };
  const typed = digits + key;
  if (typed.length < 4) return { kind: 'more', digits: typed };
  const hex = parseHex(grid, typed);
  return hex === undefined ? { kind: 'nowhere', digits: typed } : { kind: 'go', hex };
}
