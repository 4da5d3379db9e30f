import { useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../widgets/EmptyState';
import { count } from '../wording';
import { PrintPage, type PageLook } from './PrintPage';
import type { Page } from './sheets';

interface PreviewProps {
  readonly pages: readonly Page[];
  readonly look: PageLook;
}

/** CSS px of a sheet's width at 96 px to the inch. */
const WIDTHS = { a4: (210 / 25.4) * 96, letter: 8.5 * 96 } as const;

/** The pages themselves, made smaller on the screen only. */
export function Preview({ pages, look }: PreviewProps) {
  const column = useRef<HTMLElement>(null);
  const { paper } = look;
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / WIDTHS[paper]);
      element.style.setProperty('--scale', String(scale));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [paper]);
  return (
    <section ref={column} className="print-pages" aria-label={`Preview: ${count(pages.length, 'page')}`}>
      {pages.length === 0 && <EmptyState title="No sheet is chosen" />}
      {pages.map((page, index) => (
        <div key={page.key} className="print-page" data-paper={paper}>
          <p className="kicker print-page-name">
            {index + 1} of {pages.length}. {page.title}
          </p>
          <div className="print-page-box">
            <PrintPage page={page} look={look} />
          </div>
        </div>
      ))}
    </section>
  );
}
