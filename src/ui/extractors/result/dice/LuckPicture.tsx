import type { Luck } from '../../../../rules/extractors';
import { sideName } from '../../wording';
import { inHundred } from '../diceWords';

const BARS = 17;
const [WIDTH, HEIGHT] = [640, 190];
/** The outermost bars hold what lies further out. */
const DEVIATIONS = 3;

/** All that the dice might have come to, in bars, and the one this game fell into. */
export function LuckPicture({ luck }: { readonly luck: Luck }) {
  const { bars, at } = barsOf(luck);
  const most = Math.max(...bars);
  const room = (WIDTH - 40) / BARS;
  const height = (chance: number) => (chance / most) * (HEIGHT - 60);
  const middle = 20 + (at + 0.5) * room;
  const place = `this game: ${inHundred(luck.standing.below)} of 100 were worse`;
  const anchor = middle < 130 ? 'start' : middle > WIDTH - 130 ? 'end' : 'middle';
  return (
    <svg
      className="result-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`All ways the dice could have fallen, as a hill; ${place} for ${sideName('dorian')}`}
    >
      {bars.map((chance, bar) => (
        <rect
          key={bar}
          x={20 + bar * room + 2}
          y={HEIGHT - 24 - height(chance)}
          width={room - 4}
          height={height(chance)}
          className={bar === at ? 'result-chart-now' : 'result-chart-bar'}
        />
      ))}
      <line
        x1={middle}
        x2={middle}
        y1={20}
        y2={HEIGHT - 26 - height(bars[at])}
        className="result-chart-mark"
      />
      <text x={middle} y={14} textAnchor={anchor} className="result-chart-strong">
        {place}
      </text>
      <line x1={16} x2={WIDTH - 16} y1={HEIGHT - 23} y2={HEIGHT - 23} className="result-chart-mark" />
      <text x={20} y={HEIGHT - 6}>{`dice bad for ${sideName('dorian')}`}</text>
      <text x={WIDTH - 20} y={HEIGHT - 6} textAnchor="end">{`dice good for ${sideName('dorian')}`}</text>
    </svg>
  );
}

function barsOf({ luck, spread, rolled }: Luck): { readonly bars: readonly number[]; readonly at: number } {
  const mean = rolled - luck;
  let variance = 0;
  for (let i = 0; i < spread.chances.length; i++)
    variance += (spread.least + i - mean) ** 2 * spread.chances[i];
  const wide = Math.max(1, Math.sqrt(variance) * DEVIATIONS);
  const barAt = (value: number) =>
    Math.max(0, Math.min(BARS - 1, Math.floor(((value - mean + wide) / (2 * wide)) * BARS)));
  const bars = new Array<number>(BARS).fill(0);
  for (let i = 0; i < spread.chances.length; i++) bars[barAt(spread.least + i)] += spread.chances[i];
  return { bars, at: barAt(rolled) };
}
