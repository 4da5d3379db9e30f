import { allHexes, distance, edgesAt, type Edge, type Hex } from '../../hex';
import { printedHexes, type Force, type GameMap, type Scenario, type Side } from '../../rules/extractors';
import type { Sketch, SketchArrow } from '../game/sketch';

export function sketchOf(scenario: Scenario): Sketch<Side> {
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
function entryArrows({ side, arrival }: Force, map: GameMap): readonly SketchArrow<Side>[] {
  if (arrival.type !== 'enters') return [];
  const { hexes } = arrival;
  const quarter = Math.floor(hexes.length / 4);
  const shown = hexes.length > 4 ? [hexes[quarter], hexes[hexes.length - 1 - quarter]] : hexes;
  return shown.map((hex) => ({ side, hex, towards: OPPOSITE[edgeOf(hex, map)] }));
}

function exitArrow({ who, edge }: Scenario['exits'][number], map: GameMap): SketchArrow<Side> {
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
