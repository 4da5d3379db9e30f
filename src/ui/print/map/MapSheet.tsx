import { useId, type CSSProperties } from 'react';
import { RADIUS, grown, type Rect } from '../../../board/terrain/geometry';
import { allHexes, hexCentre, hexNumber, type Grid } from '../../../hex';
import type { WindowDrawn } from '../../painted/messages';
import { PaintedLayers } from '../../painted/PaintedLayers';
import type { MapOnPaper } from '../game';
import type { Ink } from '../ink';
import type { OnMap } from '../page';
import { EdgeNumbers } from './EdgeNumbers';
import { MapCounters } from './MapCounters';
import { hexPath, tenths } from './path';
import { crossesOf, seamsOf, type MapPlan, type MapTile } from './plan';

interface MapSheetProps {
  readonly map: MapOnPaper;
  readonly plan: MapPlan;
  readonly tile: MapTile;
  readonly ink: Ink;
  /** The painted ground of this page; null: in lines, or not drawn yet. */
  readonly layers: WindowDrawn | null;
  /** The scenario whose marks are drawn. */
  readonly marks: string | null;
  readonly counters: readonly OnMap[];
}

/** One page of the map at true size: its part of the ground, numbers, marks, and the crosses to lay pages together. */
export function MapSheet(props: MapSheetProps) {
  const { map, plan, tile, ink, layers, marks, counters } = props;
  const { grid, Lines, Marks } = map;
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
        {layers ? <PaintedLayers drawn={layers} /> : <Lines window={window} />}
        <EdgeNumbers grid={grid} />
        <Hexes grid={grid} window={window} lines={layers !== null} />
        {marks !== null && <Marks scenario={marks} />}
        <MapCounters grid={grid} counters={counters} ink={ink} scale={scale} />
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

interface HexesProps {
  readonly grid: Grid;
  readonly window: Rect;
  readonly lines: boolean;
}

/** The hexes of a page with their numbers; the outlines only where the ground has none. */
function Hexes({ grid, window, lines }: HexesProps) {
  const { x, y, width, height } = grown(window, RADIUS);
  const hexes = allHexes(grid)
    .map((hex) => ({ hex, at: hexCentre(grid, hex, RADIUS) }))
    .filter(({ at }) => at.x > x && at.x < x + width && at.y > y && at.y < y + height);
  return (
    <>
      {lines && <path className="map-grid" d={hexes.map(({ at }) => hexPath(at)).join('')} />}
      {/* A band and no outline of the letters: Firefox prints outlined letters as drawings, which nobody can search. */}
      <path
        className="map-hex-halo"
        d={hexes.map(({ at }) => `M${tenths(at.x - 8)} ${tenths(at.y - RADIUS * 0.7)}h16`).join('')}
      />
      {hexes.map(({ hex, at }) => (
        <text key={hex} className="map-hex-number" x={at.x} y={at.y - RADIUS * 0.63} textAnchor="middle">
          {hexNumber(grid, hex)}
        </text>
      ))}
    </>
  );
}
