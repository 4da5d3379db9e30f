import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { GameOnPaper } from '../game';
import { PX } from '../papers';
import { BookPiece } from './BookSideSheet';
import { BOOK_MARGIN, BOOK_PAGES, laidOut, type BookPaper, type Booklets } from './pages';
import '../sheet.css';

interface MeasureBooksProps {
  readonly books: GameOnPaper['books'];
  readonly paper: BookPaper;
  /** In the letters of low ink. */
  readonly light: boolean;
  readonly onMeasured: (booklets: Booklets) => void;
}

/** Lays every piece of the booklets out once, out of sight, and tells how they fall on pages. */
export function MeasureBooks({ books, paper, light, onMeasured }: MeasureBooksProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let gone = false;
    const measure = () => {
      const element = root.current;
      if (gone || !element) return;
      const laid = Object.entries(books).map(([name, book]) => [
        name,
        laidOut(book, heightsIn(element, name), paper),
      ]);
      onMeasured(Object.fromEntries(laid) as Booklets);
    };
    // Fonts decide where lines break: they are asked for now, and nothing is measured before they have loaded.
    root.current?.getBoundingClientRect();
    const letters = (document as Partial<Pick<Document, 'fonts'>>).fonts?.ready ?? Promise.resolve();
    void letters.then(measure);
    return () => {
      gone = true;
    };
  }, [books, paper, light, onMeasured]);
  const width = BOOK_PAGES[paper].width - 2 * BOOK_MARGIN.side;
  return (
    <div
      ref={root}
      className="print-sheet book-measure"
      data-light={light || undefined}
      style={{ '--text-w': `${width}mm` } as CSSProperties}
      aria-hidden
      inert
    >
      {Object.entries(books).map(([name, book]) => (
        <div key={name} data-book={name}>
          {book.pieces.map(({ key }, index) => (
            <BookPiece key={key} book={book} index={index} pages={null} />
          ))}
        </div>
      ))}
    </div>
  );
}

function heightsIn(element: HTMLElement, book: string): readonly number[] {
  const pieces = element.querySelectorAll(`[data-book='${book}'] > .book-piece`);
  return [...pieces].map((piece) => piece.getBoundingClientRect().height / PX);
}
