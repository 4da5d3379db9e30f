import type { Arc, Chassis, MovementType } from '../types';

export interface ChassisProfile {
  readonly name: string;
  readonly cost: number;
  readonly movement: MovementType;
  readonly profile: number;
  readonly armour: number;
  readonly speed: number;
  /** The arc of each weapon slot. */
  readonly slots: readonly Arc[];
  /** Cost of one point of extra armour. */
  readonly extraArmourCost: number;
}

/** Avronian machines [§3]. Speeds and weapon slots are reconstructed †, but Bipod 4 and Glide 6 are confirmed. */
export const CHASSIS: Readonly<Record<Chassis, ChassisProfile>> = {
  bipod: {
    name: 'Bipod',
    cost: 40,
    movement: 'articulated',
    profile: 0,
    armour: 15,
    speed: 4,
    slots: ['turret', 'frontAndFlanks', 'frontAndFlanks'],
    extraArmourCost: 3,
  },
  multipod: {
    name: 'Multipod',
    cost: 45,
    movement: 'articulated',
    profile: 1,
    armour: 20,
    speed: 3,
    slots: ['turret', 'front', 'frontAndFlanks', 'frontAndFlanks', 'rearAndFlanks'],
    extraArmourCost: 3,
  },
  glide: {
    name: 'Glide',
    cost: 35,
    movement: 'acv',
    profile: 0,
    armour: 13,
    speed: 6,
    slots: ['front', 'frontAndFlanks', 'rear'],
    extraArmourCost: 3,
  },
  orni: {
    name: 'Orni',
    cost: 35,
    movement: 'orni',
    profile: -2,
    armour: 9,
    speed: 6,
    slots: ['front', 'frontAndFlanks'],
    extraArmourCost: 4,
  },
};

export const EXTRA_ARMOUR_LIMIT = 5;
export const THANIS_COST = 6;
export const MACHINE_LIMIT = 5;
