import { Direction as Compass, Grid, Orientation, defineHex, line, rectangle } from 'honeycomb-grid';
import { DIRECTIONS, allHexes, columnOf, rowOf, type Hex } from '../../../hex';
import { doriana } from '../../../rules/extractors';
import { BLOCKS_SIGHT } from '../../../rules/extractors/data';
import { heapOf } from './heap';
import { costToEnter, endsOf, turning, type Range, type RangeEnd, type State } from './walking';

/** The map as a user of honeycomb-grid would keep it: hexes that know their terrain. */
const CombHex = defineHex({ orientation: Orientation.FLAT, offset: -1 });

class Place extends CombHex {
  index = 0 as Hex;
  blocks = false;
}

const grid = new Grid(Place, rectangle({ width: doriana.grid.columns, height: doriana.grid.rows }));
const places: readonly Place[] = allHexes(doriana.grid).map((hex) => {
  const place = grid.getHex({ col: columnOf(doriana.grid, hex) - 1, row: rowOf(doriana.grid, hex) - 1 })!;
  place.index = hex;
  place.blocks = BLOCKS_SIGHT.has(doriana.terrain[hex]);
  return place;
});
const COMPASS = [Compass.N, Compass.NE, Compass.SE, Compass.S, Compass.SW, Compass.NW] as const;

/** No obstacle on the hexes that honeycomb-grid draws between two: without the rule for lines along hexsides. */
export function seesByLine(from: Hex, to: Hex): boolean {
  const hexes = grid.traverse(line<Place>({ start: places[from], stop: places[to] })).toArray();
  for (let i = 1; i < hexes.length - 1; i++) if (hexes[i].blocks) return false;
  return true;
}

/** How many hexes are seen from one. */
export function fieldByLines(from: Hex): number {
  let seen = 0;
  for (const { index } of places) if (seesByLine(from, index)) seen++;
  return seen;
}

/** The range of a Glide: Dijkstra with a heap over the neighbours that honeycomb-grid finds. */
export function rangeOverComb({ from, facing, limit }: Range): readonly RangeEnd[] {
  const best = new Map<string, State>();
  const open = heapOf<State>((a, b) => a.spent - b.spent);
  const keyOf = ({ hex, facing: arrived }: State) => `${places[hex].toString()} ${arrived}`;
  const reach = (state: State) => {
    const key = keyOf(state);
    if (state.spent > limit || state.spent >= (best.get(key)?.spent ?? Infinity)) return;
    best.set(key, state);
    open.push(state);
  };
  reach({ hex: from, facing, spent: 0, before: null });
  for (let state = open.pop(); state; state = open.pop()) {
    const { hex, facing: arrived, spent } = state;
    if (best.get(keyOf(state)) !== state) continue;
    for (const direction of DIRECTIONS) {
      const next = grid.neighborOf(places[hex], COMPASS[direction], { allowOutside: false });
      const cost = next && costToEnter(hex, direction, next.index);
      if (!next || cost === undefined) continue;
      const sum = spent + turning(arrived, direction) + cost;
      reach({ hex: next.index, facing: direction, spent: sum, before: state });
    }
  }
  return endsOf(best.values(), limit);
}
