import type { ReactNode } from 'react';
import { outlineOf } from '../../../board/overlays/hexes';
import { RADIUS, grown, mapBounds } from '../../../board/terrain/geometry';
import { allHexes, columnOf, hexCentre, hexCorners, rowOf, type Hex, type Point } from '../../../hex';
import { doriana, type Scenario, type Side, type Terrain } from '../../../rules/extractors';
import { ARROW, STAR, TURNS, sketchOf } from '../../selection/sketch';
import { capital, sideName, terrainName } from '../wording';
import { terrainStrokes } from '../art/mapSigns';

const { grid, terrain, flux, roads } = doriana;
const HEXES = allHexes(grid);
const BOUNDS = mapBounds(grid);
const VIEW = grown(BOUNDS, 86);
/** Clear ground has no sign of its own to explain. */
const EXPLAINED: readonly Terrain[] = ['rough', 'lake', 'buildup', 'depression', 'bog', 'flux', 'chimneys'];

const at = (hex: Hex): Point => hexCentre(grid, hex, RADIUS);
const point = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
const hexPath = (centre: Point) => `M${hexCorners(centre, RADIUS).map(point).join('L')}Z`;

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const ONE_HEX = hexPath({ x: 0, y: 0 });

/** The map of a scenario in lines: its ground, and where each side sets up, enters and leaves [§9]. */
export function ScenarioMap({ scenario }: { readonly scenario: Scenario }) {
  const { zones, arrows, posts, objective } = sketchOf(scenario);
  return (
    <figure className="scenario-map">
      <svg viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} aria-hidden>
        <Ground />
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
            transform={`translate(${point(at(hex))})`}
          />
        ))}
        {arrows.map(({ hex, side, towards }) => (
          <path
            key={`${hex} ${towards}`}
            className="map-sign"
            data-side={side}
            d={ARROW}
            transform={`translate(${point(at(hex))}) rotate(${TURNS[towards]})`}
          />
        ))}
      </svg>
      <figcaption>
        <ul>
          {SIDES.filter((side) => zones.some((zone) => zone.side === side)).map((side) => (
            <li key={side}>
              <Swatch>
                <path className="map-zone" data-side={side} d={ONE_HEX} />
              </Swatch>
              {sideName(side)} set-up
            </li>
          ))}
          {SIDES.filter((side) => arrows.some((arrow) => arrow.side === side)).map((side) => (
            <li key={side}>
              <Swatch>
                <path
                  className="map-sign"
                  data-side={side}
                  d={ARROW}
                  transform="translate(0 10) scale(0.4)"
                />
              </Swatch>
              {sideName(side)} enters or leaves
            </li>
          ))}
          {posts.map(({ side }) => (
            <li key={side}>
              <Swatch>
                <path className="map-sign" data-side={side} d={STAR} transform="scale(0.5)" />
              </Swatch>
              {sideName(side)} post
            </li>
          ))}
          {objective.length > 0 && (
            <li>
              <Swatch>
                <path className="map-objective" d={ONE_HEX} />
              </Swatch>
              Area that decides
            </li>
          )}
          {EXPLAINED.map((kind) => (
            <li key={kind}>
              <Swatch>
                <path className="map-hex" data-terrain={kind} d={ONE_HEX} />
                <path className="map-strokes" d={terrainStrokes(kind, 2, { x: 0, y: 0 })} />
              </Swatch>
              {capital(terrainName(kind))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Hexes, roads, and the numbers of columns and rows at the edges. */
function Ground() {
  const kinds = [...new Set(terrain)];
  return (
    <>
      {kinds.map((kind) => (
        <path
          key={kind}
          className="map-hex"
          data-terrain={kind}
          d={HEXES.filter((hex) => terrain[hex] === kind)
            .map((hex) => hexPath(at(hex)))
            .join('')}
        />
      ))}
      <path
        className="map-strokes"
        d={HEXES.map((hex) => terrainStrokes(terrain[hex], flux[hex], at(hex))).join('')}
      />
      {['map-road', 'map-road-bed'].map((layer) => (
        <path
          key={layer}
          className={layer}
          d={roads.map((chain) => `M${chain.map((hex) => point(at(hex as Hex))).join('L')}`).join('')}
        />
      ))}
      {HEXES.filter((hex) => rowOf(grid, hex) === 1).map((hex) => (
        <EdgeNumber key={hex} at={{ x: at(hex).x, y: BOUNDS.y - 22 }} value={columnOf(grid, hex)} />
      ))}
      {HEXES.filter((hex) => columnOf(grid, hex) === 1).map((hex) => (
        <EdgeNumber key={hex} at={{ x: BOUNDS.x - 36, y: at(hex).y + 13 }} value={rowOf(grid, hex)} />
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

function Swatch({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="map-swatch" viewBox="-46 -46 92 92" aria-hidden>
      {children}
    </svg>
  );
}

function outline(hexes: readonly Hex[]): string {
  const centres = hexes.map((hex) => [at(hex).x, at(hex).y] as const);
  return outlineOf(centres)
    .map((loop) => `M${loop.map(([x, y]) => point({ x, y })).join('L')}Z`)
    .join('');
}
