import { useMemo, useState, type Ref } from 'react';
import { Board } from '../../board/Board';
import type { BoardAnimation, BoardHandle, BoardModel } from '../../board/model';
import type { Hex } from '../../hex';
import { MapStrip } from '../widgets/MapStrip';
import { MapFrame } from './MapFrame';
import { mapStands } from './mapStands';
import { useBoardSettings } from './useBoardSettings';

export interface MapPaneProps {
  readonly ref?: Ref<BoardHandle>;
  /** The map with the keyboard, or the last tap, at a hex. */
  readonly model: (focus: Hex | null) => BoardModel;
  readonly describe: (hex: Hex) => string;
  readonly animation?: BoardAnimation | null;
  readonly onAnimated?: (key: string | number) => void;
  readonly label?: string;
}

/** A map to look at: what is pointed at, or come to by keyboard, is told under it. */
export function MapPane({ ref, model, describe, ...board }: MapPaneProps) {
  const [focus, setFocus] = useState<Hex | null>(null);
  const [hovered, setHovered] = useState<Hex | null>(null);
  const settings = useBoardSettings();
  const shown = useMemo(() => model(focus), [model, focus]);
  const strip = (
    <MapStrip
      hovered={hovered !== null && describe(hovered)}
      otherwise={<span className="map-strip-line">Tap a hex to read about it here.</span>}
    >
      {focus !== null && describe(focus)}
    </MapStrip>
  );
  return (
    <MapFrame strip={strip}>
      <Board
        {...(ref !== undefined && { ref })}
        model={shown}
        describe={describe}
        onHex={setFocus}
        onFocus={setFocus}
        onHover={setHovered}
        onReady={mapStands}
        {...settings}
        {...board}
      />
    </MapFrame>
  );
}
