import { allHexes, columnOf, distance, parseHex, rowOf, type Hex } from '../../hex';
import type { Edge, Force, GameMap, Scenario, ScenarioId, Side, Zone } from '../../rules/extractors';

export interface SketchArrow {
  readonly side: Side;
  readonly hex: Hex;
  /** Which way it points: the edge entered from is behind it, the one left by before it. */
  readonly towards: Edge;
}

/** A scenario on the map at a glance. */
export interface Sketch {
  readonly zones: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[];
  readonly arrows: readonly SketchArrow[];
  /** Pieces that stand from the start. */
  readonly posts: readonly { readonly side: Side; readonly hex: Hex }[];
  /** The rim of the area that decides. */
  readonly objective: readonly Hex[];
}

/** How an entry or exit, and a piece that stands, are drawn: about the middle of a hex of radius 40. */
export const ARROW = 'M-45 70V-30H-95L0 -125L95 -30H45V70Z';
export const STAR = 'M0 -85L24 -30L82 -24L38 15L51 73L0 43L-51 73L-38 15L-82 -24L-24 -30Z';
/** Degrees to turn the arrow by. */
export const TURNS: Readonly<Record<Edge, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** §9.6: the area whose holder wins. */
const OBJECTIVES: Readonly<
  Partial<Record<ScenarioId, { readonly centre: string; readonly radius: number }>>
> = {
  engage: { centre: '1214', radius: 5 },
};

export function sketchOf(scenario: Scenario, map: GameMap): Sketch {
  const { forces } = scenario;
  const zones = forces.flatMap((force) => {
    const hexes = zoneHexes(force, forces, map);
    return hexes.length > 0 ? [{ side: force.side, hexes }] : [];
  });
  const posts = forces.flatMap(({ side, arrival }) =>
    arrival.type === 'stands' ? [{ side, hex: arrival.hex }] : [],
  );
  const entries = forces.flatMap((force) => entryArrows(force, map));
  const exits = scenario.exits.map((exit) => exitArrow(exit, map));
  return { zones, posts, arrows: [...entries, ...exits], objective: objectiveRim(scenario.id, map) };
}

function zoneHexes(force: Force, forces: readonly Force[], map: GameMap): readonly Hex[] {
  if (force.arrival.type !== 'placed') return [];
  const { zone } = force.arrival;
  if (zone.zone !== 'anywhere') return hexesOf(zone, map);
  // A zone that is the whole map would hide the zones of the side's other forces.
  const alone = forces.every(
    (other) => other === force || other.side !== force.side || other.arrival.type !== 'placed',
  );
  return alone ? allHexes(map.grid) : [];
}

function hexesOf(zone: Zone, { grid, terrain }: GameMap): readonly Hex[] {
  switch (zone.zone) {
    case 'anywhere':
      return allHexes(grid);
    case 'hexes':
    case 'forts':
      return zone.hexes;
    case 'garrison':
      return [];
    case 'extractors':
      return allHexes(grid).filter((hex) => terrain[hex] === 'depression' || zone.near.includes(hex));
  }
}

/** One arrow a hex, two for a whole edge. */
function entryArrows({ side, arrival }: Force, map: GameMap): readonly SketchArrow[] {
  if (arrival.type !== 'enters') return [];
  const { hexes } = arrival;
  const quarter = Math.floor(hexes.length / 4);
  const shown = hexes.length > 4 ? [hexes[quarter], hexes[hexes.length - 1 - quarter]] : hexes;
  return shown.map((hex) => ({ side, hex, towards: OPPOSITE[edgeOf(hex, map)] }));
}

function exitArrow({ who, edge }: Scenario['exits'][number], map: GameMap): SketchArrow {
  const onEdge = allHexes(map.grid).filter((hex) => edgesOf(hex, map).includes(edge));
  const side: Side = who === 'machines' ? 'avronian' : 'dorian';
  return { side, hex: onEdge[Math.floor(onEdge.length / 2)], towards: edge };
}

function objectiveRim(id: ScenarioId, { grid }: GameMap): readonly Hex[] {
  const objective = OBJECTIVES[id];
  const centre = objective && parseHex(grid, objective.centre);
  if (centre === undefined) return [];
  return allHexes(grid).filter((hex) => distance(grid, hex, centre) === objective?.radius);
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

function edgesOf(hex: Hex, { grid }: GameMap): readonly Edge[] {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const edges: Edge[] = [];
  if (column === 1) edges.push('west');
  if (column === grid.columns) edges.push('east');
  if (row === 1) edges.push('north');
  if (row === grid.rows) edges.push('south');
  return edges;
}

function edgeOf(hex: Hex, map: GameMap): Edge {
  return edgesOf(hex, map)[0] ?? 'north';
}
