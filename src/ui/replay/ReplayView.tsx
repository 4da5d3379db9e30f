import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { announce } from '../widgets/announce';
import { stepSentence, turnAt, type Course } from './course';
import { ReplayControls } from './ReplayControls';
import { ReplayLog } from './ReplayLog';
import { PlayOn } from './PlayOn';
import { PrintMoment } from './PrintMoment';
import { usePlaying } from './usePlaying';
import { useReplayKeys } from './useReplayKeys';
import './replay.css';

interface ReplayViewProps {
  readonly course: Course;
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** The map after the step. */
  readonly board: ReactNode;
  /** The dice of the step, if the game lays them out: they are told before its sentences. */
  readonly told?: ReactNode;
  /** The cards of the step, if its sentences sum them up. */
  readonly cards?: ReactNode;
  /** What else is told beside the log, such as orders as they lay. */
  readonly children?: ReactNode;
  /** Hidden behind the result, the replay keeps its board. */
  readonly shown: boolean;
}

/** The whole game step by step, nothing hidden: the map, the log of the step, the way through. */
export function ReplayView({ course, at, onAt, board, told: dice, cards, children, shown }: ReplayViewProps) {
  const panel = useRef<HTMLElement>(null);
  const ways = useMemo(() => movesOf(course, at, onAt), [course, at, onAt]);
  const { playing, toggle } = usePlaying(course, at, ways.go, shown);
  const told = course.tell(at);
  const moves = { ...ways, play: toggle };
  useReplayKeys(moves, shown);
  useEffect(() => {
    if (shown) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="replay" hidden={!shown}>
      <h1 className="visually-hidden">Replay</h1>
      {board}
      <aside
        ref={panel}
        className="replay-panel"
        aria-label="Replay"
        aria-description="Left, Right: a step. Page Up, Page Down: a turn. Home, End. Space: plays"
        tabIndex={-1}
      >
        <ReplayControls course={course} at={at} moves={moves} playing={playing} onGo={onAt} />
        <div className="replay-told">
          {dice}
          <ReplayLog told={told} at={at} />
          {cards}
          <PlayOn at={course.actionsAt?.(at) ?? at} where={told.where} step={at} />
          <PrintMoment step={at} />
          {children}
        </div>
      </aside>
    </div>
  );
}

/** Every way through the steps; each says where it has led. */
function movesOf(course: Course, at: number, onAt: (at: number) => void) {
  const { last, turns } = course;
  const go = (to: number) => {
    const step = Math.max(0, Math.min(last, to));
    onAt(step);
    announce(stepSentence(course, step));
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
