import { useMemo, useState } from 'react';
import type { BoardAnimation } from '../../../board/model';
import type { Position } from '../../../rules/extractors';
import { useFollows } from '../../replay/useFollows';
import { isStill } from '../input/scene';
import { motionOf } from '../input/motion';
import { useReplaySound } from '../sound/useSound';
import type { Step } from './steps';

/** How the map comes to a step of the replay. */
export interface StepMotion {
  /** What is being played; null: it stands. */
  readonly animation: BoardAnimation | null;
  /** It follows the step that was shown before it. */
  readonly follows: boolean;
  readonly onAnimated: (key: string | number) => void;
  /** Straight to its end. */
  readonly skip: () => void;
}

/** The board plays a step that follows the one before it; after a jump there is nothing to play. */
export function useStepAnimation(step: Step, before: Position, at: number): StepMotion {
  const { follows, key } = useFollows(at);
  const [played, setPlayed] = useState<string | number>(0);
  const animation = useMemo((): BoardAnimation | null => {
    if (!follows || played === key || isStill()) return null;
    const steps = step.events.flatMap((event) => motionOf({ before, after: step.game }, event));
    return steps.length > 0 ? { key, steps } : null;
  }, [follows, played, key, step, before]);
  useReplaySound(follows ? key : 0, { before, after: step.game }, step.events);
  return { animation, follows, onAnimated: setPlayed, skip: () => setPlayed(key) };
}
