import { useCallback, useEffect, useMemo, useState } from 'react';
import { Board } from '../../../board/Board';
import type { BoardHandle, BoardMark } from '../../../board/model';
import type { Hex } from '../../../hex';
import type { CounterId } from '../../../rules/extractors';
import { useColumns } from '../../widgets/useColumns';
import { usePosition, usePublished, useTable } from '../table';
import { hexLine } from '../wording';
import { boardModel } from './boardModel';
import { BoardStrip } from './BoardStrip';
import { useDesk, useDeskState } from './deskStore';
import { stayedUnits } from './stayed';
import { useAnimation } from './useAnimation';
import { useBoardSettings } from './useBoardSettings';

interface BoardPaneProps {
  /** Changes when the map has more or less room, as a phone's sheet opens and closes. */
  readonly room?: string;
  readonly onKey?: (event: KeyboardEvent) => void;
  /** The hex that the board opens on where it cannot show the whole map large enough. */
  readonly opensOn?: Hex | undefined;
}

/** The map of the game on the table: taps go to the desk, the unit in hand is kept in sight. */
export function BoardPane({ room, onKey, opensOn }: BoardPaneProps) {
  const position = usePosition();
  const desk = useDesk();
  const table = useTable();
  const state = useDeskState((whole) => whole);
  const settings = useBoardSettings();
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const columns = useColumns();
  const phone = columns === 'phone';
  const [opening] = useState(() => (columns === 'wide' ? undefined : opensOn));
  const log = usePublished((published) => published.log);
  const model = useMemo(() => boardModel(position, state, stayedUnits(log)), [position, state, log]);
  const describe = useCallback((hex: Hex) => hexLine(position, hex), [position]);
  const { animation, onAnimated } = useAnimation();
  const { centre, selected } = state;
  useEffect(() => {
    if (centre === null) return;
    const now = table.published.getState().position;
    const lit = phone || !now ? [] : litHexes(boardModel(now, desk.state.getState()).marks);
    // The board learns its new size before the next frame but one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        lit.length ? board?.showAll([centre, ...lit]) : board?.centreOn(centre),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [board, centre, selected, room, phone, desk, table]);
  useEffect(() => {
    if (opening !== undefined) board?.centreOn(opening);
  }, [board, opening]);
  return (
    <div className="board-pane">
      <div className="board-room">
        <Board
          ref={setBoard}
          model={model}
          describe={describe}
          onHex={(hex, counter) => desk.tap({ hex, counter: counter as CounterId | null })}
          onFocus={desk.focus}
          onHover={(hex) => desk.hover.setState({ hex })}
          animation={animation}
          onAnimated={onAnimated}
          {...settings}
          buttons={phone ? settings.buttons : 'none'}
          {...(onKey && { onKey })}
        />
      </div>
      <BoardStrip board={board} buttons={phone ? 'inMap' : 'beside'} />
    </div>
  );
}

/** Every hex that a unit in hand lights up. */
function litHexes(marks: readonly BoardMark[]): readonly Hex[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'reach') return mark.hexes.map(({ hex }) => hex);
    return 'hex' in mark ? [mark.hex] : [];
  });
}
