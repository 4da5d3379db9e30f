import type { ReactNode, Ref } from 'react';
import { refuse } from './toast';
import './button.css';

interface IconButtonProps {
  /** What it does, in words: its name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly reason?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly framed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onPress: () => void;
}

/** A square of 44 px with a sign the field knows. */
export function IconButton({ label, icon, reason, pressed, framed, ref, onPress }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="icon-button"
      data-framed={framed || undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={reason !== undefined || undefined}
      onClick={() => (reason === undefined ? onPress() : refuse(reason))}
    >
      {icon}
    </button>
  );
}
