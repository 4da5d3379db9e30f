import { useCallback, useMemo, useState } from 'react';
import type { Hex } from '../../../hex';
import type { Position } from '../../../rules/extractors';
import { ReplayBoard as SharedBoard } from '../../replay/ReplayBoard';
import { boardModel } from '../input/boardModel';
import { EMPTY_DESK } from '../input/desk';
import { hexesOfPhase } from '../play/firstView';
import { withStruckHeld } from '../input/held';
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
  const { game } = step;
  const { animation, onAnimated } = motion;
  const isPlaying = animation !== null;
  const model = useCallback(
    (focus: Hex | null) => {
      const desk = { ...EMPTY_DESK, focus };
      const stands = boardModel(game, desk);
      const shown = isPlaying ? withStruckHeld(stands, boardModel(before, desk), step.events) : stands;
      return { ...shown, marks: [...shown.marks, ...marksAt(step, before)] };
    },
    [game, step, before, isPlaying],
  );
  const describe = useCallback((hex: Hex) => hexLine(game, hex), [game]);
  const places = useMemo(() => {
    const place = placeAt(step);
    return place === null ? [] : [place];
  }, [step]);
  const [first] = useState(() => hexesOfPhase(game));
  return (
    <SharedBoard
      {...{ model, describe, animation, onAnimated, at, places, first }}
      label="Map of the replay"
    />
  );
}
