import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Button } from './Button';
import { SideMark } from './SideMark';
import type { Side } from './sides';
import './phaseBar.css';

export interface PhaseSegment {
  readonly label: string;
  readonly side: Side;
  readonly state: 'done' | 'now' | 'toCome';
}

interface PhaseBarProps {
  /** null: nobody's alone. */
  readonly side: Side | null;
  /** 'Dorian fire'; `short` where there is no room. */
  readonly phase: string;
  readonly short?: string | undefined;
  /** 'Turn 6 of 10'; `where` follows it if there is room, else `whereShort`. */
  readonly turn: string;
  readonly where?: string | undefined;
  readonly whereShort?: string | undefined;
  readonly segments: readonly PhaseSegment[];
  /** Who is ahead as things stand: beside the phases, on a phone under the turn. */
  readonly score?: string | undefined;
  /** What is left to do: '7 units can still fire', and the rest of the count. */
  readonly left: { readonly todo: string; readonly rest?: string | undefined };
  readonly end: {
    readonly label: string;
    readonly short?: string | undefined;
    /** Why the phase cannot end yet. */
    readonly reason?: string | undefined;
    readonly onPress: () => void;
  };
  readonly menu?: ReactNode;
}

/** Whose turn, which phase, what is left to do, and the button that ends it. */
export function PhaseBar(props: PhaseBarProps) {
  const { side, phase, short, turn, where, whereShort, segments, left, score, end, menu } = props;
  return (
    <Bar
      mark={side !== null && <SideMark side={side} size={32} />}
      title={<Fitting long={phase} short={short} />}
      detail={
        <>
          {turn}
          {where !== undefined && <span className="bar-roomy">, {where}</span>}
          {whereShort !== undefined && <span className="bar-tight">, {whereShort}</span>}
          {score !== undefined && (
            <span className="bar-tight">
              <br />
              {score}
            </span>
          )}
        </>
      }
      middle={
        <>
          <ol className="phases" aria-label="Phases of this turn">
            {segments.map((segment) => (
              <Segment key={segment.label} {...segment} />
            ))}
          </ol>
          {score !== undefined && (
            <div className="bar-score">
              <small>Score now</small>
              <b>{score}</b>
            </div>
          )}
          <div className="bar-left">
            <b>{left.todo}</b>
            {left.rest !== undefined && <small>{left.rest}</small>}
          </div>
        </>
      }
    >
      <Button reason={end.reason} hideSecond onPress={end.onPress}>
        <Fitting long={end.label} short={end.short} />
      </Button>
      {menu}
    </Bar>
  );
}

function Fitting({ long, short }: { readonly long: string; readonly short: string | undefined }) {
  if (short === undefined) return long;
  return (
    <>
      <span className="bar-roomy">{long}</span>
      <span className="bar-tight">{short}</span>
    </>
  );
}

function Segment({ label, side, state }: PhaseSegment) {
  return (
    <li data-state={state} data-side={side} aria-current={state === 'now' ? 'step' : undefined}>
      <span>
        {label}
        {state === 'done' && <span className="phase-done"> done</span>}
      </span>
    </li>
  );
}
