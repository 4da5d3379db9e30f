import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { CommonSheetView } from '../../print/CommonSheetView';
import type { Layout } from '../../print/layout';
import type { PageLook } from '../../print/look';
import { isCommon } from '../../print/page';
import { PrintFrame } from '../../print/PrintFrame';
import { PrintSheet } from '../../print/PrintSheet';
import { BackFromTable } from '../begin';
import { courseOf, stepsOf } from '../playback/course';
import { session } from '../session';
import { turnText } from '../wording';
import { ON_PAPER } from './gameOnPaper';
import { OrderSlips } from './OrderSlips';
import { offers, pagesOf, type OwnSheet, type Page } from './pages';
import { UnitCards } from './UnitCards';
import './print.css';

const FOLDS = [{ title: 'Back from the table', content: <BackFromTable /> }];

/** The sheets of *Iron Furrows*: everything for its scenario, and the game on the table as the looking side knows it. */
export function PrintScreen({ step }: { readonly step: number | null }) {
  const open = useStore(session.state, ({ table }) => table !== null);
  const { position, moment } = useGameOnTable(step);
  const pages = useCallback(
    (chosen: ReadonlySet<string>, layout: Layout) => pagesOf(chosen, position, layout),
    [position],
  );
  return (
    <PrintFrame
      game={ON_PAPER}
      offers={useMemo(() => offers(position), [position])}
      pagesOf={pages}
      renderPage={(page, look) => <PrintPage page={page} look={look} />}
      from={position ? turnText(position).toLowerCase() : ''}
      onTable={position ? 'open' : open ? 'hidden' : 'none'}
      scenario={position?.scenario ?? null}
      moment={moment}
      folds={FOLDS}
    />
  );
}

function PrintPage({ page, look }: { readonly page: Page; readonly look: PageLook }) {
  const { sheet, title } = page;
  return (
    <PrintSheet page={page} look={look} game={ON_PAPER} foot="First Light">
      {isCommon(sheet) ? (
        <CommonSheetView sheet={sheet} title={title} look={look} game={ON_PAPER} />
      ) : (
        <OwnSheetView sheet={sheet} look={look} />
      )}
    </PrintSheet>
  );
}

function OwnSheetView({ sheet, look }: { readonly sheet: OwnSheet; readonly look: PageLook }) {
  return sheet.type === 'cards' ? (
    <UnitCards army={sheet.army} bases={sheet.bases} ink={look.ink} />
  ) : (
    <OrderSlips army={sheet.army} turns={sheet.turns} />
  );
}

/** The game, or what it was after a step of its replay, all of it open; null if none is open or the curtain is drawn. */
function useGameOnTable(step: number | null) {
  const table = useStore(session.state, (state) => state.table);
  const published = useStore(table?.published ?? session.state);
  const then = useMemo(() => {
    const moments = step === null ? null : table?.replay();
    if (!table || !moments || step === null) return undefined;
    const steps = stepsOf(table.record(), moments);
    const { after } = steps.at(step)?.beat ?? {};
    return after && { position: after, moment: courseOf(steps).tell(step).where };
  }, [table, step]);
  const now = 'position' in published ? published.position : null;
  return now && then ? then : { position: now, moment: undefined };
}
