import { useEffect, useState, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';
import { hexAtPoint, type Hex } from '../../hex';
import type { BoardMoves, BoardModel } from '../model';
import { RADIUS } from '../terrain/geometry';
import { asked, isForMap, steppedTo, type Asked } from './keys';
import type { Viewport } from './viewport';

interface BoardKeys {
  readonly model: BoardModel;
  readonly viewport: Viewport;
  readonly moves: BoardMoves;
  readonly letters: 'on' | 'off';
  readonly onHex: (hex: Hex, counter: string | null) => void;
  readonly onFocus: (hex: Hex) => void;
  readonly onKeyed: () => void;
  /** Keys are the map's wherever they are pressed: what takes the keyboard then. null: only with the keyboard on it. */
  readonly pageWide: RefObject<HTMLElement | null> | null;
}

const ZOOM = 1.4;

/** The board's share of the keyboard; what it has no use for goes on to the page. */
export function useBoardKeys(board: BoardKeys) {
  const [typed, setTyped] = useState<Asked>(null);
  const { model, viewport, moves, onFocus, onHex } = board;
  const { grid } = model;

  const hexHere = (): Hex => {
    if (model.focus !== null) return model.focus;
    const { x, y } = viewport.camera();
    return hexAtPoint(grid, x, y, RADIUS) ?? (0 as Hex);
  };
  const goTo = (hex: Hex) => {
    onFocus(hex);
    moves.reveal(hex);
  };
  const answer = (key: string) => {
    const said = asked(grid, typed ?? '', key);
    setTyped(said.kind === 'more' ? said.digits : said.kind === 'nowhere' ? '' : null);
    if (said.kind !== 'go') return;
    onFocus(said.hex);
    moves.centreOn(said.hex);
  };
  const centre = () => {
    const selected = model.marks.find((mark) => mark.kind === 'selected');
    moves.centreOn(selected?.kind === 'selected' ? selected.hex : hexHere());
  };
  /** Whether the key was one of the board's. */
  const press = (key: string): 'used' | 'free' => {
    if (key.length === 1 && key !== ' ' && board.letters === 'off') return 'free';
    const next = steppedTo(grid, hexHere(), key);
    if (next !== undefined) goTo(model.focus === null ? hexHere() : next);
    else if (key === 'Enter' || key === ' ') onHex(hexHere(), null);
    else if (key === '+' || key === '=') moves.zoomBy(ZOOM);
    else if (key === '-' || key === '−') moves.zoomBy(1 / ZOOM);
    else if (key === '0') moves.fit();
    else if (key === 'c') centre();
    else if (key === 'g') setTyped('');
    else return 'free';
    return 'used';
  };
  const steps = (key: string) => key === 'g' || steppedTo(grid, hexHere(), key) !== undefined;
  usePageKeys(board, steps, press);
  return {
    asked: typed,
    onKeyDown(event: ReactKeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Shift') board.onKeyed();
      if (typed !== null && event.key !== 'Tab') {
        event.preventDefault();
        answer(event.key);
      } else if (press(event.key) === 'used') event.preventDefault();
    },
    onFocus() {
      // A press has its own ring; the keyboard's comes with Tab.
      if (document.querySelector('.board-grid:focus-visible') === null) return;
      board.onKeyed();
      if (model.focus === null) onFocus(hexHere());
    },
  };
}

/** Keys pressed anywhere on the page that no field, menu or dialog keeps; one that moves the ring takes the keyboard to the map. */
function usePageKeys(
  { pageWide, letters, viewport }: BoardKeys,
  steps: (key: string) => boolean,
  press: (key: string) => 'used' | 'free',
): void {
  useEffect(() => {
    if (!pageWide) return;
    const onPageKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!viewport.isShown() || !isForMap(event)) return;
      if (steps(key) && (key.length > 1 || letters === 'on'))
        pageWide.current?.focus({ preventScroll: true });
      if (press(key) === 'used') event.preventDefault();
    };
    window.addEventListener('keydown', onPageKey);
    return () => window.removeEventListener('keydown', onPageKey);
  });
}
