import type { Scenario } from '../../../rules/extractors';
import { PicturePalette } from '../reference/pictures/palette';
import { BookSideSheet } from './booklet/BookSideSheet';
import { ChartsSheet } from './ChartsSheet';
import { ContentsSheet } from './ContentsSheet';
import type { BackFit } from './counters/backFit';
import { printPalette } from './counters/cards';
import { CounterSheet } from './counters/CounterSheet';
import { DiceSheet } from './dice/DiceSheet';
import type { LayersDrawn } from '../painted/messages';
import { MapAssembly, MapSheet } from './map/MapSheet';
import { MachineSheet } from './MachineSheet';
import type { Page } from './page';
import { RosterSheet } from './RosterSheet';
import { ScenarioSheet } from './ScenarioSheet';
import type { Ink } from './SheetParts';
import { StandingSheet } from './standing/StandingSheet';
import './sheet.css';
import './light.css';

export interface PageLook {
  readonly paper: 'a4' | 'letter';
  readonly ink: Ink;
  readonly tables: boolean;
  readonly hiddenOrders: 'show' | 'faceDown';
  /** Simple rules have no orders [§8]. */
  readonly orders: 'shown' | 'none';
  /** Which game it is from, for the footer. */
  readonly from: string;
  /** The painted map by its pages, null while it is drawn in lines; the scenario whose marks it bears. */
  readonly map: { readonly layers: LayersDrawn | null; readonly marks: Scenario | null };
  /** How the backs of the counters are put right. */
  readonly fit: BackFit;
  /** Rolls of the dice table. */
  readonly digits: readonly number[];
}

interface PrintPageProps {
  readonly page: Page;
  readonly look: PageLook;
}

/** Their space is the page: no line of ours stands under them. */
const WITHOUT_FOOT: readonly Page['sheet']['type'][] = ['booklet', 'blank'];

/** One page of paper, its margins inside it. */
export function PrintPage({ page, look }: PrintPageProps) {
  const { paper, ink, from } = look;
  const { type } = page.sheet;
  return (
    <article
      className="print-sheet"
      data-paper={type === 'map' ? 'map' : paper}
      data-ink={ink === 'low' ? 'mono' : ink}
      data-light={ink === 'low' || undefined}
      data-sheet={type}
      aria-label={page.title}
    >
      <div className="page-body">
        <PicturePalette value={printPalette(ink)}>
          <SheetOf page={page} look={look} />
        </PicturePalette>
      </div>
      {!WITHOUT_FOOT.includes(type) && (
        <footer className="page-foot">
          <span>
            {page.title}. Extractors{from && `, ${from}`}
          </span>
          <span>† reconstructed: correct it if you own the printed game</span>
        </footer>
      )}
    </article>
  );
}

function SheetOf({ page: { sheet, title }, look }: PrintPageProps) {
  const { ink, tables } = look;
  switch (sheet.type) {
    case 'machines':
      return sheet.displays.map((display, index) => (
        <MachineSheet
          key={index}
          {...look}
          {...display}
          orders={display.blank ? 'shown' : look.orders}
          halves={sheet.displays.length > 1 || !tables}
        />
      ));
    case 'roster':
      return <RosterSheet title={title} {...sheet} tables={tables && sheet.last} />;
    case 'contents':
      return <ContentsSheet pages={sheet.pages} />;
    case 'assembly':
      return <MapAssembly plan={sheet.plan} />;
    case 'map': {
      const { layers, marks } = look.map;
      return <MapSheet {...sheet} ink={ink} layers={layers?.[sheet.index] ?? null} marks={marks} />;
    }
    case 'charts':
      return <ChartsSheet title={title} part={sheet.part} />;
    case 'scenario':
      return <ScenarioSheet scenario={sheet.scenario} />;
    case 'counters':
    case 'orders':
      return <CounterSheet title={title} {...sheet} of={sheet.type} ink={ink} fit={look.fit} />;
    case 'booklet':
      return <BookSideSheet {...sheet} />;
    case 'standing':
      return <StandingSheet title={title} {...sheet} />;
    case 'dice':
      return <DiceSheet digits={look.digits} />;
    case 'blank':
      return null;
  }
}
