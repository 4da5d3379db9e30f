import type { ReactNode } from 'react';
import { grown, mapBounds } from '../../../board/terrain/geometry';
import { doriana, type Scenario, type Side, type Terrain } from '../../../rules/extractors';
import { ARROW, STAR } from '../../game/sketch';
import { EdgeNumbers } from '../../print/map/EdgeNumbers';
import { hexPath } from '../../print/map/path';
import { sketchOf } from '../scenarioSketch';
import { capital, sideName, terrainName } from '../wording';
import { terrainStrokes } from '../art/mapSigns';
import { GroundLines, ScenarioMarks } from './map/lines';

const VIEW = grown(mapBounds(doriana.grid), 120);
/** Clear ground has no sign of its own to explain. */
const EXPLAINED: readonly Terrain[] = ['rough', 'lake', 'buildup', 'depression', 'bog', 'flux', 'chimneys'];

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const ONE_HEX = hexPath({ x: 0, y: 0 });

/** The map of a scenario in lines: its ground, and where each side sets up, enters and leaves [§9]. */
export function ScenarioMap({ scenario }: { readonly scenario: Scenario }) {
  const { zones, arrows, posts, objective } = sketchOf(scenario);
  return (
    <figure className="scenario-map">
      <svg viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} aria-hidden>
        <GroundLines />
        <EdgeNumbers grid={doriana.grid} every={5} size={107} />
        <ScenarioMarks scenario={scenario} />
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

function Swatch({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="map-swatch" viewBox="-46 -46 92 92" aria-hidden>
      {children}
    </svg>
  );
}
