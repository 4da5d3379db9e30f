import { WHITE_MIX } from '../data';
import type { Budget, Chassis } from '../types';

const CHASSIS: readonly Chassis[] = ['bipod', 'multipod', 'glide', 'orni'];

const NOTHING: Budget = {
  points: { full: 0, simple: 0 },
  cells: false,
  whites: [],
  chassis: [],
  freeMachines: [],
  weapons: 'none',
  extraArmour: false,
  thanis: false,
  classCap: null,
};

/** Cells and whites for so many points [§5, R-03]. */
export function company(full: number, simple: number): Budget {
  return { ...NOTHING, points: { full, simple }, cells: true, whites: WHITE_MIX.map(([kind]) => kind) };
}

/** Machines and everything that fits on them [§5]. */
export function machines(points: number): Budget {
  return { ...equipment(points), chassis: CHASSIS };
}

/** Weapons, extra armour and Thanis orders for given machines [§9.2]. */
export function equipment(points: number): Budget {
  return { ...weaponsOnly(points), extraArmour: true, thanis: true };
}

/** Weapons for given machines [§9.3, §9.4]. */
export function weaponsOnly(points: number): Budget {
  return { ...NOTHING, points: { full: points, simple: points }, weapons: 'bought' };
}

/** Any weapons for given machines, without points [§9.1]. */
export const FREE_WEAPONS: Budget = { ...NOTHING, weapons: 'free' };
