import { useCallback, useEffect, useMemo, useState } from 'react';
import { Board } from '../../../board/Board';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import { armyOf, placedBases } from '../../../rules/furrows';
import { useSettings } from '../../shell/settings';
import { MapStrip } from '../../widgets/MapStrip';
import { toldModel } from '../play/boardModel';
import { animationOf, placesOf, shotOf, type Beat } from '../playback/beats';
import { useBeatSound } from '../sound/useSound';
import { hexLine } from '../wording';

const SIDES_OF = ['foundry', 'league'] as const;

interface ReplayBoardProps {
  readonly beat: Beat;
  readonly at: number;
}

/** The map after a moment; a single step forward is played, its place is brought into sight. */
export function ReplayBoard({ beat, at }: ReplayBoardProps) {
  const { letterKeys, labels } = useSettings();
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const [focus, setFocus] = useState<Hex | null>(null);
  const [hovered, setHovered] = useState<Hex | null>(null);
  const follows = useFollows(at);
  const shot = useMemo(() => shotOf(beat), [beat]);
  const model = useMemo(() => toldModel(beat.after, shot.marks, focus), [beat, shot, focus]);
  const animation = useMemo(() => (follows ? animationOf(beat, at) : null), [follows, beat, at]);
  useBeatSound(follows ? beat : null);
  const describe = useCallback((hex: Hex) => hexLine(beat.after, hex), [beat]);
  useEffect(() => {
    const [place, ...others] = placesOf(beat) as readonly Hex[];
    if (place !== undefined) board?.reveal(place, others);
    else if (at === 0) board?.show(SIDES_OF.flatMap((side) => armyOf(beat.after, side).zone));
  }, [board, beat, at]);
  return (
    <div className="board-pane">
      <div className="board-room">
        <Board
          ref={setBoard}
          model={model}
          describe={describe}
          onHex={setFocus}
          onFocus={setFocus}
          onHover={setHovered}
          animation={animation}
          letters={letterKeys ? 'on' : 'off'}
          buttons={labels ? 'words' : 'signs'}
          label={`Map of the replay, ${placedBases(beat.after).length} bases`}
        />
      </div>
      <MapStrip hovered={hovered !== null && describe(hovered)}>{focus !== null && describe(focus)}</MapStrip>
    </div>
  );
}

/** Whether a step is the one after the last that was shown; after a jump there is nothing to play. */
function useFollows(at: number): boolean {
  const [move, setMove] = useState({ at, follows: false });
  if (move.at !== at) setMove({ at, follows: at === move.at + 1 });
  return move.follows;
}
