import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../widgets/IconButton';
import { turnAt, type Course } from './course';
import type { ReplayMoves } from './useReplayKeys';

interface ReplayControlsProps {
  readonly course: Course;
  readonly at: number;
  readonly moves: ReplayMoves;
  /** It goes on by itself. */
  readonly playing: boolean;
  /** The slider or the turn list, which say for themselves where they are. */
  readonly onGo: (at: number) => void;
}

/** First, back, next, last; a slider over all steps; the turns. */
export function ReplayControls({ course, at, moves, playing, onGo }: ReplayControlsProps) {
  const { last } = course;
  const { where } = course.tell(at);
  const atStart = at === 0 ? 'This is the first step.' : undefined;
  const atEnd = at === last ? 'This is the last step.' : undefined;
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        <IconButton
          framed
          label="First step"
          icon={<ChevronFirst aria-hidden size={22} />}
          reason={atStart}
          onPress={moves.first}
        />
        <IconButton
          framed
          label="Step back"
          icon={<ChevronLeft aria-hidden size={22} />}
          reason={atStart}
          onPress={moves.back}
        />
        <IconButton
          framed
          label="Next step"
          icon={<ChevronRight aria-hidden size={22} />}
          reason={atEnd}
          onPress={moves.next}
        />
        <IconButton
          framed
          label="Last step"
          icon={<ChevronLast aria-hidden size={22} />}
          reason={atEnd}
          onPress={moves.last}
        />
        <TurnList course={course} at={at} onGo={onGo} />
      </div>
      <div className="replay-way">
        <IconButton
          framed
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? <Pause aria-hidden size={22} /> : <Play aria-hidden size={22} />}
          onPress={moves.play}
        />
        <label className="replay-slider">
          <span>
            Step <b>{at}</b> of {last}
          </span>
          <input
            type="range"
            aria-label="Step"
            aria-valuetext={`${at} of ${last}, ${where}`}
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => onGo(Number(target.value))}
          />
        </label>
      </div>
    </div>
  );
}

function TurnList({ course, at, onGo }: Pick<ReplayControlsProps, 'course' | 'at' | 'onGo'>) {
  const { turns } = course;
  return (
    <select
      className="replay-turns"
      aria-label="Turn"
      value={turnAt(turns, at).step}
      onChange={({ target }) => onGo(Number(target.value))}
    >
      {turns.map(({ turn, step }) => (
        <option key={step} value={step}>
          {turn === 0 ? 'Preparation' : `Turn ${turn}`}
        </option>
      ))}
    </select>
  );
}
