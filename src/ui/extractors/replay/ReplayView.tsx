import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../../widgets/announce';
import { ReplayBoard } from './ReplayBoard';
import { ReplayControls } from './ReplayControls';
import { ReplayLog } from './ReplayLog';
import { ReplayOrders } from './ReplayOrders';
import { PlayOn } from './PlayOn';
import { phaseAt, stepSentence, turnAt, type Step, type TurnStart } from './steps';
import { usePlaying } from './usePlaying';
import { useReplayKeys } from './useReplayKeys';
import './replay.css';

interface ReplayViewProps {
  readonly steps: readonly Step[];
  readonly turns: readonly TurnStart[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** Hidden behind the result, the replay keeps its board. */
  readonly shown: boolean;
}

/** The whole game step by step, nothing hidden: the map, the log of the step, the way through. */
export function ReplayView({ steps, turns, at, onAt, shown }: ReplayViewProps) {
  const panel = useRef<HTMLElement>(null);
  const ways = useMemo(() => movesOf(steps, turns, at, onAt), [steps, turns, at, onAt]);
  const { playing, toggle } = usePlaying(steps, at, ways.go, shown);
  const moves = { ...ways, play: toggle };
  useReplayKeys(moves, shown);
  useEffect(() => {
    if (shown) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="replay" hidden={!shown}>
      <ReplayBoard step={steps[at]} before={steps[Math.max(0, at - 1)].game} at={at} />
      <aside ref={panel} className="replay-panel" aria-label="Replay" tabIndex={-1}>
        <ReplayControls steps={steps} turns={turns} at={at} moves={moves} playing={playing} onGo={onAt} />
        <PlayOn at={at} where={phaseAt(steps[at].game)} />
        <div className="replay-told">
          <ReplayLog step={steps[at]} at={at} />
          <ReplayOrders position={steps[at].game} />
        </div>
      </aside>
    </div>
  );
}

/** Every way through the steps; each says where it has led. */
function movesOf(
  steps: readonly Step[],
  turns: readonly TurnStart[],
  at: number,
  onAt: (at: number) => void,
) {
  const last = steps.length - 1;
  const go = (to: number) => {
    const step = Math.max(0, Math.min(last, to));
    onAt(step);
    announce(stepSentence(steps, step));
  };
  const turn = turnAt(turns, at);
  const earlier = turns.findLast(({ step }) => step < turn.step) ?? turn;
  const later = turns.find(({ step }) => step > at);
  return {
    go,
    first: () => go(0),
    back: () => go(at - 1),
    next: () => go(at + 1),
    last: () => go(last),
    turnBack: () => go(at > turn.step ? turn.step : earlier.step),
    turnNext: () => go(later?.step ?? last),
  };
}
