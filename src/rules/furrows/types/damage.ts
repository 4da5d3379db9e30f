import type { Entry } from '../../result';
import type { BaseClass, Facet } from './units';

/** What damage does, added up over hits: wear at once, the rest pending [§9.4]. */
export interface Harm {
  readonly wear: number;
  readonly models: number;
  readonly shaken: boolean;
  readonly gear: number;
  readonly jam: boolean;
  readonly destroyed: boolean;
}

/** A cell of a damage table [§3.5]; what it does not name it does not do. */
export interface DamageEffect {
  readonly wear?: number;
  readonly models?: number;
  readonly shaken?: true;
  readonly gear?: true;
  readonly jam?: true;
  readonly destroyed?: true;
  readonly bleeding?: number;
  readonly flees?: true;
}

export type DamageTable = 'regular' | 'light' | 'psychic';

export type ApCause =
  | { readonly code: 'weapon' }
  | { readonly code: 'assault' }
  | { readonly code: 'range'; readonly range: number };

export type DamageCause =
  | { readonly code: 'weapon' }
  | { readonly code: 'range'; readonly range: number }
  | { readonly code: 'wear' }
  | { readonly code: 'support' }
  /** One success of the armour dice. */
  | { readonly code: 'armour' };

/** One damage hit before its dice: armour, then the damage roll [§9.2, §9.3]. */
export interface DamageHit {
  readonly table: DamageTable;
  readonly class: BaseClass;
  readonly facet: Facet;
  readonly armour: number;
  readonly ap: readonly Entry<ApCause>[];
  /** Dice rolled for the armour, and from what number each succeeds. */
  readonly dice: number;
  readonly needed: number;
  /** The damage die and what is added but wear and armour. */
  readonly sides: number;
  readonly plus: readonly Entry<DamageCause>[];
}

/** A damage hit with its dice. */
export interface HitResult {
  readonly armour: readonly number[];
  readonly successes: number;
  /** null: two successes or more stop it. */
  readonly damage: {
    readonly roll: number;
    /** All that was added, wear and armour included. */
    readonly plus: readonly Entry<DamageCause>[];
    readonly total: number;
    /** null: below the first number of the table. */
    readonly effect: DamageEffect | null;
  } | null;
}

/** What a number of hits does to a base, exactly; chances sum to 1. */
export interface HarmOdds {
  readonly outcomes: readonly { readonly harm: Harm; readonly chance: number }[];
  /** Any harm at all. */
  readonly any: number;
  readonly shaken: number;
  /** The chance that nothing of the base is left once the damage takes effect, damage already pending included. */
  readonly destroyed: number;
  /** Models that pending damage has left: as many more lost destroy it [§9.4]. */
  readonly left: number;
  readonly meanWear: number;
  /** Never more than are left. */
  readonly meanModels: number;
}
