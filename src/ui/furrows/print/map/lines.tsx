import { RADIUS, grown, type Rect } from '../../../../board/terrain/geometry';
import { allHexes, hexCentre, type Hex } from '../../../../hex';
import { SCENARIOS, valley } from '../../../../rules/furrows';
import { hexPath, outlinePath, pointPath } from '../../../print/map/path';
import { TERRAINS } from '../../ground/model';
import { valleyModel } from '../../ground/valleyModel';
import { SIGNS, WORKS } from './signs';

const { grid } = valley;
const MODEL = valleyModel();
const HEXES = allHexes(grid);

const at = (hex: number) => hexCentre(grid, hex as Hex, RADIUS);

/** A sign about the middle of each hex. */
function signs(hexes: readonly number[], sign: string) {
  return hexes.map((hex) => <path key={hex} d={sign} transform={`translate(${pointPath(at(hex))})`} />);
}

const chain = (hexes: readonly number[]) => `M${hexes.map((hex) => pointPath(at(hex))).join('L')}`;

/** The valley in lines: hexes, ground, trenches, roads and works; all of it, or what shows in a window. */
export function ValleyLines({ window }: { readonly window?: Rect }) {
  const shown = new Set<number>(window ? HEXES.filter((hex) => isWithin(hex, grown(window, RADIUS))) : HEXES);
  const of = (hexes: readonly number[]) => hexes.filter((hex) => shown.has(hex));
  return (
    <>
      {TERRAINS.map((kind) => {
        const hexes = of(HEXES.filter((hex) => MODEL.terrain[hex] === kind));
        return (
          <g key={kind} data-terrain={kind}>
            <path className="map-hex" data-terrain={kind} d={hexes.map((hex) => hexPath(at(hex))).join('')} />
            {SIGNS[kind] !== '' && <g className="map-strokes">{signs(hexes, SIGNS[kind])}</g>}
          </g>
        );
      })}
      {['map-road', 'map-road-bed'].map((layer) => (
        <path key={layer} className={layer} d={MODEL.roads.map(chain).join('')} />
      ))}
      <path className="map-trench" d={MODEL.trenches.map(chain).join('')} />
      <g className="map-works">
        {signs(of(MODEL.wire), WORKS.wire)}
        {signs(of(MODEL.gunPits), WORKS.gunPit)}
        {signs(of(MODEL.strongholds), WORKS.stronghold)}
        {signs(of(MODEL.objectives), WORKS.objective)}
      </g>
    </>
  );
}

function isWithin(hex: Hex, { x: left, y: top, width, height }: Rect): boolean {
  const { x, y } = at(hex);
  return x > left && x < left + width && y > top && y < top + height;
}

/** Where each army sets up, and the hexes that decide [§16]. */
export function ValleyMarks({ scenario: id }: { readonly scenario: string }) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  return (
    scenario && (
      <>
        {scenario.armies.map(({ side, zone }) => (
          <path key={side} className="map-zone" data-side={side} d={outlinePath(zone.map(at))} />
        ))}
        <path className="map-objective" d={outlinePath(scenario.decisive.map(at))} />
      </>
    )
  );
}
