import type { Hex } from '../../../hex';
import type { Entry } from '../../result';
import type { Terrain } from './map';
import type { DamageHit, HarmOdds, HitResult } from './damage';
import type { BaseId, Elite, Facet, Mode, ShotGrade, WeaponName } from './units';

/** A model of a base by what makes it fire differently. */
export type ModelKind = 'ordinary' | Elite;

/** Models of a base that fire one weapon at one target; a base without elites has ordinary ones alone [§8.1]. */
export interface Declaration {
  readonly base: BaseId;
  readonly weapon: WeaponName;
  /** Ordinary models that fire; 1 for a weapon that is the base's. */
  readonly models: number;
  readonly elites: readonly Elite[];
  readonly target: BaseId;
}

/** What a line of sight meets on its way [§7]. */
export type SightLine =
  | { readonly kind: 'hex'; readonly hex: Hex; readonly terrain: Terrain; readonly level: number | null }
  /** A side the line runs along; null: off the map [E-04]. */
  | {
      readonly kind: 'hexside';
      readonly sides: readonly [Hex | null, Hex | null];
      readonly level: number | null;
    };

export interface Sight {
  readonly clear: boolean;
  /** Heights of the two ends. */
  readonly heights: readonly [from: number, to: number];
  /** In order from the first hex, also behind the block. */
  readonly crossed: readonly SightLine[];
  /** What blocks, and how: outright, or because the lower end is one of its blind hexes. */
  readonly block: { readonly line: SightLine; readonly how: 'blocks' | 'blind' } | null;
}

/** Why a to-hit roll is better or worse [§8.2]. */
export type ToHitCause =
  | { readonly code: 'firerMode' | 'targetMode'; readonly mode: Mode; readonly moved: boolean }
  | { readonly code: 'range'; readonly range: number; readonly reach: number }
  | { readonly code: 'cover'; readonly cover: Cover }
  | { readonly code: 'aim' }
  | { readonly code: 'edge' }
  | { readonly code: 'huge' }
  | { readonly code: 'shot'; readonly grade: ShotGrade; readonly model: ModelKind }
  | { readonly code: 'steadyFirer' | 'steadyTarget' }
  | { readonly code: 'accuracy' };
export type Modifier = Entry<ToHitCause>;

/** What covers a target: the best single one counts [§2, E-26]. */
export type Cover =
  | { readonly of: 'terrain' | 'camouflage'; readonly terrain: Terrain }
  | { readonly of: 'trench' | 'gunPit' }
  | { readonly of: 'takeCover'; readonly mode: Mode };

export interface ToHit {
  /** Modes and range always, the rest only where they count. */
  readonly modifiers: readonly Modifier[];
  /** The open-ended roll that hits. */
  readonly needed: number;
  readonly chance: number;
}

/** Shots that hit alike. */
export interface ShotGroup {
  readonly model: ModelKind;
  readonly shots: number;
  readonly toHit: ToHit;
}

/** All that is known of a declaration before the dice [§8, §9]. */
export interface ShotForecast {
  readonly declaration: Declaration;
  readonly range: number;
  readonly sight: Sight;
  /** The side of the target that is hit [§8.3]. */
  readonly facet: Facet;
  readonly groups: readonly ShotGroup[];
  /** What each hit does. */
  readonly hit: DamageHit;
  readonly odds: HarmOdds;
}

export interface ShotResult {
  readonly model: ModelKind;
  /** The dice of the open-ended roll, and what they come to. */
  readonly rolls: readonly number[];
  readonly rolled: number;
  /** null: missed. */
  readonly hit: HitResult | null;
}

/** A declaration with the dice in it. */
export interface Volley {
  readonly forecast: ShotForecast;
  readonly shots: readonly ShotResult[];
}
