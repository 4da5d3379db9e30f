import { useEffect, useState } from 'react';
import type { BoardHandle } from '../../board/model';
import type { Hex } from '../../hex';
import { MapPane, type MapPaneProps } from '../map/MapPane';

interface ReplayBoardProps extends Omit<MapPaneProps, 'ref'> {
  readonly at: number;
  /** Hexes brought into sight as a step comes up, the place of what happened first. The same array as long as the step is the same. */
  readonly places: readonly Hex[];
  /** Hexes shown to begin with; null: not now. The same array as long as it means the same. */
  readonly first: readonly Hex[] | null;
}

/** The map after a step of a replay. */
export function ReplayBoard({ at, places, first, ...map }: ReplayBoardProps) {
  const [board, setBoard] = useState<BoardHandle | null>(null);
  useEffect(() => {
    if (first !== null) board?.show(first);
  }, [board, first]);
  useEffect(() => {
    const [place, ...others] = places;
    if (place !== undefined) board?.reveal(place, others);
  }, [board, places, at]);
  return <MapPane ref={setBoard} {...map} />;
}
