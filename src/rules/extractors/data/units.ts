import type { MovementType, SectionKind, StaticKind, VehicleKind } from '../types';

/** A to-hit row of the range table: DRM at range 1, 2, 3, 4, 5; null is out of range [§7.3.1]. */
export type RangeRow = readonly [number | null, number | null, number | null, number | null, number | null];

export interface SectionProfile {
  readonly name: string;
  readonly cost: number;
  readonly movement: MovementType;
  /** To-hit DRM when fired at. */
  readonly profile: number;
  readonly steps: number;
  readonly firepower: number;
  readonly range: number;
  readonly speed: number;
  readonly toHit: RangeRow;
  /** Fires with an area effect [§7.4]. */
  readonly area: boolean;
}

/** Dorian sections [§3]. Steps of the one-step sections, firepower and speed are reconstructed †. */
export const SECTIONS: Readonly<Record<SectionKind, SectionProfile>> = {
  lance: {
    name: 'Lance',
    cost: 5,
    movement: 'leg',
    profile: 0,
    steps: 1,
    firepower: 2,
    range: 1,
    speed: 3,
    toHit: [1, null, null, null, null],
    area: false,
  },
  shock: {
    name: 'Shock',
    cost: 11,
    movement: 'leg',
    profile: 0,
    steps: 2,
    firepower: 3,
    range: 2,
    speed: 2,
    toHit: [1, 0, null, null, null],
    area: false,
  },
  commando: {
    name: 'Commando',
    cost: 10,
    movement: 'leg',
    profile: -1,
    steps: 1,
    firepower: 1,
    range: 1,
    speed: 3,
    toHit: [1, null, null, null, null],
    area: false,
  },
  transcom: {
    name: 'Transcom',
    cost: 10,
    movement: 'leg',
    profile: -1,
    steps: 1,
    firepower: 1,
    range: 1,
    speed: 3,
    toHit: [1, null, null, null, null],
    area: false,
  },
  dagmaton: {
    name: 'Dagmaton',
    cost: 14,
    movement: 'leg',
    profile: 0,
    steps: 2,
    firepower: 3,
    range: 3,
    speed: 2,
    toHit: [2, 1, 0, null, null],
    area: true,
  },
};

export interface VehicleProfile {
  readonly name: string;
  readonly cost: number;
  readonly movement: MovementType;
  readonly profile: number;
  readonly armour: number;
  /** 0: unarmed. */
  readonly firepower: number;
  readonly range: number;
  readonly speed: number;
  readonly toHit: RangeRow;
}

const NO_RANGE: RangeRow = [null, null, null, null, null];

/** Dorian vehicles and the Extractor [§3]. Firepower and speed are reconstructed †; of the Extractor everything but its cost. */
export const VEHICLES: Readonly<Record<VehicleKind, VehicleProfile>> = {
  pgp: {
    name: 'PGP',
    cost: 30,
    movement: 'tracked',
    profile: 0,
    armour: 6,
    firepower: 6,
    range: 4,
    speed: 3,
    toHit: [1, 0, 0, -1, null],
  },
  floater: {
    name: 'Floater',
    cost: 11,
    movement: 'acv',
    profile: -1,
    armour: 4,
    firepower: 1,
    range: 2,
    speed: 6,
    toHit: [0, 0, null, null, null],
  },
  walker: {
    name: 'Walker',
    cost: 20,
    movement: 'articulated',
    profile: 0,
    armour: 5,
    firepower: 4,
    range: 3,
    speed: 4,
    toHit: [1, 1, 0, null, null],
  },
  revil: {
    name: 'Revil',
    cost: 20,
    movement: 'acv',
    profile: -1,
    armour: 4,
    firepower: 5,
    range: 1,
    speed: 7,
    toHit: [1, null, null, null, null],
  },
  flyer: {
    name: 'Flyer',
    cost: 12,
    movement: 'orni',
    profile: -2,
    armour: 3,
    firepower: 2,
    range: 3,
    speed: 8,
    toHit: [1, 0, -1, null, null],
  },
  agrax: {
    name: 'Agrax',
    cost: 22,
    movement: 'tracked',
    profile: 1,
    armour: 5,
    firepower: 5,
    range: 3,
    speed: 4,
    toHit: [1, 0, -1, null, null],
  },
  extractor: {
    name: 'Extractor',
    cost: 25,
    movement: 'tracked',
    profile: 1,
    armour: 8,
    firepower: 0,
    range: 0,
    speed: 2,
    toHit: NO_RANGE,
  },
};

export interface StaticProfile {
  readonly name: string;
  readonly profile: number;
  readonly armour: number;
}

/** Static pieces: no movement type, facing or weapon [§3, R-02]. */
export const STATICS: Readonly<Record<StaticKind, StaticProfile>> = {
  commandPost: { name: 'Command Post', profile: 2, armour: 7 },
  fort: { name: 'Fort', profile: 1, armour: 3 },
};

/** Sections a Floater carries [§6.3.3] and a fort shelters [§3]. */
export const FLOATER_CAPACITY = 2;
export const FORT_CAPACITY = 1;
/** Friendly units in a hex, and vehicles or machines among them [§6.2]. */
export const STACKING_LIMIT = 3;
