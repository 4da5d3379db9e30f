import { allHexes, distance, edgesAt, type Hex } from '../../hex';
import {
  printedHexes,
  type Edge,
  type Force,
  type GameMap,
  type Scenario,
  type Side,
} from '../../rules/extractors';

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

export function sketchOf(scenario: Scenario): Sketch {
  const { forces, map } = scenario;
  const zones = forces.flatMap((force) => {
    const hexes = zoneHexes(force, scenario);
    return hexes.length > 0 ? [{ side: force.side, hexes }] : [];
  });
  const posts = forces.flatMap(({ side, arrival }) =>
    arrival.type === 'stands' ? [{ side, hex: arrival.hex }] : [],
  );
  const entries = forces.flatMap((force) => entryArrows(force, map));
  const exits = scenario.exits.map((exit) => exitArrow(exit, map));
  return { zones, posts, arrows: [...entries, ...exits], objective: objectiveRim(scenario, map) };
}

function zoneHexes(force: Force, { forces, map }: Scenario): readonly Hex[] {
  if (force.arrival.type !== 'placed') return [];
  const { zone } = force.arrival;
  if (zone.zone !== 'anywhere') return printedHexes(map, zone);
  // A zone that is the whole map would hide the zones of the side's other forces.
  const alone = forces.every(
    (other) => other === force || other.side !== force.side || other.arrival.type !== 'placed',
  );
  return alone ? printedHexes(map, zone) : [];
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
  const onEdge = allHexes(map.grid).filter((hex) => edgesAt(map.grid, hex).includes(edge));
  const side: Side = who === 'machines' ? 'avronian' : 'dorian';
  return { side, hex: onEdge[Math.floor(onEdge.length / 2)], towards: edge };
}

function objectiveRim({ objective }: Scenario, { grid }: GameMap): readonly Hex[] {
  if (!objective) return [];
  return allHexes(grid).filter((hex) => distance(grid, hex, objective.centre) === objective.radius);
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

function edgeOf(hex: Hex, map: GameMap): Edge {
  return edgesAt(map.grid, hex)[0] ?? 'north';
}
