import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { announce } from './announce';
import type { Side } from './sides';
import './button.css';
import './curtain.css';

const HOLD = 1000;
/** A second press later than this begins anew. */
const AGAIN = 3000;

interface HoldButtonProps {
  readonly children: ReactNode;
  readonly side: Side;
  readonly kind?: 'go' | 'plain';
  readonly icon?: ReactNode;
  readonly onHeld: () => void;
}

/** A button that no stray touch presses: hold it for one second, or press Enter twice. */
export function HoldButton({ children, side, kind = 'go', icon, onHeld }: HoldButtonProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<'idle' | 'holding' | 'once'>('idle');
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = (next: 'holding' | 'once', ms: number, then: () => void) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => {
      setState('idle');
      then();
    }, ms);
  };
  const held = () => {
    ignoreRelease();
    onHeld();
  };
  const release = () => {
    if (state !== 'holding') return;
    clearTimeout(timer.current);
    setState('idle');
  };
  // Keys and assistive technology click without a pointer: detail is 0.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail !== 0) return;
    if (state === 'once') {
      clearTimeout(timer.current);
      setState('idle');
      onHeld();
    } else {
      announce('Press once more');
      wait('once', AGAIN, () => undefined);
    }
  };
  return (
    <button
      type="button"
      className="button hold-button"
      data-kind={kind}
      data-side={side}
      data-wide
      data-state={state}
      aria-labelledby={`${id}-act`}
      aria-describedby={`${id}-how`}
      onPointerDown={(event) => event.button === 0 && wait('holding', HOLD, held)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // An Enter that stays down is one press, not two.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      onClick={onClick}
    >
      {icon}
      <span className="button-words">
        <span id={`${id}-act`}>{children}</span>
        <span id={`${id}-how`} className="button-caption">
          {state === 'once' ? 'Press Enter once more' : 'Hold for one second, or press Enter twice'}
        </span>
      </span>
    </button>
  );
}

/** The finger is still down and something else may lie under it now: lifting it must press nothing. */
function ignoreRelease(): void {
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    ended.abort();
  };
  window.addEventListener('click', ignore, listening);
  window.addEventListener('pointerdown', () => ended.abort(), listening);
}
