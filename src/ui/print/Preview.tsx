import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { EmptyState } from '../widgets/EmptyState';
import { count } from '../widgets/words';
import { mapPaperOf, type AnyPage } from './page';
import { PAPERS, PX, type Size } from './papers';
import './print.css';

interface PreviewProps<P extends AnyPage> {
  readonly pages: readonly P[];
  readonly paper: 'a4' | 'letter';
  readonly renderPage: (page: P) => ReactNode;
}

/** The pages themselves, made smaller on the screen only. */
export function Preview<P extends AnyPage>({ pages, paper, renderPage }: PreviewProps<P>) {
  const column = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const fit = () => setRoom(element.clientWidth);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={column} className="print-pages" aria-label={`Preview: ${count(pages.length, 'page')}`}>
      {pages.length === 0 && <EmptyState title="No sheet is chosen" />}
      {pages.map((page, index) => (
        <div key={page.key} className="print-page" style={sizeOf(page, paper, room)}>
          <p className="kicker print-page-name">
            {index + 1} of {pages.length}. {page.title}
          </p>
          <div className="print-page-box">{renderPage(page)}</div>
        </div>
      ))}
    </section>
  );
}

/** The paper of a page, in millimetres. */
export function paperOf(page: AnyPage, paper: 'a4' | 'letter'): Size {
  return mapPaperOf(page)?.size ?? PAPERS[paper];
}

/** The size of a page's paper, and how much smaller it is shown in a column of so many CSS px. */
function sizeOf(page: AnyPage, paper: 'a4' | 'letter', room: number): CSSProperties {
  const { width, height } = paperOf(page, paper);
  const scale = Math.min(1, room / (width * PX));
  return { '--page-w': `${width}mm`, '--page-h': `${height}mm`, '--scale': scale } as CSSProperties;
}
