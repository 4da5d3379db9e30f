import { useContext } from 'react';
import type { Book } from '../game';
import { BookletsContext } from './context';
import type { BookSide } from './impose';
import { entriesOf, type BookPages } from './pages';
import './booklet.css';

interface BookSideSheetProps {
  readonly book: Book;
  /** Under which its pages are laid out. */
  readonly name: string;
  readonly side: BookSide;
}

/** Two pages of a booklet on their side of the paper, turned so that a printer that turns the paper over meets them. */
export function BookSideSheet({ book, name, side: { left, right, heads } }: BookSideSheetProps) {
  const pages = useContext(BookletsContext)?.[name] ?? null;
  return (
    <div className="book-side" data-heads={heads}>
      <BookPage book={book} pages={pages} number={left} />
      <BookPage book={book} pages={pages} number={right} />
    </div>
  );
}

interface BookPageProps {
  readonly book: Book;
  readonly pages: BookPages | null;
  readonly number: number | null;
}

function BookPage({ book, pages, number }: BookPageProps) {
  const page = number === null ? undefined : pages?.[number - 1];
  return (
    <section className="book-page">
      {page && (
        <>
          <div className="book-text">
            {page.map((index) => (
              <BookPiece key={index} book={book} index={index} pages={pages} />
            ))}
          </div>
          {number !== 1 && (
            <p className="book-number" data-side={number !== null && number % 2 === 0 ? 'left' : 'right'}>
              <span>{book.title}</span> <b>{number}</b>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** One piece in its place; the contents know the pages only once they are laid out. */
export function BookPiece({
  book,
  index,
  pages,
}: Omit<BookPageProps, 'number'> & { readonly index: number }) {
  const { node, contents = false } = book.pieces[index];
  return <div className="book-piece">{contents ? <BookContents book={book} pages={pages} /> : node}</div>;
}

function BookContents({ book, pages }: Pick<BookPageProps, 'book' | 'pages'>) {
  return (
    <ol className="book-contents">
      {entriesOf(book, pages).map(({ entry, page }) => (
        <li key={entry}>
          <span>{entry}</span> <b>{page}</b>
        </li>
      ))}
    </ol>
  );
}
