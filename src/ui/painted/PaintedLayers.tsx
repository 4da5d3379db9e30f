import { STEPS } from './forPaper';
import type { WindowDrawn } from './messages';

/** A window of the painted map. */
export function PaintedLayers({ drawn: { origin, layers } }: { readonly drawn: WindowDrawn }) {
  return (
    <g transform={`translate(${origin.x} ${origin.y}) scale(${1 / STEPS})`}>
      {layers.map(({ d, alpha, fill = 'none', stroke, width = 1, dash }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={stroke === undefined ? undefined : width * STEPS}
          strokeDasharray={dash && squareDash(dash, width)}
          strokeLinecap={dash ? 'butt' : 'round'}
          strokeLinejoin="round"
          fillOpacity={alpha === 1 ? undefined : alpha}
          strokeOpacity={alpha === 1 ? undefined : alpha}
        />
      ))}
    </g>
  );
}

/** Dashes as long as with round ends, which are printed as outlines of eight curves each. */
function squareDash(dash: readonly number[], width: number): string {
  return dash
    .map((length, at) => Math.max(0.1, at % 2 === 0 ? length + width : length - width) * STEPS)
    .join(' ');
}
