import { useId } from 'react';
import './machine.css';

export type WheelArc = 'front' | 'frontAndFlanks' | 'rear' | 'rearAndFlanks' | 'turret';

/** Degrees clockwise from the faced hexside. */
const ARCS: Readonly<
  Record<WheelArc, { readonly from: number; readonly to: number; readonly words: string }>
> = {
  front: { from: -30, to: 30, words: 'front' },
  frontAndFlanks: { from: -150, to: 150, words: 'front and flanks' },
  rear: { from: 150, to: 210, words: 'rear' },
  rearAndFlanks: { from: 30, to: 330, words: 'rear and flanks' },
  turret: { from: 0, to: 360, words: 'turret, all round' },
};

const RADIUS = 44;
const BOUNDS = [30, 150, 210, 330];

interface ArcWheelProps {
  readonly arc: WheelArc;
  /** CSS px. */
  readonly size?: number;
  /** For printing in black: the arc is hatched. */
  readonly mono?: boolean;
}

/** Where a weapon bears: the arrow is the faced hexside, the wedge the arc. */
export function ArcWheel({ arc, size = 56, mono = false }: ArcWheelProps) {
  const id = useId();
  const { words } = ARCS[arc];
  return (
    <svg
      className="arc-wheel"
      role="img"
      aria-label={`Arc: ${words}`}
      width={size}
      height={size * 1.04}
      viewBox="-50 -54 100 104"
    >
      <circle r={RADIUS} className="arc-wheel-rim" />
      <path
        d={wedge(arc)}
        className="arc-wheel-wedge"
        {...(mono && { style: { fill: '#fff', fillOpacity: 1, stroke: '#000', strokeWidth: 1.6 } })}
      />
      {mono && <Hatch id={id} within={wedge(arc)} />}
      <path d={BOUNDS.map((angle) => `M0 0L${point(angle)}`).join('')} className="arc-wheel-bounds" />
      <path d="M15 0L7.5 13H-7.5L-15 0L-7.5 -13H7.5Z" className="arc-wheel-hex" />
      <path d="M0 -53L8 -43H-8Z" className="arc-wheel-faced" />
    </svg>
  );
}

/** Lines, and no pattern: Chromium prints a pattern as pixels. */
function Hatch({ id, within }: { readonly id: string; readonly within: string }) {
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={within} />
      </clipPath>
      <path className="arc-wheel-hatch" d={LINES} transform="rotate(45)" stroke="#000" strokeWidth="3" />
    </g>
  );
}

const LINES = Array.from({ length: 15 }, (_, k) => `M${7 * k - 49} -50V50`).join('');

function point(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(RADIUS * Math.sin(angle)).toFixed(2)} ${(-RADIUS * Math.cos(angle)).toFixed(2)}`;
}

function wedge(arc: WheelArc): string {
  const { from, to } = ARCS[arc];
  if (to - from >= 360) return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 -0.01 ${-RADIUS}Z`;
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}Z`;
}
