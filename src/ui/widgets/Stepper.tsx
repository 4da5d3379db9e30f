import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton';
import './choice.css';

interface StepperProps {
  readonly less: { readonly label: string; readonly reason?: string | undefined };
  readonly more: { readonly label: string; readonly reason?: string | undefined };
  readonly onStep: (by: 1 | -1) => void;
  /** What is counted: boxes, a figure. */
  readonly children: ReactNode;
}

/** One less, the count, one more. */
export function Stepper({ less, more, onStep, children }: StepperProps) {
  return (
    <div className="stepper">
      <IconButton framed {...less} icon={<Minus aria-hidden />} onPress={() => onStep(-1)} />
      {children}
      <IconButton framed {...more} icon={<Plus aria-hidden />} onPress={() => onStep(1)} />
    </div>
  );
}
