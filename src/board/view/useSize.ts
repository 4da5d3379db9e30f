import { useEffect, type RefObject } from 'react';
import type { BoardMoves } from '../model';
import type { Window } from './camera';
import { NARROW } from './firstLook';
import type { Viewport } from './viewport';

const LOW = 230;

interface Sized {
  readonly viewport: Viewport;
  readonly moves: RefObject<BoardMoves | null>;
  /** Which lie on the board: others cover another part of it. */
  readonly buttons: string;
}

/** Keeps the viewport to the size of the board on the page. */
export function useSize(host: RefObject<HTMLElement | null>, { viewport, moves, buttons }: Sized): void {
  useEffect(() => {
    const element = host.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      element.toggleAttribute('data-narrow', width < NARROW);
      element.toggleAttribute('data-low', height < LOW);
      const moving = moves.current;
      // A sheet that opens below moves nothing; a tablet that is turned does.
      const seen = (width !== viewport.window().width && moving?.inSight()) || [];
      viewport.resize(width, height, cornerOf(element));
      if (width > 0) moving?.lookAgain(seen);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, viewport, moves, buttons]);
}

/** What its buttons cover of the lower right of a board, with the gap round them. */
function cornerOf(board: HTMLElement): Window['corner'] {
  const buttons = board.querySelector<HTMLElement>(':scope > .board-buttons');
  if (!buttons) return undefined;
  const { offsetLeft, offsetTop } = buttons;
  return { width: board.clientWidth - offsetLeft, height: board.clientHeight - offsetTop };
}
