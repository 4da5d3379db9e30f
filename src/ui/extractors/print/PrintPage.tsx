import { CommonSheetView } from '../../print/CommonSheetView';
import type { PageLook as CommonLook } from '../../print/look';
import { isCommon } from '../../print/page';
import { PrintSheet } from '../../print/PrintSheet';
import { PicturePalette } from '../reference/pictures/palette';
import { ChartsSheet } from './ChartsSheet';
import { printPalette } from './counters/cards';
import { ON_PAPER } from './gameOnPaper';
import { RECONSTRUCTED } from './machineWords';
import { MachineSheet } from './MachineSheet';
import type { OwnSheet, Page } from './page';
import { RosterSheet } from './RosterSheet';
import { ScenarioSheet } from './ScenarioSheet';
import './sheet.css';
import './light.css';

export interface PageLook extends CommonLook {
  readonly hiddenOrders: 'show' | 'faceDown';
  /** Simple rules have no orders [§8]. */
  readonly orders: 'shown' | 'none';
}

interface PrintPageProps {
  readonly page: Page;
  readonly look: PageLook;
}

/** One page of paper, its margins inside it. */
export function PrintPage({ page, look }: PrintPageProps) {
  const { sheet, title } = page;
  return (
    <PrintSheet page={page} look={look} game={ON_PAPER} foot={footOf(sheet)}>
      <PicturePalette value={printPalette(look.ink)}>
        {isCommon(sheet) ? (
          <CommonSheetView sheet={sheet} title={title} look={look} game={ON_PAPER} />
        ) : (
          <OwnSheetView sheet={sheet} title={title} look={look} />
        )}
      </PicturePalette>
    </PrintSheet>
  );
}

/** What the dagger means, on the sheets that bear it [§3]. */
function footOf(sheet: Page['sheet']): string {
  const marked = sheet.type === 'machines' || (sheet.type === 'roster' && sheet.blocks.length > 0);
  return marked
    ? `${RECONSTRUCTED} figure reconstructed: correct it from the printed game, if you own one`
    : '';
}

interface OwnSheetViewProps {
  readonly sheet: OwnSheet;
  readonly title: string;
  readonly look: PageLook;
}

function OwnSheetView({ sheet, title, look }: OwnSheetViewProps) {
  const { tables } = look;
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
    case 'charts':
      return <ChartsSheet title={title} part={sheet.part} />;
    case 'scenario':
      return <ScenarioSheet scenario={sheet.scenario} />;
  }
}
