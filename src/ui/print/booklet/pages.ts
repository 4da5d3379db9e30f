import type { Book } from '../game';
import { paginated } from './paginate';

/** The paper a booklet is folded from. */
export type BookPaper = 'a4' | 'letter';

/** Of one page, in millimetres: half a sheet on its side. */
export const BOOK_PAGES: Readonly<Record<BookPaper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 148.5, height: 210 },
  letter: { width: 139.7, height: 215.9 },
};

/** White round the text, and the line of the page number below it. */
export const BOOK_MARGIN = { side: 10, top: 9, foot: 14 } as const;

/** The pieces of a booklet by its pages. */
export type BookPages = readonly (readonly number[])[];
/** By the name of the booklet. */
export type Booklets = Readonly<Record<string, BookPages>>;

/** The height a page leaves for text, a little less than there is, since another browser's letters may be a hair wider. */
function roomOf(paper: BookPaper): number {
  return (BOOK_PAGES[paper].height - BOOK_MARGIN.top - BOOK_MARGIN.foot) * 0.975;
}

/** Lays out a booklet by the heights of its pieces, in millimetres. */
export function laidOut({ pieces: all }: Book, heights: readonly number[], paper: BookPaper): BookPages {
  const pieces = all.map(({ leads = false, breaks = false, floats = false }, index) => ({
    height: heights[index] ?? 0,
    leads,
    breaks,
    floats,
  }));
  return paginated(pieces, roomOf(paper));
}

/** Where the contents lead: the entries with the numbers of their pages. */
export function entriesOf(
  { pieces }: Book,
  pages: BookPages | null,
): readonly { readonly entry: string; readonly page: number | null }[] {
  return pieces.flatMap(({ entry }, index) => {
    if (entry === undefined) return [];
    const at = pages?.findIndex((page) => page.includes(index)) ?? -1;
    return [{ entry, page: at < 0 ? null : at + 1 }];
  });
}
