import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { EmptyState } from '../../widgets/EmptyState';
import { count } from '../wording';
import { PAPERS } from './papers';
import { PrintPage, type PageLook } from './PrintPage';
import type { Page } from './page';

interface PreviewProps {
  readonly pages: readonly Page[];
  readonly look: PageLook;
}

/** The pages themselves, made smaller on the screen only. */
export function Preview({ pages, look }: PreviewProps) {
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
        <div key={page.key} className="print-page" style={sizeOf(page, look, room)}>
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

/** CSS px to the millimetre. */
const PX = 96 / 25.4;

/** The size of a page's paper, and how much smaller it is shown in a column of so many CSS px. */
function sizeOf({ sheet }: Page, { paper }: PageLook, room: number): CSSProperties {
  const { width, height } = sheet.type === 'map' ? sheet.plan.size : PAPERS[paper];
  const scale = Math.min(1, room / (width * PX));
  return { '--page-w': `${width}mm`, '--page-h': `${height}mm`, '--scale': scale } as CSSProperties;
}
