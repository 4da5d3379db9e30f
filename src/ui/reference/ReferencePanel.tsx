import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../widgets/IconButton';
import type { Rulebook } from './rulebook';
import { RulesReader } from './RulesReader';

export interface ReferencePanelProps {
  readonly book: Rulebook;
  /** The § or R-number that was asked for; without one, from the beginning. */
  readonly rule?: string | null | undefined;
  /** Without it the panel is part of something that stays, such as a tab. */
  readonly onClose?: (() => void) | undefined;
}

/** The rules beside the game, or as a full sheet on the phone. Closed, it gives the focus back to what opened it. */
export function ReferencePanel({ book, rule = null, onClose }: ReferencePanelProps) {
  const id = useId();
  const panel = useFocusBack(onClose !== undefined);
  const { now, before, go, goBack } = useTrail(rule);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section ref={panel} className="rules-panel" aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className="rules-panel-head">
        {before !== undefined && (
          <IconButton
            label={before === null ? 'Back to the beginning' : `Back to ${before}`}
            icon={<ArrowLeft aria-hidden size={22} />}
            onPress={goBack}
          />
        )}
        <h2 id={id} tabIndex={-1}>
          Rules
        </h2>
        {onClose && (
          <IconButton label="Close the rules" icon={<X aria-hidden size={22} />} onPress={onClose} />
        )}
      </div>
      <div className="rules-panel-body">
        <RulesReader book={book} rule={now} onGo={go} />
      </div>
    </section>
  );
}

/** The rules gone through inside; a new one asked for from outside begins anew. */
function useTrail(rule: string | null) {
  const [asked, setAsked] = useState(rule);
  const [trail, setTrail] = useState<readonly (string | null)[]>([rule]);
  if (asked !== rule) {
    setAsked(rule);
    setTrail([rule]);
  }
  const now = trail[trail.length - 1];
  return {
    now,
    /** undefined: nothing to go back to. */
    before: trail[trail.length - 2] as string | null | undefined,
    go: (to: string) => setTrail(to === now ? trail : [...trail, to]),
    goBack: () => setTrail(trail.slice(0, -1)),
  };
}

/** Takes the focus when it opens, and returns it when it closes, if nothing else has taken it meanwhile. */
function useFocusBack(closes: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!closes) return;
    const before = document.activeElement;
    const inside = panel.current;
    if (!inside?.contains(before)) inside?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      const isFree = activeElement === body || inside?.contains(activeElement);
      if (isFree && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [closes]);
  return panel;
}
