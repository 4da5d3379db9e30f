import { useMemo } from 'react';
import { ChartsSheet } from './ChartsSheet';
import { ContentsSheet } from './ContentsSheet';
import { counterBlocks, orderBlocks } from './counterCards';
import { CounterSheet } from './CounterSheet';
import type { Scenario } from '../../../rules/extractors';
import type { LayersDrawn } from '../painted/messages';
import { MapAssembly, MapSheet } from './map/MapSheet';
import { MachineSheet } from './MachineSheet';
import { RosterSheet } from './RosterSheet';
import { ScenarioSheet } from './ScenarioSheet';
import type { Page } from './sheets';
import type { Ink } from './SheetParts';
import './sheet.css';

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
}

interface PrintPageProps {
  readonly page: Page;
  readonly look: PageLook;
}

/** One page of paper, its margins inside it. */
export function PrintPage({ page, look }: PrintPageProps) {
  const { paper, ink, from } = look;
  return (
    <article
      className="print-sheet"
      data-paper={page.sheet.type === 'map' ? 'map' : paper}
      data-ink={ink === 'low' && !isMap(page) ? 'mono' : ink}
      data-sheet={page.sheet.type}
      aria-label={page.title}
    >
      <div className="page-body">
        <SheetOf page={page} look={look} />
      </div>
      <footer className="page-foot">
        <span>
          {page.title}. Extractors{from && `, ${from}`}
        </span>
        <span>† reconstructed: correct it if you own the printed game</span>
      </footer>
    </article>
  );
}

function isMap({ sheet: { type } }: Page): boolean {
  return type === 'map' || type === 'assembly';
}

function SheetOf({ page: { sheet, title }, look }: PrintPageProps) {
  const { ink, tables } = look;
  switch (sheet.type) {
    case 'machine':
      return <MachineSheet {...look} {...sheet} orders={sheet.blank ? 'shown' : look.orders} />;
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
      return <Cards type={sheet.type} face={sheet.face} title={title} ink={ink} />;
  }
}

interface CardsProps {
  readonly type: 'counters' | 'orders';
  readonly face: 'front' | 'back';
  readonly title: string;
  readonly ink: Ink;
}

function Cards({ type, face, title, ink }: CardsProps) {
  const blocks = useMemo(() => (type === 'counters' ? counterBlocks(ink) : orderBlocks(ink)), [type, ink]);
  return <CounterSheet title={title} face={face} blocks={blocks} />;
}
