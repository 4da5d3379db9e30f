import type { BaseClass, Size, Terrain, Work } from '../types';

/** Attempts to enter, or 'no' [§2, §6.4]. */
export type EntryCost = number | 'no';
type Row = Readonly<Record<BaseClass, EntryCost>>;

/** Foot and crew | riders | wheeled | tracked | great | beast; flyers pay 1 for every hex. */
function row(foot: number, riders: EntryCost, wheeled: EntryCost, ...rest: readonly EntryCost[]): Row {
  const [tracked, great, beast = great] = rest;
  return { foot, crew: foot, riders, wheeled, tracked, great, beast, flyer: 1 };
}

/** The chart's rows; hills and mountains are entered from as high or higher [§2]. */
export const ENTRY_COST: Readonly<Record<Terrain, Row>> = {
  clear: row(1, 1, 1, 1, 1),
  rough: row(2, 2, 2, 2, 2),
  ruins: row(2, 2, 2, 2, 2),
  forest: row(1, 1, 2, 2, 2, 1), // E-69
  building: row(2, 'no', 'no', 'no', 'no'),
  hill: row(1, 1, 1, 1, 1),
  mountain: row(1, 1, 1, 1, 1),
  swamp: row(1, 1, 1, 1, 1),
};

/** Hill or mountain from any lower hex [E-31]. */
export const CLIMB_COST: Row = row(2, 2, 2, 2, 2);

export const WORK_COST: Readonly<Record<Work, Row>> = {
  trench: row(1, 2, 3, 2, 1),
  wire: row(3, 3, 2, 1, 1),
  gunPit: row(1, 1, 1, 1, 1),
};
/** Wire for sappers [§2]. */
export const CUTTERS_WIRE_COST = 2;

/** From one road hex to the next along a chain, whatever lies there [E-32]. */
export const ROAD_COST = 1;
/** Added when the hex left is swamp [§2]. */
export const LEAVING_SWAMP: Readonly<Record<BaseClass, number>> = {
  foot: 0,
  crew: 0,
  riders: 0,
  wheeled: 1,
  tracked: 1,
  great: 2,
  beast: 2,
  flyer: 0,
};
/** Wheeled bases pay it only if they are large. */
export const SMALL_ENOUGH_FOR_SWAMP: readonly Size[] = ['medium'];
/** Who rolls when it would leave swamp, and on what it stays [§2, E-30]. */
export const SWAMP_ROLLS: readonly BaseClass[] = ['tracked', 'wheeled', 'great'];
export const SWAMP_HOLDS_TO = 2;

/** Classes that crush wire by entering it [§2]. */
export const CRUSHES_WIRE: readonly BaseClass[] = ['tracked', 'great', 'beast'];

export const HEIGHT: Readonly<Record<Terrain, number>> = {
  clear: 0,
  rough: 0,
  ruins: 0,
  forest: 0,
  building: 0,
  hill: 1,
  mountain: 2,
  swamp: 0,
};

/** The level at which terrain stands in the way of sight; null: never [§2, §7, E-03]. */
export const SIGHT_LEVEL: Readonly<Record<Terrain, number | null>> = {
  clear: null,
  rough: null,
  ruins: null,
  forest: 0,
  building: 0,
  hill: 1,
  mountain: 2,
  swamp: null,
};
/** A hex off the map beside a line along a hexside [E-04]. */
export const OFF_MAP_LEVEL = 2;

/** What an obstacle of level 0, 1, 2 does between ends of these heights, the higher first: blind hexes behind it [§7, E-02]. */
export const SIGHT_TABLE: Readonly<Record<string, readonly ('blocks' | number)[]>> = {
  '0-0': ['blocks', 'blocks', 'blocks'],
  '1-0': [2, 'blocks', 'blocks'],
  '2-0': [1, 2, 'blocks'],
  '1-1': [0, 0, 'blocks'],
  '2-1': [0, 2, 'blocks'],
  '2-2': [0, 0, 0],
};

/** To hit a base in it [§2]. */
export const TERRAIN_COVER: Readonly<Record<Terrain, number>> = {
  clear: 0,
  rough: 0,
  ruins: -1,
  forest: -1,
  building: -1,
  hill: 0,
  mountain: 0,
  swamp: 0,
};
export const WORK_COVER: Readonly<
  Record<Work, { readonly value: number; readonly of: readonly BaseClass[] }>
> = {
  trench: { value: -2, of: ['foot', 'crew'] },
  wire: { value: 0, of: [] },
  gunPit: { value: -1, of: ['tracked', 'wheeled', 'great', 'crew'] },
};
