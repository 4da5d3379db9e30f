import type { ReactNode } from 'react';
import { Board, type BoardProps } from '../../board/Board';
import { MapFrame } from '../map/MapFrame';
import { useBoardSettings } from '../map/useBoardSettings';
import { useColumns } from '../widgets/useColumns';
import { useAnyDesk } from './desk';

interface PlayMapProps extends Pick<
  BoardProps,
  'ref' | 'model' | 'describe' | 'onHex' | 'onTurn' | 'onKey' | 'keys' | 'animation' | 'onAnimated'
> {
  /** Whose view of the map it is. */
  readonly side: string;
  /** What is told under it. */
  readonly strip: ReactNode;
}

/** The map of the game on the table; its buttons lie in it on a phone, beside it elsewhere. */
export function PlayMap({ side, strip, ...board }: PlayMapProps) {
  const desk = useAnyDesk();
  const settings = useBoardSettings();
  const phone = useColumns() === 'phone';
  return (
    <MapFrame strip={strip}>
      <Board
        {...board}
        onFocus={(focus) => desk.state.setState({ focus })}
        memory={desk.cameras[side]}
        onHover={(hex) => desk.hover.setState({ hex })}
        {...settings}
        buttons={phone ? settings.buttons : 'none'}
      />
    </MapFrame>
  );
}
