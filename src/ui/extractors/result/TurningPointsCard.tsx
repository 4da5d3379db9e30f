import { Play } from 'lucide-react';
import { useId } from 'react';
import { CounterSvg } from '../art/CounterSvg';
import { unitOf, type Position } from '../../../rules/extractors';
import { faceOf } from '../art/counterFace';
import { count } from '../wording';
import { ResultCard } from './ResultCard';
import type { TurningPoint } from './turningPoints';

interface TurningPointsCardProps {
  readonly position: Position;
  readonly points: readonly TurningPoint[];
  readonly onReplay: (from: number) => void;
}

/** Who was lost and who got away, each a way into the replay. */
export function TurningPointsCard({ position, points, onReplay }: TurningPointsCardProps) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <ResultCard title="Lost or off the map" aside={count(points.length, 'unit')}>
      <ol>
        {points.map(({ step, unit, text, detail }, index) => (
          <li key={index} className="result-parting stretched">
            <CounterSvg face={faceOf(unitOf(position, unit))} size={40} />
            <div>
              <button
                type="button"
                className="row-pick"
                aria-describedby={`${id}-${index}`}
                onClick={() => onReplay(step)}
              >
                {text}
              </button>
              <span id={`${id}-${index}`} className="row-more">
                {detail}
              </span>
            </div>
            <Play aria-hidden size={18} />
          </li>
        ))}
      </ol>
    </ResultCard>
  );
}
