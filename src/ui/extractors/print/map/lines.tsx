import { outlineOf } from '../../../../board/overlays/hexes';
import { RADIUS, grown, mapBounds, type Rect } from '../../../../board/terrain/geometry';
import { allHexes, columnOf, hexCentre, hexCorners, rowOf, type Hex, type Point } from '../../../../hex';
import { doriana, type Scenario } from '../../../../rules/extractors';
import { ARROW, STAR, TURNS } from '../../../game/sketch';
import { sketchOf } from '../../scenarioSketch';
import { terrainStrokes } from '../../art/mapSigns';

const { grid, terrain, flux, roads } = doriana;
const HEXES = allHexes(grid);
export const BOUNDS = mapBounds(grid);

const at = (hex: Hex): Point => hexCentre(grid, hex, RADIUS);
/** A tenth of a world unit is two hundredths of a millimetre at true size. */
const tenths = (value: number) => Math.round(value * 10) / 10;
const point = ({ x, y }: Point) => `${tenths(x)} ${tenths(y)}`;
export const hexPath = (centre: Point) => `M${hexCorners(centre, RADIUS).map(point).join('L')}Z`;

interface ScenarioMarksProps {
  readonly scenario: Scenario;
  /** Of the arrows and stars: 1 is for a map the size of a hand. */
  readonly size?: number;
}

/** Where each side sets up, enters and leaves, what stands from the start, and the area that decides [§9]. */
export function ScenarioMarks({ scenario, size = 1 }: ScenarioMarksProps) {
  const { zones, arrows, posts, objective } = sketchOf(scenario);
  return (
    <>
      {zones.map(({ side, hexes }, index) => (
        <path key={index} className="map-zone" data-side={side} d={outline(hexes)} />
      ))}
      {objective.length > 0 && <path className="map-objective" d={outline(objective)} />}
      {posts.map(({ hex, side }) => (
        <path
          key={hex}
          className="map-sign"
          data-side={side}
          d={STAR}
          transform={`translate(${point(at(hex))}) scale(${size})`}
        />
      ))}
      {arrows.map(({ hex, side, towards }) => (
        <path
          key={`${hex} ${towards}`}
          className="map-sign"
          data-side={side}
          d={ARROW}
          transform={`translate(${point(at(hex))}) rotate(${TURNS[towards]}) scale(${size})`}
        />
      ))}
    </>
  );
}

/** Hexes, signs of the ground, roads; all of them, or those that show in a window. */
export function GroundLines({ window }: { readonly window?: Rect }) {
  const shown = window ? HEXES.filter((hex) => isWithin(at(hex), grown(window, RADIUS))) : HEXES;
  const kinds = [...new Set(terrain)];
  return (
    <>
      {kinds.map((kind) => (
        <path
          key={kind}
          className="map-hex"
          data-terrain={kind}
          d={shown
            .filter((hex) => terrain[hex] === kind)
            .map((hex) => hexPath(at(hex)))
            .join('')}
        />
      ))}
      {kinds.map((kind) => (
        <path
          key={kind}
          className="map-strokes"
          data-terrain={kind}
          d={shown
            .filter((hex) => terrain[hex] === kind)
            .map((hex) => terrainStrokes(kind, flux[hex], at(hex)))
            .join('')}
        />
      ))}
      {['map-road', 'map-road-bed'].map((layer) => (
        <path
          key={layer}
          className={layer}
          d={roads.map((chain) => `M${chain.map((hex) => point(at(hex as Hex))).join('L')}`).join('')}
        />
      ))}
    </>
  );
}

function isWithin({ x, y }: Point, { x: left, y: top, width, height }: Rect): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** The numbers of columns and rows at the edges, or the first and each so many. */
export function EdgeNumbers({ every = 1 }: { readonly every?: number }) {
  const shown = (number: number) => number === 1 || number % every === 0;
  return (
    <>
      {HEXES.filter((hex) => rowOf(grid, hex) === 1 && shown(columnOf(grid, hex))).map((hex) => (
        <EdgeNumber key={hex} at={{ x: at(hex).x, y: BOUNDS.y - 22 }} value={columnOf(grid, hex)} />
      ))}
      {HEXES.filter((hex) => columnOf(grid, hex) === 1 && shown(rowOf(grid, hex))).map((hex) => (
        <EdgeNumber key={hex} at={{ x: BOUNDS.x - 30, y: at(hex).y + 13 }} value={rowOf(grid, hex)} />
      ))}
    </>
  );
}

function EdgeNumber({ at: { x, y }, value }: { readonly at: Point; readonly value: number }) {
  return (
    <text className="map-number" x={x} y={y} textAnchor="middle">
      {String(value).padStart(2, '0')}
    </text>
  );
}

function outline(hexes: readonly Hex[]): string {
  const centres = hexes.map((hex) => [at(hex).x, at(hex).y] as const);
  return outlineOf(centres)
    .map((loop) => `M${loop.map(([x, y]) => point({ x, y })).join('L')}Z`)
    .join('');
}
