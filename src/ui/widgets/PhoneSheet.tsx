import { ArrowLeft, ChevronUp, Maximize2 } from 'lucide-react';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import './sheet.css';

/** peek: title and acts; half: the decision; full: everything with the map above it; whole: nothing but the sheet, to read. */
export type SheetHeight = 'peek' | 'half' | 'full' | 'whole';

const HEIGHTS: Readonly<Record<SheetHeight, number>> = { peek: 132, half: 352, full: 524, whole: 640 };
const NEXT: Readonly<Record<SheetHeight, SheetHeight>> = {
  peek: 'half',
  half: 'full',
  full: 'peek',
  whole: 'peek',
};
const WORDS: Readonly<Record<SheetHeight, string>> = {
  peek: 'closed',
  half: 'half open',
  full: 'open',
  whole: 'over the whole screen',
};
/** Less than this is a tap. */
const THRESHOLD = 6;

interface PhoneSheetProps {
  readonly title: ReactNode;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly children: ReactNode;
  /** The acts: at the foot in every height. */
  readonly footer?: ReactNode;
  /** From a page of the sheet back to the decision. */
  readonly onBack?: (() => void) | undefined;
}

/** The lower part of a phone's screen; only its body scrolls. */
export function PhoneSheet({ title, height, onHeight, children, footer, onBack }: PhoneSheetProps) {
  const { dragged, handlers } = useDrag(height, onHeight);
  return (
    <aside
      className="sheet"
      data-height={height}
      data-dragged={dragged !== null || undefined}
      aria-label={typeof title === 'string' ? title : undefined}
      style={dragged === null ? undefined : { height: dragged, transition: 'none' }}
    >
      <div className="sheet-head">
        {onBack && <IconButton label="Back" icon={<ArrowLeft aria-hidden />} onPress={onBack} />}
        {!onBack && height === 'full' && (
          <IconButton
            label="Over the whole screen"
            icon={<Maximize2 aria-hidden />}
            onPress={() => onHeight('whole')}
          />
        )}
        <button
          type="button"
          className="sheet-grip"
          aria-label={`Panel ${WORDS[height]}: change its height`}
          {...handlers}
        >
          <ChevronUp aria-hidden size={22} />
        </button>
        <h2 className="sheet-title">{title}</h2>
      </div>
      {/* It scrolls, also where there is nothing to press in it. */}
      <div className="sheet-body" tabIndex={0} inert={height === 'peek' && dragged === null}>
        {children}
      </div>
      {footer}
    </aside>
  );
}

/** A tap takes the next height; a drag follows the finger and snaps to the nearest one. */
function useDrag(height: SheetHeight, onHeight: (height: SheetHeight) => void) {
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const moved = useRef(false);
  const [dragged, setDragged] = useState<number | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest('.sheet');
    start.current = { y: event.clientY, height: sheet?.getBoundingClientRect().height ?? HEIGHTS[height] };
    moved.current = false;
    // Captured from the start: a quick finger has left the header before its first move is told.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const by = start.current.y - event.clientY;
    if (!moved.current && Math.abs(by) < THRESHOLD) return;
    moved.current = true;
    setDragged(Math.min(Math.max(start.current.height + by, HEIGHTS.peek), HEIGHTS.whole));
  };
  const onPointerUp = () => {
    start.current = null;
    if (dragged !== null) onHeight(nearest(dragged));
    setDragged(null);
  };
  const onClick = () => {
    if (!moved.current) onHeight(NEXT[height]);
    moved.current = false;
  };
  return {
    dragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}

function nearest(pixels: number): SheetHeight {
  const names = Object.keys(HEIGHTS) as SheetHeight[];
  const off = (name: SheetHeight) => Math.abs(HEIGHTS[name] - pixels);
  return names.reduce((best, name) => (off(name) < off(best) ? name : best));
}
