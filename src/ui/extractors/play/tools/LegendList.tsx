import { DrawingShapes } from '../../../widgets/DrawingSvg';
import { PaintedLayers } from '../../../painted/PaintedLayers';
import { usePainted } from '../../../painted/usePainted';
import { CounterSvg } from '../../art/CounterSvg';
import { startPainter } from '../../painted/startPainter';
import { COUNTER_MARKS } from './counterMarks';
import { GROUNDS } from './grounds';
import { LEGEND_MARKS } from './legendMarks';
import './tools.css';

const WINDOWS = GROUNDS.map(({ window }) => window);

/** What each ground, mark and counter's mark means, drawn as the map draws them. */
export function LegendList() {
  const pictures = usePainted(startPainter, WINDOWS);
  return (
    <div className="legend">
      <h2>Legend</h2>
      <section aria-labelledby="legend-ground">
        <h3 id="legend-ground">Ground</h3>
        <ul>
          {GROUNDS.map(({ name, effects, window }, i) => (
            <li key={name}>
              <svg
                className="legend-paper"
                viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
                aria-hidden
              >
                {typeof pictures !== 'string' && <PaintedLayers drawn={pictures[i]} />}
              </svg>
              <div>
                <b>{name}</b>
                {effects.map((effect) => (
                  <small key={effect}>{effect}</small>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="legend-marks">
        <h3 id="legend-marks">On the map</h3>
        <ul>
          {LEGEND_MARKS.map(({ name, shapes }) => (
            <li key={name}>
              <svg className="legend-paper" viewBox="-48 -48 96 96" aria-hidden>
                <DrawingShapes shapes={shapes} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="legend-counters">
        <h3 id="legend-counters">On a counter</h3>
        <ul>
          {COUNTER_MARKS.map(({ name, face, status }) => (
            <li key={name}>
              <span className="legend-counter">
                <CounterSvg face={face} status={status} size={48} />
              </span>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
