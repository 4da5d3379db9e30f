import type { Shape } from '../../../art/drawing';
import { DrawingShapes } from '../../widgets/DrawingSvg';

export interface Callout {
  /** Where its line ends, in counter units from the middle. */
  readonly at: readonly [x: number, y: number];
  readonly text: string;
}

/** What is said on either side of a counter, from the top down. */
export interface Callouts {
  readonly left: readonly Callout[];
  readonly right: readonly Callout[];
}

interface CalloutPictureProps extends Callouts {
  /** A counter as it is printed: 100 units are its edge. */
  readonly shapes: readonly Shape[];
}

/** A printed counter drawn large, its figures and marks with their meaning beside it. */
export function CalloutPicture({ shapes, left, right }: CalloutPictureProps) {
  return (
    <svg className="paper-counter" viewBox="-190 -54 380 108" aria-hidden>
      <svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">
        <DrawingShapes shapes={shapes} />
      </svg>
      <rect className="paper-counter-edge" x="-50" y="-50" width="100" height="100" />
      <Beside side={-1} callouts={left} />
      <Beside side={1} callouts={right} />
    </svg>
  );
}

function Beside({ side, callouts }: { readonly side: -1 | 1; readonly callouts: readonly Callout[] }) {
  const gap = 100 / callouts.length;
  return callouts.map(({ at: [x, y], text }, index) => {
    const height = -50 + gap * (index + 0.5);
    return (
      <g key={text} className="paper-callout">
        {/* Seen on dark ground too. */}
        <path className="paper-callout-halo" d={`M${side * 72} ${height}L${x} ${y}`} />
        <path d={`M${side * 72} ${height}L${x} ${y}`} />
        <circle cx={x} cy={y} r="2" />
        <text x={side * 76} y={height + 3.6} textAnchor={side < 0 ? 'end' : 'start'}>
          {text}
        </text>
      </g>
    );
  });
}
