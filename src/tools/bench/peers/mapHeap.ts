import { DIRECTIONS, neighbour } from '../../../hex';
import { doriana } from '../../../rules/extractors';
import { heapOf } from './heap';
import { costToEnter, endsOf, turning, type Range, type RangeEnd, type State } from './walking';

/** The range of a Glide by the plain Dijkstra: a Map of states and a heap. */
export function rangeByMap({ from, facing, limit }: Range): readonly RangeEnd[] {
  const best = new Map<number, State>();
  const open = heapOf<State>((a, b) => a.spent - b.spent);
  const reach = (state: State) => {
    const key = state.hex * 6 + state.facing;
    if (state.spent > limit || state.spent >= (best.get(key)?.spent ?? Infinity)) return;
    best.set(key, state);
    open.push(state);
  };
  reach({ hex: from, facing, spent: 0, before: null });
  for (let state = open.pop(); state; state = open.pop()) {
    const { hex, facing: arrived, spent } = state;
    if (best.get(hex * 6 + arrived) !== state) continue;
    for (const direction of DIRECTIONS) {
      const to = neighbour(doriana.grid, hex, direction);
      const cost = to === undefined ? undefined : costToEnter(hex, direction, to);
      if (to === undefined || cost === undefined) continue;
      reach({ hex: to, facing: direction, spent: spent + turning(arrived, direction) + cost, before: state });
    }
  }
  return endsOf(best.values(), limit);
}
