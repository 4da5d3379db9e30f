import { useId, type CSSProperties } from 'react';
import { RADIUS, grown, type Rect } from '../../../../board/terrain/geometry';
import { allHexes, hexCentre, hexNumber } from '../../../../hex';
import { doriana, type Position, type Scenario } from '../../../../rules/extractors';
import type { Ink } from '../SheetParts';
import { MapCounters } from './MapCounters';
import { EdgeNumbers, GroundLines, ScenarioMarks, hexPath } from './lines';
import type { WindowDrawn } from '../../painted/messages';
import { PaintedLayers } from '../../painted/PaintedLayers';
import { crossesOf, seamsOf, type MapPlan, type MapTile } from './plan';

interface MapSheetProps {
  readonly plan: MapPlan;
  readonly tile: MapTile;
  readonly ink: Ink;
  /** The painted ground of this page; null: in lines, or not drawn yet. */
  readonly layers: WindowDrawn | null;
  readonly marks: Scenario | null;
  /** Whose counters lie on it. */
  readonly position: Position | null;
}

const { grid } = doriana;

/** One page of the map at true size: its part of the ground, numbers, marks, and the crosses to lay pages together. */
export function MapSheet({ plan, tile, ink, layers, marks, position }: MapSheetProps) {
  const id = useId();
  const { area, scale } = plan;
  const { window } = tile;
  const shown = withinSheet(window, plan.sheet);
  return (
    <svg
      className="map-sheet"
      viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
      style={{ width: `${area.width}mm`, height: `${area.height}mm`, ...lettersOf(scale) }}
      aria-hidden
    >
      <clipPath id={id}>
        <rect {...shown} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {layers ? <PaintedLayers drawn={layers} /> : <GroundLines window={window} />}
        <EdgeNumbers />
        <Grid window={window} lines={layers !== null} />
        {marks && <ScenarioMarks scenario={marks} size={0.36} />}
        {position && <MapCounters position={position} ink={ink} scale={scale} />}
      </g>
      {seamsOf(plan).map((seam, index) => (
        <g key={index} className="map-seam">
          <path d={`M${seam.from.x} ${seam.from.y}L${seam.to.x} ${seam.to.y}`} />
          {crossesOf(seam, scale).map(({ x, y }) => (
            <path key={`${x} ${y}`} d={`M${x - 12} ${y}h24M${x} ${y - 12}v24`} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Millimetres of 7 points: no letter on paper is smaller. */
const SMALLEST = (7.05 / 72) * 25.4;

/** Sizes of letters in world units: as on the screen, unless that is too small at this scale. */
function lettersOf(scale: number): CSSProperties {
  const size = (usual: number) => `${Math.max(usual, SMALLEST / scale).toFixed(2)}px`;
  return { '--hex-number': size(8.6), '--edge-number': size(15) } as CSSProperties;
}

function withinSheet(window: Rect, sheet: Rect): Rect {
  const x = Math.max(window.x, sheet.x);
  const y = Math.max(window.y, sheet.y);
  return {
    x,
    y,
    width: Math.min(window.x + window.width, sheet.x + sheet.width) - x,
    height: Math.min(window.y + window.height, sheet.y + sheet.height) - y,
  };
}

/** The hexes of a page with their numbers; the outlines only where the ground has none. */
function Grid({ window, lines }: { readonly window: Rect; readonly lines: boolean }) {
  const { x, y, width, height } = grown(window, RADIUS);
  const hexes = allHexes(grid)
    .map((hex) => ({ hex, at: hexCentre(grid, hex, RADIUS) }))
    .filter(({ at }) => at.x > x && at.x < x + width && at.y > y && at.y < y + height);
  return (
    <>
      {lines && <path className="map-grid" d={hexes.map(({ at }) => hexPath(at)).join('')} />}
      {hexes.map(({ hex, at }) => (
        <text key={hex} className="map-hex-number" x={at.x} y={at.y - RADIUS * 0.63} textAnchor="middle">
          {hexNumber(grid, hex)}
        </text>
      ))}
    </>
  );
}

/** How the pages lie together: the map in lines, a frame and a name for each. */
export function MapAssembly({ plan }: { readonly plan: MapPlan }) {
  const { sheet, tiles, rows, columns } = plan;
  const last = tiles[tiles.length - 1].window;
  const [width, height] = [last.x + last.width - sheet.x, last.y + last.height - sheet.y];
  return (
    <div className="map-assembly">
      <header className="roster-head">
        <h2>How the map goes together</h2>
        <p>{`${tiles.length} pages in ${rows} by ${columns}. Rows by letter, columns by number.`}</p>
      </header>
      <svg viewBox={`${sheet.x - 10} ${sheet.y - 10} ${width + 20} ${height + 20}`} aria-hidden>
        <GroundLines />
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
        <li>Print at 100 %, without margins of the printer. Check one hex with a ruler before the rest.</li>
        <li>Begin with A1. Cut each further page along its dashed line on the left and at the top.</li>
        <li>Lay cross on cross over the page before and glue; what is left over lies underneath.</li>
      </ol>
    </div>
  );
}
