import { sideName } from '../../wording';
import type { GameReview } from './reviewer';
import { whole } from './words';

const [WIDTH, HEIGHT] = [640, 330];
const [LEFT, TOP, FOOT] = [64, 14, 30];

/** The chance at each turn's start with its band, and the turning points by number. */
export function ChancePicture({
  review,
  marks,
}: {
  readonly review: GameReview;
  readonly marks: readonly number[];
}) {
  const { turns, end } = review;
  const x = (at: number) => LEFT + (at / turns.length) * (WIDTH - LEFT - 16);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - FOOT);
  const chances = [...turns.map(({ chance }) => chance), end];
  const line = chances.map((chance, at) => `${x(at)},${y(chance)}`);
  const band = [
    ...turns.map(({ high }, at) => `${x(at)},${y(high)}`),
    `${x(turns.length)},${y(end)}`,
    ...turns.map(({ low }, at) => `${x(at)},${y(low)}`).reverse(),
  ];
  const name = `Chance that ${sideName('dorian')} wins: ${turns.map(({ turn, chance }) => `turn ${turn} ${whole(chance)} %`).join(', ')}; at the end ${whole(end)} %`;
  return (
    <svg className="result-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance}>
          <line
            x1={LEFT}
            x2={WIDTH - 16}
            y1={y(chance)}
            y2={y(chance)}
            className="result-chart-grid"
            strokeDasharray={chance === 0.5 ? '6 5' : undefined}
          />
          <text x={LEFT - 8} y={y(chance) + 4} textAnchor="end">{`${chance * 100} %`}</text>
        </g>
      ))}
      <polygon points={band.join(' ')} className="result-chart-band" />
      <polyline points={line.join(' ')} className="result-chart-chance" />
      {turns.map(({ turn, chance }, at) => (
        <g key={turn}>
          <circle cx={x(at)} cy={y(chance)} r={4} className="result-chart-dot" />
          <text x={x(at)} y={HEIGHT - 8} textAnchor="middle">
            {turn}
          </text>
        </g>
      ))}
      <circle cx={x(turns.length)} cy={y(end)} r={4} className="result-chart-dot" />
      <text x={x(turns.length)} y={HEIGHT - 8} textAnchor="middle">
        end
      </text>
      {marks.map((at, index) => {
        const turn = Math.max(0, at - 1);
        const [left, top] = [(x(turn) + x(at)) / 2, (y(chances[turn]) + y(chances[at])) / 2];
        return <Mark key={index} x={left} y={top} number={index + 1} />;
      })}
    </svg>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** A turning point: within its turn, on the way to what it brought. */
function Mark({ x, y, number }: MarkProps) {
  return (
    <g aria-hidden>
      <circle cx={x} cy={y} r={12} className="result-chart-number" />
      <text x={x} y={y + 5} textAnchor="middle" className="result-chart-figure">
        {number}
      </text>
    </g>
  );
}
