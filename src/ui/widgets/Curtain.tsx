import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { HexField } from './HexField';
import { HoldButton } from './HoldButton';
import { SideMark } from './SideMark';
import { otherSide, sideNameOf, useSides, type Side } from './sides';
import { useTitle } from './useTitle';
import './curtain.css';

interface CurtainProps {
  /** Who takes the screen next. */
  readonly side: Side;
  /** 'Turn 4 of 10, Extractors'. */
  readonly where: string;
  /** Why the screen changes hands. */
  readonly why: ReactNode;
  readonly next: ReactNode;
  readonly saved: ReactNode;
  readonly onTake: () => void;
  /** The way back, while nothing has been shown. */
  readonly onBack?: (() => void) | undefined;
  /** What else can be done, such as sending the game away. */
  readonly children?: ReactNode;
}

/** Between two players at one screen. It is rendered instead of the game, not over it. */
export function Curtain({ side, where, why, next, saved, onTake, onBack, children }: CurtainProps) {
  const id = useId();
  const sides = useSides();
  const other = otherSide(sides, side);
  const [name, otherName] = [side, other].map((each) => sideNameOf(sides, each));
  const box = useRef<HTMLDivElement>(null);
  const stray = useRef(0);
  const shown = useTitle(`Hand over to ${name}`);
  useEffect(() => {
    if (shown) box.current?.focus();
    stray.current = Date.now();
  }, [name, shown]);
  return (
    <div className="curtain on-bar">
      <HexField />
      <div
        ref={box}
        className="curtain-box"
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-why`}
        tabIndex={-1}
        onKeyDown={(event) => onKeyDown(event, stray)}
      >
        <SideMark side={side} size={52} />
        <div>
          <span className="kicker">{where}</span>
          <h1 id={`${id}-title`}>Hand over to {name}</h1>
        </div>
        <p id={`${id}-why`}>{why}</p>
        <dl>
          <dt>Next</dt>
          <dd>{next}</dd>
          <dt>Saved</dt>
          <dd>{saved}</dd>
        </dl>
        <div className="stack">
          <HoldButton side={side} icon={<SideMark side={side} size={24} />} onHeld={onTake}>
            I am {name}, {otherName} looks away
          </HoldButton>
          {onBack && (
            <HoldButton side={other} kind="plain" icon={<Undo2 aria-hidden size={20} />} onHeld={onBack}>
              Back to {otherName}, {name} looks away
            </HoldButton>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** Enter so soon after the curtain fell, or after another that came too soon, was meant for what lay here before. */
const TOO_SOON = 700;

function onKeyDown(event: KeyboardEvent<HTMLElement>, stray: RefObject<number>) {
  if (event.key === 'Tab') keepFocusInside(event);
  else if (event.key === 'Enter' && event.target === event.currentTarget) {
    if (Date.now() - stray.current >= TOO_SOON) pressFirst(event);
    else {
      event.preventDefault();
      stray.current = Date.now();
    }
  }
}

/** Enter on the box itself is the first of the two that its first button asks for; one still held from the move before is none. */
function pressFirst(event: KeyboardEvent<HTMLElement>) {
  // Else the button would be pressed by the same Enter again, as it has the focus now.
  event.preventDefault();
  if (event.repeat) return;
  const take = event.currentTarget.querySelector('button');
  take?.focus();
  take?.click();
}

/** Tab goes round among the buttons of the box. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = event.shiftKey ? -1 : 1;
  const next = at < 0 && event.shiftKey ? buttons.length - 1 : (at + step + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
