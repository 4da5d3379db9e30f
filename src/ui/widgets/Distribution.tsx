import { percent } from './figures';
import './dice.css';

export interface DistributionBar {
  /** The result: '2', 'SL/R'. */
  readonly label: string;
  readonly chance: number;
  /** The part of the chance that brings a critical roll. */
  readonly critical?: number;
}

interface DistributionProps {
  /** What is counted: 'Armour lost'. */
  readonly label: string;
  readonly bars: readonly DistributionBar[];
  /** Chance of at least one critical roll. */
  readonly critical?: number | undefined;
  /** The label of the result that came. */
  readonly got?: string | undefined;
}

/** A bar for each result, its critical part striped. */
export function Distribution({ label, bars, critical = 0, got }: DistributionProps) {
  const most = Math.max(...bars.map(({ chance }) => chance), 0.01);
  const told = bars.map((bar) => `${bar.label}: ${percent(bar.chance)}`).join(', ');
  return (
    <figure className="distribution">
      <div
        className="distribution-bars"
        role="img"
        aria-label={`${label}: ${told}${got === undefined ? '' : `; got ${got}`}`}
      >
        {bars.map((bar) => (
          <Bar key={bar.label} bar={bar} most={most} state={bar.label === got ? 'got' : 'possible'} />
        ))}
      </div>
      {critical > 0 && (
        <figcaption className="distribution-legend">
          <span>
            <i /> damage
          </span>
          <span>
            <i data-critical /> with critical, {percent(critical)}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

interface BarProps {
  readonly bar: DistributionBar;
  readonly most: number;
  readonly state: 'got' | 'possible';
}

function Bar({ bar, most, state }: BarProps) {
  const { label, chance, critical = 0 } = bar;
  const height = (part: number) => ({ height: `${(part / most) * 3.6}rem` });
  return (
    <div data-got={state === 'got' || undefined}>
      <div className="distribution-bar">
        <span>{percent(chance)}</span>
        {critical > 0 && <i data-critical style={height(critical)} />}
        <i style={height(chance - critical)} />
      </div>
      <span className="distribution-label">
        {label}
        {state === 'got' && <em> got</em>}
      </span>
    </div>
  );
}
