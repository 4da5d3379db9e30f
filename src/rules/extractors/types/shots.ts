import type { Hex } from '../../../hex';
import type { Entry } from '../../result';
import type { Firer } from './actions';
import type { CounterId } from './units';
import type { Terrain } from './map';

/** What line of sight meets on its way [§7.2]. */
export type SightLine =
  /** A hex whose interior the line crosses. */
  | { readonly kind: 'hex'; readonly hex: Hex; readonly terrain: Terrain; readonly blocks: boolean }
  /** A side the line runs along; null: off the map, which counts as blocking. */
  | {
      readonly kind: 'hexside';
      readonly sides: readonly [Hex | null, Hex | null];
      readonly blocks: boolean;
    };
export type SightRule =
  /** Same or adjacent hex. */
  | 'adjacent'
  | 'clear'
  /** An Orni-type unit sees and is seen [§7.2]. */
  | 'orni'
  | 'blocked'
  /** One end in a depression area the other is neither in nor beside. */
  | 'depression';
export interface Sight {
  readonly clear: boolean;
  readonly rule: SightRule;
  /** In order from the first hex; every crossing, also after the block. */
  readonly crossed: readonly SightLine[];
  /** The first crossing that blocks. */
  readonly block: SightLine | null;
}

/** Die-roll modifiers to hit [§7.3.1]. */
export type DrmCause =
  | { readonly code: 'range'; readonly range: number }
  | { readonly code: 'terrain'; readonly terrain: Terrain; readonly hex: Hex }
  | { readonly code: 'profile' }
  | { readonly code: 'sweep' }
  | { readonly code: 'targetOrder' }
  | { readonly code: 'hold' }
  | { readonly code: 'reset' }
  | { readonly code: 'ambush' }
  | { readonly code: 'chimneys'; readonly hex: Hex };
export type Drm = Entry<DrmCause>;

export type DamageTable = 'soft' | 'hard' | 'machine';
export type Aspect = 'front' | 'flank' | 'rear' | 'none';

/** One firer against one unit: its to-hit roll. */
export interface ToHit {
  readonly firer: Firer;
  /** Hexes to the target, as used for the range DRM (area: range of the target hex). */
  readonly range: number;
  /** Range, terrain and profile always listed, also when 0; Self-destruct: terrain alone. */
  readonly drms: readonly Drm[];
  /** Lowest unmodified roll that hits: 0 always, 10 never. */
  readonly needed: number;
  readonly chance: number;
  readonly firepower: number;
  /** The side of the target it fires through, and its DRM on the damage roll [§7.3.2]. */
  readonly aspect: Aspect;
  readonly facingDrm: number;
  /** It makes a roll on the critical table for each hit [§7.6]. */
  readonly commando: boolean;
  readonly sight: Sight;
}

/** Section results: P pinned, R routed, SL step loss, SL/R, E eliminated [§7.3.2]. */
export type SoftResult = '–' | 'P' | 'R' | 'SL' | 'SL/R' | 'E';

/** A printed result of the damage table. */
export type DamageResult =
  | { readonly table: 'soft'; readonly result: SoftResult }
  | { readonly table: 'hard' | 'machine'; readonly armour: number; readonly critical: boolean };

/** Probability of each final outcome; the list sums to 1. */
export interface Outcome {
  /** Soft: the table result. Hard, machine: armour lost in all, criticals included, whatever is left; critical: the table was rolled on. */
  readonly result: DamageResult;
  readonly chance: number;
}

/** Which firers hit: the case, its chance, and the firepower and facing DRM of the damage roll. */
export interface HitCase {
  readonly hits: readonly number[];
  readonly chance: number;
  readonly firepower: number;
  readonly facingDrm: number;
}

/** All that can happen to one unit by one shot. */
export interface UnitForecast {
  readonly target: CounterId;
  /** Of the firer's own side: area fire strikes friends too [§7.4]. */
  readonly friend: boolean;
  readonly table: DamageTable;
  readonly toHit: readonly ToHit[];
  readonly anyHit: number;
  readonly cases: readonly HitCase[];
  readonly outcomes: readonly Outcome[];
  /** Mean armour lost; soft: mean steps lost. */
  readonly mean: number;
  /** Chance of at least one roll on the critical table. */
  readonly critical: number;
  /** Chance that the unit is destroyed or eliminated. */
  readonly destroyed: number;
  /** Fewest and most dice for this unit. */
  readonly dice: readonly [fewest: number, most: number];
}

/** The shot card before the dice [§7]. */
export interface Forecast {
  readonly firers: readonly Firer[];
  readonly target: CounterId;
  readonly area: boolean;
  /** One block a unit; the declared target of a shot that is not area fire is alone. */
  readonly units: readonly UnitForecast[];
  readonly dice: readonly [fewest: number, most: number];
}

/** What a shot comes to on one unit, on average: the sums of a forecast without its lists [§7]. Chances 0 to 1. */
export interface Expected {
  readonly anyHit: number;
  /** Armour lost, whatever is left; soft: steps lost. */
  readonly mean: number;
  /** At least one roll on the critical table. */
  readonly critical: number;
  /** Destroyed or eliminated. */
  readonly destroyed: number;
  /** A section that lives stands pinned, or routed, after it; others never. */
  readonly pinned: number;
  readonly routed: number;
}

export type CriticalEffect =
  | { readonly effect: 'none' }
  | { readonly effect: 'armour'; readonly lost: number }
  /** Vehicle: halved, then destroyed. */
  | { readonly effect: 'firepower'; readonly hits: 1 | 2 }
  | { readonly effect: 'speedHit'; readonly hits: 1 | 2 }
  /** Machine. */
  | { readonly effect: 'speed'; readonly lost: number }
  | { readonly effect: 'weaponSlot'; readonly slot: number }
  | { readonly effect: 'orderBox'; readonly cycle: 'move' | 'combat'; readonly box: 0 | 1 | 2 }
  /** A Program hit on Thanis: none, said openly [§8.5]. */
  | { readonly effect: 'thanis' };

export interface CriticalRoll {
  readonly cause: 'damage' | 'commando';
  readonly roll: number;
  /** The second die, 0…, where one of several slots or boxes is drawn at random, even if there is only one. */
  readonly draw: number | null;
  readonly effect: CriticalEffect;
}

/** What happened to one unit: the forecast with the dice in it. */
export interface UnitResult {
  readonly forecast: UnitForecast;
  /** One die a firer, in forecast order. */
  readonly rolls: readonly number[];
  readonly hits: readonly boolean[];
  readonly damage: {
    readonly roll: number;
    readonly firepower: number;
    readonly facingDrm: number;
    readonly result: DamageResult;
  } | null;
  readonly criticals: readonly CriticalRoll[];
  /** What became of it, in order. */
  readonly effects: readonly UnitEffect[];
}
export type UnitEffect =
  | { readonly effect: 'armour'; readonly lost: number; readonly left: number }
  | { readonly effect: 'step'; readonly lost: number; readonly left: number }
  | { readonly effect: 'pinned' }
  | { readonly effect: 'routed' }
  | { readonly effect: 'destroyed' };
