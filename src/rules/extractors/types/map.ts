import type { Direction, Grid } from '../../../hex';

/** Rows of the Terrain Effects Chart [§2]. */
export type Terrain = 'clear' | 'rough' | 'lake' | 'buildup' | 'depression' | 'bog' | 'flux' | 'chimneys';

/** The board: never part of a game's state. Arrays by hex index. */
export interface GameMap {
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
  readonly flux: readonly (Direction | null)[];
  /** Bit d set: a road leaves the hex through hexside d. */
  readonly road: Uint8Array;
  /** The printed chains of road hexes, for drawing. */
  readonly roads: readonly (readonly number[])[];
  /** Connected set of depression hexes a hex lies in, 0… ; −1 outside. */
  readonly area: Int8Array;
}
