import { RADIUS, grown, type Rect } from '../../../../board/terrain/geometry';
import { allHexes, hexCentre, type Hex, type Point } from '../../../../hex';
import { doriana, type Scenario } from '../../../../rules/extractors';
import { ARROW, STAR, TURNS } from '../../../game/sketch';
import { hexPath, outlinePath, pointPath as point } from '../../../print/map/path';
import { sketchOf } from '../../scenarioSketch';
import { terrainStrokes } from '../../art/mapSigns';

const { grid, terrain, flux, roads } = doriana;
const HEXES = allHexes(grid);

const at = (hex: Hex): Point => hexCentre(grid, hex, RADIUS);

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
        <path key={index} className="map-zone" data-side={side} d={outlinePath(hexes.map(at))} />
      ))}
      {objective.length > 0 && <path className="map-objective" d={outlinePath(objective.map(at))} />}
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
