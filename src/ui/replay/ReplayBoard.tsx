import { useEffect, useState } from 'react';
import type { BoardHandle } from '../../board/model';
import type { Hex } from '../../hex';
import { MapPane, type MapPaneProps } from '../map/MapPane';

interface ReplayBoardProps extends Omit<MapPaneProps, 'ref'> {
  readonly at: number;
  /** What is brought into sight as a step comes up, the first of all: where it happened. Kept the same while it is. */
  readonly places: readonly Hex[];
  /** What is shown to begin with; null: not now. Kept the same while it is. */
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
