import type { ReactNode } from 'react';
import type { GameOnPaper } from './game';
import { InkContext } from './ink';
import type { PageLook } from './look';
import { mapPaperOf, type AnyPage } from './page';
import './sheet.css';
import './light.css';

interface PrintSheetProps {
  readonly page: AnyPage;
  readonly look: PageLook;
  readonly game: GameOnPaper;
  /** Its note at the foot. */
  readonly foot: string;
  readonly children: ReactNode;
}

/** Their space is the page: no line of ours stands under them. */
const WITHOUT_FOOT: readonly string[] = ['booklet', 'blank'];

/** One page of paper, its margins inside it. */
export function PrintSheet({ page, look, game, foot, children }: PrintSheetProps) {
  const { paper, ink, from } = look;
  const { type } = page.sheet;
  return (
    <article
      className="print-sheet"
      data-paper={mapPaperOf(page) ? 'map' : paper}
      data-ink={ink === 'low' ? 'mono' : ink}
      data-light={ink === 'low' || undefined}
      data-sheet={type}
      aria-label={page.title}
    >
      <div className="page-body">
        <InkContext value={ink}>{children}</InkContext>
      </div>
      {!WITHOUT_FOOT.includes(type) && (
        <footer className="page-foot">
          <span>
            {page.title}. {game.name}
            {page.now && `, ${from}`}
          </span>
          <span>{foot}</span>
        </footer>
      )}
    </article>
  );
}
