import { useId } from 'react';
import { RADIUS, grown, mapBounds } from '../../board/terrain/geometry';
import { hexCentre, hexCorners, type Hex } from '../../hex';
import type { GameMap, Side } from '../../rules/extractors';
import { ARROW, STAR, TURNS, type Sketch } from './sketch';
import './thumbnail.css';

/** The margin of hexes' edge that public/map-thumbnail.webp shows. */
const MARGIN = 4;
/** Room for the arrows that stand half off the map. */
const ROOM = 70;
const PICTURE = `${import.meta.env.BASE_URL}map-thumbnail.webp`;

interface MapThumbnailProps {
  readonly map: GameMap;
  readonly sketch: Sketch;
}

/** The map with a scenario's zones, entries and exits; the words beside it say the same. */
export function MapThumbnail({ map, sketch }: MapThumbnailProps) {
  const id = useId();
  const bounds = mapBounds(map.grid);
  const picture = grown(bounds, MARGIN);
  const view = grown(bounds, ROOM);
  const at = (hex: Hex) => hexCentre(map.grid, hex, RADIUS);
  return (
    <svg
      className="map-thumbnail"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden
      width={view.width}
      height={view.height}
    >
      <Patterns id={id} />
      <rect {...bounds} fill="var(--m-clear)" />
      <image href={PICTURE} {...picture} preserveAspectRatio="none" />
      <rect {...picture} className="map-thumbnail-frame" />
      {sketch.zones.map(({ side, hexes }, i) => (
        <path key={i} d={hexesPath(map, hexes)} fill={`url(#${id}-${side})`} />
      ))}
      {sketch.objective.length > 0 && (
        <path d={hexesPath(map, sketch.objective)} className="map-thumbnail-objective" />
      )}
      {sketch.posts.map(({ hex, side }) => (
        <path
          key={hex}
          className="map-thumbnail-sign"
          data-side={side}
          d={STAR}
          transform={`translate(${at(hex).x} ${at(hex).y})`}
        />
      ))}
      {sketch.arrows.map(({ hex, side, towards }) => (
        <path
          key={`${hex} ${towards}`}
          className="map-thumbnail-sign"
          data-side={side}
          d={ARROW}
          transform={`translate(${at(hex).x} ${at(hex).y}) rotate(${TURNS[towards]})`}
        />
      ))}
    </svg>
  );
}

function hexesPath({ grid }: GameMap, hexes: readonly Hex[]): string {
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

/** Dorian zones are hatched, Avronian ones dotted. */
function Patterns({ id }: { readonly id: string }) {
  const name = (side: Side) => `${id}-${side}`;
  return (
    <defs>
      <pattern
        id={name('dorian')}
        width="50"
        height="50"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="50" height="50" fill="#0c6462" fillOpacity="0.14" />
        <path d="M0 0V50" stroke="#0c6462" strokeWidth="17" />
      </pattern>
      <pattern id={name('avronian')} width="52" height="52" patternUnits="userSpaceOnUse">
        <rect width="52" height="52" fill="#a93119" fillOpacity="0.2" />
        <circle cx="26" cy="26" r="15" fill="#a93119" />
      </pattern>
    </defs>
  );
}
