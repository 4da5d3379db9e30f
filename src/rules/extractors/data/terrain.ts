import type { MovementType, Terrain } from '../types';

export const MOVEMENT_TYPES: readonly MovementType[] = ['articulated', 'leg', 'tracked', 'acv', 'orni'];

/** What entering costs: half MPs, 'all' the whole allowance, 'no' not allowed. */
export type EntryCost = number | 'all' | 'no';

/** Terrain Effects Chart, MP to enter in half MPs, flux and chimneys with the clear ground they lie on [§2]. */
export const ENTRY_COST: Readonly<Record<Terrain, Readonly<Record<MovementType, EntryCost>>>> = {
  clear: { articulated: 2, leg: 2, tracked: 2, acv: 2, orni: 2 },
  rough: { articulated: 3, leg: 4, tracked: 4, acv: 3, orni: 2 },
  lake: { articulated: 'all', leg: 'no', tracked: 'no', acv: 2, orni: 2 },
  buildup: { articulated: 4, leg: 2, tracked: 4, acv: 4, orni: 2 },
  depression: { articulated: 2, leg: 2, tracked: 2, acv: 2, orni: 2 },
  bog: { articulated: 4, leg: 4, tracked: 6, acv: 'no', orni: 2 },
  flux: { articulated: 4, leg: 2, tracked: 4, acv: 2, orni: 2 },
  chimneys: { articulated: 2, leg: 2, tracked: 2, acv: 4, orni: 'no' },
};

/** DRM on fire at a unit in the hex [§2]. */
export const TERRAIN_DRM: Readonly<Record<Terrain, Readonly<Partial<Record<MovementType, number>>>>> = {
  clear: {},
  rough: { articulated: -1, leg: -1, tracked: -1 },
  lake: {},
  buildup: { articulated: -1, leg: -2 },
  depression: {},
  bog: { articulated: -1, leg: -1, tracked: -1 },
  flux: {},
  chimneys: {},
};

/** DRM for an ACV firing from chimneys [§2]. */
export const CHIMNEYS_FIRING_DRM = -1;

/** Terrain that blocks line of sight when it lies between [§2, §7.2]. */
export const BLOCKS_SIGHT: ReadonlySet<Terrain> = new Set<Terrain>(['rough', 'buildup']);

/** One hex along a road, in half MPs [§6.3.1]. */
export const ROAD_COST = 2;

/** Extra half MPs for spending the whole allowance on the road [§6.3.1]. */
export const ROAD_BONUS: Readonly<Record<MovementType, number>> = {
  articulated: 4,
  leg: 2,
  tracked: 4,
  acv: 4,
  orni: 0,
};

/** A leg unit leaving bog is stuck on this roll or more [§2 (A)]. */
export const BOG_STUCK_FROM = 7;
