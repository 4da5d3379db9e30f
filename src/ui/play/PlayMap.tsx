import { useEffect, useImperativeHandle, useState, type ReactNode } from 'react';
import { Board, type BoardProps } from '../../board/Board';
import type { BoardHandle } from '../../board/model';
import { MapFrame } from '../map/MapFrame';
import { mapStands } from '../map/mapStands';
import { useBoardSettings } from '../map/useBoardSettings';
import { useColumns } from '../widgets/useColumns';
import { useAnyDesk } from './desk';

interface PlayMapProps extends Pick<
  BoardProps,
  'ref' | 'model' | 'describe' | 'onHex' | 'onTurn' | 'keys' | 'animation' | 'onAnimated'
> {
  /** Whose view of the map it is. */
  readonly side: string;
  /** What is told under it. */
  readonly strip: ReactNode;
}

/** The map of the game on the table; its buttons lie in it on a phone, beside it elsewhere. */
export function PlayMap({ ref, side, strip, ...shown }: PlayMapProps) {
  const desk = useAnyDesk();
  const settings = useBoardSettings();
  const phone = useColumns() === 'phone';
  const [board, setBoard] = useState<BoardHandle | null>(null);
  useImperativeHandle(ref, () => board!, [board]);
  // What is chosen is drawn with the very next frame, however long the page takes over it.
  useEffect(() => board?.expect && desk.state.subscribe(board.expect), [board, desk]);
  return (
    <MapFrame strip={strip}>
      <Board
        {...shown}
        ref={setBoard}
        onFocus={(focus) => desk.state.setState({ focus })}
        memory={desk.cameras[side]}
        onReady={mapStands}
        onHover={(hex) => desk.hover.setState({ hex })}
        {...settings}
        buttons={phone ? settings.buttons : 'none'}
      />
    </MapFrame>
  );
}
