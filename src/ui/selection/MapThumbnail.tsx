import { useId } from 'react';
import { RADIUS, grown, mapBounds } from '../../board/terrain/geometry';
import { hexCentre, hexCorners, type Grid, type Hex } from '../../hex';
import { ARROW, STAR, TURNS, type Sketch } from '../game/sketch';
import { sideOf, useSides } from '../widgets/sides';
import { useIsVisible } from './useIsVisible';
import './thumbnail.css';

/** The margin round the hexes that the picture of a map shows. */
const MARGIN = 4;
/** Room for the arrows that stand half off the map. */
const ROOM = 70;

interface MapThumbnailProps {
  readonly grid: Grid;
  /** Its address; nothing is fetched before it comes into sight. */
  readonly picture: string;
  readonly sketch: Sketch;
}

/** The map with a scenario's zones, entries and exits; the words beside it say the same. */
export function MapThumbnail({ grid, picture, sketch }: MapThumbnailProps) {
  const id = useId();
  const sides = useSides();
  const { ref, seen } = useIsVisible<SVGSVGElement>();
  const colour = (side: string) => ({ fill: sideOf(sides, side).colour });
  const bounds = mapBounds(grid);
  const frame = grown(bounds, MARGIN);
  const view = grown(bounds, ROOM);
  const at = (hex: Hex) => hexCentre(grid, hex, RADIUS);
  return (
    <svg
      ref={ref}
      className="map-thumbnail"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden
      width={view.width}
      height={view.height}
    >
      <Patterns id={id} />
      <rect {...bounds} fill="var(--paper)" />
      {seen && <image href={picture} {...frame} preserveAspectRatio="none" />}
      <rect {...frame} className="map-thumbnail-frame" />
      {sketch.zones.map(({ side, hexes }, i) => (
        <path key={i} d={hexesPath(grid, hexes)} fill={`url(#${id}-${side})`} />
      ))}
      {sketch.objective.length > 0 && (
        <path d={hexesPath(grid, sketch.objective)} className="map-thumbnail-objective" />
      )}
      {sketch.posts.map(({ hex, side }) => (
        <path
          key={hex}
          className="map-thumbnail-sign"
          style={colour(side)}
          d={STAR}
          transform={`translate(${at(hex).x} ${at(hex).y})`}
        />
      ))}
      {sketch.arrows.map(({ hex, side, towards }) => (
        <path
          key={`${hex} ${towards}`}
          className="map-thumbnail-sign"
          style={colour(side)}
          d={ARROW}
          transform={`translate(${at(hex).x} ${at(hex).y}) rotate(${TURNS[towards]})`}
        />
      ))}
    </svg>
  );
}

function hexesPath(grid: Grid, hexes: readonly Hex[]): string {
  const point = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return hexes
    .map(
      (hex) =>
        `M${hexCorners(hexCentre(grid, hex, RADIUS), RADIUS)
          .map(point)
          .join('L')}Z`,
    )
    .join('');
}

/** Zones of the first side are hatched, those of the second dotted. */
function Patterns({ id }: { readonly id: string }) {
  const [first, second] = useSides();
  return (
    <defs>
      <pattern
        id={`${id}-${first?.id}`}
        width="50"
        height="50"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="50" height="50" fill={first?.colour} fillOpacity="0.14" />
        <path d="M0 0V50" stroke={first?.colour} strokeWidth="17" />
      </pattern>
      <pattern id={`${id}-${second?.id}`} width="52" height="52" patternUnits="userSpaceOnUse">
        <rect width="52" height="52" fill={second?.colour} fillOpacity="0.2" />
        <circle cx="26" cy="26" r="15" fill={second?.colour} />
      </pattern>
    </defs>
  );
}
