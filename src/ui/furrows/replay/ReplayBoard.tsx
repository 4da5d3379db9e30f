import { useCallback, useMemo } from 'react';
import type { Hex } from '../../../hex';
import { armyOf, placedBases } from '../../../rules/furrows';
import { ReplayBoard as SharedBoard } from '../../replay/ReplayBoard';
import { useFollows } from '../../replay/useFollows';
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
  const { follows } = useFollows(at);
  const shot = useMemo(() => shotOf(beat), [beat]);
  const model = useCallback((focus: Hex | null) => toldModel(beat.after, shot.marks, focus), [beat, shot]);
  const animation = useMemo(() => (follows ? animationOf(beat, at) : null), [follows, beat, at]);
  useBeatSound(follows ? beat : null);
  const describe = useCallback((hex: Hex) => hexLine(beat.after, hex), [beat]);
  const places = useMemo(() => placesOf(beat), [beat]);
  const first = useMemo(
    () => (at === 0 ? SIDES_OF.flatMap((side) => armyOf(beat.after, side).zone) : null),
    [at, beat],
  );
  return (
    <SharedBoard
      {...{ model, describe, animation, at, places, first }}
      label={`Map of the replay, ${placedBases(beat.after).length} bases`}
    />
  );
}
