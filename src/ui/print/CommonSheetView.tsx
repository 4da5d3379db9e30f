import { assertNever } from '../../rules/result';
import { BookSideSheet } from './booklet/BookSideSheet';
import { ContentsSheet } from './ContentsSheet';
import { CounterSheet } from './counters/CounterSheet';
import { DiceSheet } from './dice/DiceSheet';
import type { GameOnPaper } from './game';
import type { PageLook } from './look';
import { MapAssembly } from './map/MapAssembly';
import { MapSheet } from './map/MapSheet';
import type { CommonSheet } from './page';
import { StandingSheet } from './standing/StandingSheet';

interface CommonSheetViewProps {
  readonly title: string;
  readonly sheet: CommonSheet;
  readonly look: PageLook;
  readonly game: GameOnPaper;
}

/** What any game puts on a page. */
export function CommonSheetView({ title, sheet, look, game }: CommonSheetViewProps) {
  const { ink } = look;
  switch (sheet.type) {
    case 'contents':
      return <ContentsSheet {...sheet} tips={game.tips} />;
    case 'assembly':
      return <MapAssembly plan={sheet.plan} map={game.map} />;
    case 'map': {
      const { layers, marks } = look.map;
      return (
        <MapSheet {...sheet} map={game.map} ink={ink} layers={layers?.[sheet.index] ?? null} marks={marks} />
      );
    }
    case 'counters':
      return <CounterSheet title={title} {...sheet} ink={ink} fit={look.fit} />;
    case 'booklet':
      return <BookSideSheet book={game.books[sheet.book]} name={sheet.book} side={sheet.side} />;
    case 'standing':
      return <StandingSheet title={title} {...sheet} />;
    case 'dice':
      return <DiceSheet dice={game.dice} digits={look.digits} />;
    case 'blank':
      return null;
    default:
      return assertNever(sheet);
  }
}
