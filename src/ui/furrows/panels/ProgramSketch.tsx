import { partsOf, type Program } from '../../../rules/furrows';

const STEP = 10;

/** The way of a program on open ground, seen from a base that faces up; a ring where it turns as it will. */
export function ProgramSketch({ program }: { readonly program: Program }) {
  const { points, turns, facing } = trace(program);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8];
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) + 8;
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const [endX, endY] = points[points.length - 1];
  return (
    <svg
      aria-hidden
      className="program-sketch"
      width="34"
      height="34"
      viewBox={`${left} ${top} ${size} ${size}`}
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
        d="M0 -5L4.4 4H-4.400Z"
        transform={`translate(${endX} ${endY}) rotate(${facing * 60}) scale(${size / 34})`}
        fill="currentColor"
      />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function trace(program: Program) {
  const points: Point[] = [[0, 0]];
  const turns: Point[] = [];
  let facing = 0;
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
