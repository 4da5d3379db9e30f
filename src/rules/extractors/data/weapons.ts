import type { Weapon } from '../types';
import type { RangeRow } from './units';

export interface WeaponProfile {
  readonly name: string;
  readonly cost: number;
  readonly hard: number;
  readonly soft: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly toHit: RangeRow;
  /** 'hex': every unit in the target hex; 'around': the six hexes around it too [§7.4]. */
  readonly area: 'none' | 'hex' | 'around';
}

/** Avronian weapons [§3] with their to-hit rows [§7.3.1]. */
export const WEAPONS: Readonly<Record<Weapon, WeaponProfile>> = {
  particleAccelerator: {
    name: 'Particle accelerator',
    cost: 7,
    hard: 8,
    soft: 2,
    minRange: 1,
    maxRange: 4,
    toHit: [1, 0, 0, -1, null],
    area: 'none',
  },
  laser: {
    name: 'Laser',
    cost: 4,
    hard: 4,
    soft: 4,
    minRange: 1,
    maxRange: 3,
    toHit: [1, 1, 0, null, null],
    area: 'none',
  },
  seeker: {
    name: 'Seeker',
    cost: 8,
    hard: 5,
    soft: 3,
    minRange: 2,
    maxRange: 5,
    toHit: [null, 0, 1, 0, 0],
    area: 'none',
  },
  shredder: {
    name: 'Shredder',
    cost: 5,
    hard: 2,
    soft: 7,
    minRange: 1,
    maxRange: 2,
    toHit: [1, 0, null, null, null],
    area: 'hex',
  },
  streamer: {
    name: 'Streamer',
    cost: 7,
    hard: 2,
    soft: 3,
    minRange: 2,
    maxRange: 4,
    toHit: [null, -1, -1, -1, null],
    area: 'around',
  },
  thermoBeam: {
    name: 'Thermo beam',
    cost: 2,
    hard: 2,
    soft: 2,
    minRange: 1,
    maxRange: 3,
    toHit: [1, 0, -1, null, null],
    area: 'none',
  },
  undulator: {
    name: 'Undulator',
    cost: 7,
    hard: 3,
    soft: 6,
    minRange: 1,
    maxRange: 4,
    toHit: [1, 0, 0, -1, null],
    area: 'none',
  },
};
