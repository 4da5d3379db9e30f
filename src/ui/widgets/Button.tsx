import { Dice5, Lock } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { announce } from './announce';
import { refuse } from './toast';
import type { Side } from './sides';
import './button.css';

interface ButtonProps {
  /** The act, in words. */
  readonly children: ReactNode;
  /** plain: an act; go: the main one, in the side's colour; dice: it rolls or reveals; danger: it does away with something; quiet: no frame; voice: the computer goes on. */
  readonly kind?: 'plain' | 'go' | 'dice' | 'danger' | 'quiet' | 'voice' | undefined;
  readonly side?: Side | undefined;
  readonly icon?: ReactNode;
  /** What it brings about, on a second line. */
  readonly caption?: ReactNode;
  /** Why it cannot be pressed now; it keeps its place in the focus order and takes the caption's place. */
  readonly reason?: string | undefined;
  /** A button that stays in: on or off. */
  readonly pressed?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** Where there is no room, the second line is for assistive technology and the tooltip only. */
  readonly hideSecond?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onPress: () => void;
}

export function Button(props: ButtonProps) {
  const { children, kind = 'plain', side, caption, reason, pressed, wide, hideSecond, ref, onPress } = props;
  const id = useId();
  const locked = reason !== undefined;
  const second = reason ?? caption;
  return (
    <button
      ref={ref}
      type="button"
      className="button"
      data-kind={kind}
      data-side={side}
      data-wide={wide || undefined}
      title={hideSecond && typeof second === 'string' ? second : undefined}
      aria-pressed={pressed}
      aria-disabled={locked || undefined}
      aria-labelledby={`${id}-act`}
      aria-describedby={second === undefined ? undefined : `${id}-second`}
      onClick={() => (locked ? sayWhy(reason, hideSecond) : onPress())}
    >
      <ButtonIcon {...props} />
      <span className="button-words">
        <span id={`${id}-act`}>{children}</span>
        {second !== undefined && (
          <span id={`${id}-second`} className={hideSecond ? 'visually-hidden' : 'button-caption'}>
            {second}
          </span>
        )}
      </span>
    </button>
  );
}

/** A reason that is out of sight is scrolled into view. */
function sayWhy(reason: string, hidden: boolean | undefined) {
  if (hidden) refuse(reason);
  else announce(reason);
}

function ButtonIcon({ icon, kind, reason }: ButtonProps) {
  if (reason !== undefined) return <Lock aria-hidden size={20} />;
  if (icon !== undefined) return icon;
  return kind === 'dice' ? <Dice5 aria-hidden size={24} /> : null;
}
