import type { Grid, Hex } from '../../../hex';

/** Terrain, one a hex [§2]. */
export type Terrain = 'clear' | 'rough' | 'ruins' | 'forest' | 'building' | 'hill' | 'mountain' | 'swamp';

/** Works, over the terrain [§2]. */
export type Work = 'trench' | 'wire' | 'gunPit';

/** What the flags are won for [§16]. */
export interface Objectives {
  /** Strongholds of the Foundry. */
  readonly north: readonly Hex[];
  readonly middle: readonly Hex[];
  /** Strongholds of the League. */
  readonly south: readonly Hex[];
}

/** The board as printed: never part of a game's state. Arrays by hex index. */
export interface GameMap {
  readonly name: string;
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
  /** 1 where a work is printed. */
  readonly works: Readonly<Record<Work, Uint8Array>>;
  /** Bit d set: a road leaves the hex through hexside d. */
  readonly road: Uint8Array;
  /** The printed chains of hexes, for drawing. */
  readonly roads: readonly (readonly Hex[])[];
  readonly trenches: readonly (readonly Hex[])[];
  readonly objectives: Objectives;
}
