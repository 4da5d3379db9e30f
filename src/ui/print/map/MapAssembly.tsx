import type { MapOnPaper } from '../game';
import type { MapPlan } from './plan';

interface MapAssemblyProps {
  readonly plan: MapPlan;
  readonly map: MapOnPaper;
}

/** How the pages lie together: the map in lines, a frame and a name for each. */
export function MapAssembly({ plan, map: { Lines } }: MapAssemblyProps) {
  const { tiles, rows, columns } = plan;
  const [{ x, y }, last] = [tiles[0].window, tiles[tiles.length - 1].window];
  const [width, height] = [last.x + last.width - x, last.y + last.height - y];
  return (
    <div className="map-assembly">
      <header className="page-head">
        <h2>How the map goes together</h2>
        <p>{`${tiles.length} pages in ${rows} by ${columns}. Rows by letter, columns by number.`}</p>
      </header>
      <svg viewBox={`${x - 10} ${y - 10} ${width + 20} ${height + 20}`} aria-hidden>
        <Lines />
        {tiles.map(({ name, window }) => (
          <g key={name} className="map-assembly-page">
            <rect {...window} />
            <text x={window.x + window.width / 2} y={window.y + window.height / 2} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        <li>
          Print at 100&nbsp;%, without margins of the printer. Check one hex with a ruler before the rest.
        </li>
        <li>Begin with A1. Cut each further page along its dashed line on the left and at the top.</li>
        <li>Lay cross on cross over the page before and glue; what is left over lies underneath.</li>
      </ol>
    </div>
  );
}
