import { useMemo, type ReactNode } from 'react';
import { ReplayView } from '../../replay/ReplayView';
import type { Course } from '../../replay/course';
import { ResultCards } from '../fire';
import { hasDice } from '../input/result';
import { ReplayBoard } from './ReplayBoard';
import { ReplayOrders } from './ReplayOrders';
import type { Step } from './steps';
import { useStepAnimation } from './useStepAnimation';

interface ReplayProps {
  readonly course: Course;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly shown: boolean;
  readonly children?: ReactNode;
}

/** The whole game step by step: the map as it was, and the dice of a step on the card they were rolled on. */
export function Replay({ course, steps, at, onAt, shown, children }: ReplayProps) {
  const step = steps[at];
  const before = steps[Math.max(0, at - 1)].game;
  const motion = useStepAnimation(step, before, at);
  const dice = useMemo(() => (hasDice(step.events) ? step.events : null), [step]);
  return (
    <ReplayView
      {...{ course, at, onAt, shown }}
      board={<ReplayBoard {...{ step, before, at, motion }} />}
      told={
        dice && (
          <div
            className="fire-result"
            role="group"
            aria-label="The dice"
            data-fresh={motion.follows || undefined}
            data-playing={motion.animation !== null || undefined}
            onPointerDown={motion.skip}
          >
            <ResultCards key={at} position={step.game} events={dice} />
          </div>
        )
      }
    >
      <ReplayOrders position={step.game} />
      {children}
    </ReplayView>
  );
}
