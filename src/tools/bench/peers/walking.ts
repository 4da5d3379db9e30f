import { DIRECTIONS, turnBetween, type Direction, type Hex } from '../../../hex';
import { doriana, type MovementType } from '../../../rules/extractors';
import { ENTRY_COST, ROAD_COST } from '../../../rules/extractors/data';

/** Where a Glide starts off the road, and what it may spend, in half MPs. */
export interface Range {
  readonly from: Hex;
  readonly facing: Direction;
  readonly limit: number;
}

/** Arrived in a hex with a facing, by a cheapest way. */
export interface State {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly spent: number;
  readonly before: State | null;
}

/** A place to end the move: as much as the peers work out of ours. */
export interface RangeEnd {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly spent: number;
  readonly path: readonly Hex[];
}

const MOVEMENT: MovementType = 'acv';
const TURN_COST = 2;

/** What the peers read of the chart for each step; undefined: not allowed [§2]. */
export function costToEnter(from: Hex, direction: Direction, to: Hex): number | undefined {
  if (doriana.road[from] & (1 << direction)) return ROAD_COST;
  const cost = ENTRY_COST[doriana.terrain[to]][MOVEMENT];
  return typeof cost === 'number' ? cost : undefined;
}

/** Half MPs for a turn in a hex: up to 60° is free. */
export function turning(from: Direction, to: Direction): number {
  return turnBetween(from, to) > 1 ? TURN_COST : 0;
}

/** Every end of a move: each arrival with each last turn it can pay for, the cheapest of its kind. */
export function endsOf(arrivals: Iterable<State>, limit: number): readonly RangeEnd[] {
  const best = new Map<number, RangeEnd>();
  for (const state of arrivals) {
    const path = pathTo(state);
    for (const facing of DIRECTIONS) {
      const spent = state.spent + turning(state.facing, facing);
      const key = state.hex * 6 + facing;
      if (spent <= limit && spent < (best.get(key)?.spent ?? Infinity))
        best.set(key, { hex: state.hex, facing, spent, path });
    }
  }
  return [...best.values()];
}

function pathTo(state: State): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = state; at.before; at = at.before) path.push(at.hex);
  return path.reverse();
}
