import type { Direction } from '../../../hex';
import { partsOf, type Program } from '../../../rules/furrows';

const STEP = 10;

interface ProgramSketchProps {
  readonly program: Program;
  /** As the base stands before it. */
  readonly from: Direction;
}

/** The way of a program on open ground, as it would go over the map; a ring where it turns as it will. */
export function ProgramSketch({ program, from }: ProgramSketchProps) {
  const { points, turns, facing } = trace(program, from);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  // The arrow is as large on the screen whatever the way, so what it needs beside a longer one is more.
  const edge = Math.max(8, extent * 0.45);
  const size = extent + 2 * edge;
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const [endX, endY] = points[points.length - 1];
  return (
    <svg
      aria-hidden
      className="program-sketch"
      width="34"
      height="34"
      viewBox={`${left - edge} ${top - edge} ${size} ${size}`}
    >
      <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth={size / 14} />
      {points.slice(0, -1).map(([x, y], i) => (
        <circle
          key={i}
          cx={x}
          cy={y}
          r={size / 14}
          fill={i === 0 ? 'var(--panel)' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={size / 24}
        />
      ))}
      {turns.map(([x, y], i) => (
        <circle
          key={i}
          cx={x}
          cy={y}
          r={size / 7}
          fill="none"
          stroke="currentColor"
          strokeWidth={size / 30}
          strokeDasharray={`${size / 20}`}
        />
      ))}
      <path
        d="M0 -7L3.8 2L0 .5L-3.8 2Z"
        transform={`translate(${endX} ${endY}) rotate(${facing * 60}) scale(${size / 34})`}
        fill="currentColor"
      />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function trace(program: Program, from: Direction) {
  const points: Point[] = [[0, 0]];
  const turns: Point[] = [];
  let facing: number = from;
  for (const action of partsOf(program).flat()) {
    const [x, y] = points[points.length - 1];
    const angle = (facing * Math.PI) / 3;
    if (action.act === 'turn') facing += action.sixths;
    else if (action.act === 'turnTo') turns.push([x, y]);
    else if (action.act === 'forward') points.push([x + STEP * Math.sin(angle), y - STEP * Math.cos(angle)]);
    else if (action.act === 'reverse') points.push([x - STEP * Math.sin(angle), y + STEP * Math.cos(angle)]);
  }
  return { points, turns, facing };
}
