import { useCallback, useEffect, useMemo, useState } from 'react';
import { Board } from '../../../board/Board';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import type { Position } from '../../../rules/extractors';
import { MapStrip } from '../../widgets/MapStrip';
import { boardModel } from '../play/boardModel';
import { EMPTY_DESK } from '../play/desk';
import { hexesOfPhase } from '../play/firstView';
import { withStruckHeld } from '../play/held';
import { useBoardSettings } from '../play/useBoardSettings';
import { hexLine } from '../wording';
import { marksAt } from './marks';
import { placeAt, type Step } from './steps';
import type { StepMotion } from './useStepAnimation';

interface ReplayBoardProps {
  readonly step: Step;
  /** The game before it. */
  readonly before: Position;
  readonly at: number;
  readonly motion: StepMotion;
}

/** The map after a step; a single step forward is played, the place of any is brought into sight. */
export function ReplayBoard({ step, before, at, motion }: ReplayBoardProps) {
  const [focus, setFocus] = useState<Hex | null>(null);
  const [hovered, setHovered] = useState<Hex | null>(null);
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const settings = useBoardSettings();
  const { game } = step;
  const { animation, onAnimated } = motion;
  const isPlaying = animation !== null;
  const model = useMemo(() => {
    const desk = { ...EMPTY_DESK, focus };
    const board = boardModel(game, desk);
    const shown = isPlaying ? withStruckHeld(board, boardModel(before, desk), step.events) : board;
    return { ...shown, marks: [...shown.marks, ...marksAt(step, before)] };
  }, [game, step, before, focus, isPlaying]);
  const describe = useCallback((hex: Hex) => hexLine(game, hex), [game]);
  const place = useMemo(() => placeAt(step), [step]);
  const [begun] = useState(game);
  useEffect(() => board?.show(hexesOfPhase(begun)), [board, begun]);
  useEffect(() => {
    if (place !== null) board?.reveal(place);
  }, [board, place, at]);
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
          onAnimated={onAnimated}
          {...settings}
          label="Map of the replay"
        />
      </div>
      <MapStrip hovered={hovered !== null && describe(hovered)}>{focus !== null && describe(focus)}</MapStrip>
    </div>
  );
}
