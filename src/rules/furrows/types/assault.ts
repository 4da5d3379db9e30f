import type { Hex } from '../../../hex';
import type { Entry } from '../../result';
import type { DamageHit, HarmOdds, HitResult } from './damage';
import type { BaseId, DieRoll, Elite, Facet, Side } from './units';
import type { StepNumber } from './orders';

/** How a base comes to an assault: it stays in the hex, stands in a clash [E-35], or enters. */
export type Role = 'holds' | 'stands' | 'enters';

export interface Fighter {
  readonly base: BaseId;
  readonly role: Role;
  /** The side whose values it uses [§10.3]. */
  readonly facet: Facet;
}

/** Bases of both sides that would be in one hex [§10.1]. */
export interface Assault {
  readonly hex: Hex;
  readonly fighters: readonly Fighter[];
  /** The beaten base that finds no hex and fights once more [E-42]; null in an assault of the step itself. */
  readonly again: BaseId | null;
}

/** Dice that hit, pierce and hurt alike [§10.3]. */
export interface AssaultProfile {
  readonly toHit: number;
  readonly ap: number;
  readonly damage: DieRoll;
  /** Mean damage + AP [§10.4]. */
  readonly strength: number;
}

export type AssaultCause =
  /** The dice of a base: living models × the figure of the side it uses. */
  | { readonly code: 'base'; readonly base: BaseId; readonly facet: Facet; readonly models: number }
  | { readonly code: 'elite'; readonly base: BaseId; readonly elite: Elite }
  /** Half the dice are left out [E-84]. */
  | { readonly code: 'halved'; readonly base: BaseId; readonly why: 'shaken' | 'crawling' };
export type DeflectionCause = Extract<AssaultCause, { code: 'base' }> | { readonly code: 'trench' };

export interface ProfileDice {
  readonly profile: AssaultProfile;
  readonly dice: readonly Entry<AssaultCause>[];
  readonly count: number;
}
export interface DeflectionDice {
  readonly toHit: number;
  readonly dice: readonly Entry<DeflectionCause>[];
  readonly count: number;
}

/** What a side rolls: strongest profile first [E-38]. */
export interface Force {
  readonly side: Side;
  readonly profiles: readonly ProfileDice[];
  readonly deflections: readonly DeflectionDice[];
}

/** An assault before the dice, with exact chances [§10]. */
export interface AssaultForecast {
  readonly assault: Assault;
  /** The Foundry, the League. */
  readonly forces: readonly [Force, Force];
  /** Chance of the advantage. */
  readonly advantage: Readonly<Record<Side, number>>;
  /** Chance of 0, 1, 2 … successes left after deflection. */
  readonly left: Readonly<Record<Side, readonly number[]>>;
  /** Most dice for hitting and deflecting. */
  readonly dice: number;
}

export interface ForceRoll {
  readonly side: Side;
  /** Rolls by profile, and by kind of deflection dice. */
  readonly rolls: readonly (readonly number[])[];
  readonly deflections: readonly (readonly number[])[];
  readonly successes: readonly number[];
  readonly deflected: number;
  /** Successes left by profile. */
  readonly left: readonly number[];
}

/** The dice of an assault; its hits are still to be distributed. */
export interface AssaultRoll {
  readonly forces: readonly [Force, Force];
  readonly rolls: readonly [ForceRoll, ForceRoll];
  readonly advantage: Side;
}

/** One damage hit and the support it gets [§10.5]. */
export interface AssignedHit {
  /** Index into the side's profiles. */
  readonly profile: number;
  readonly target: BaseId;
  readonly support: number;
}

/** What the assigned hits of a side can do, exactly. */
export interface HitsForecast {
  readonly hits: readonly { readonly assigned: AssignedHit; readonly hit: DamageHit }[];
  readonly odds: readonly { readonly target: BaseId; readonly odds: HarmOdds }[];
}

export interface AssaultHitResult {
  readonly side: Side;
  readonly assigned: AssignedHit;
  readonly hit: DamageHit;
  readonly result: HitResult;
}

/** Who was beaten and has to go, or may have to [§10.6]. */
export interface Beaten {
  readonly base: BaseId;
  readonly as: 'holder' | 'entrant';
  /** Beaten in an extra assault: without a hex it is destroyed [E-91]. */
  readonly last: boolean;
}

/** A retreat that only waits for its owner to turn the base. */
export interface Retreat {
  readonly base: BaseId;
  readonly to: Hex;
}

/** The assaults of a movement step as far as they have come. */
export interface Fight {
  readonly step: StepNumber;
  /** Still to be fought, in the order of hex numbers; the first is on once it is rolled. */
  readonly assaults: readonly Assault[];
  readonly roll: AssaultRoll | null;
  /** Hits distributed so far of the assault that is on. */
  readonly assigned: Readonly<Record<Side, readonly AssignedHit[] | null>>;
  /** Winners who enter once all are fought. */
  readonly winners: readonly { readonly base: BaseId; readonly hex: Hex }[];
  readonly beaten: readonly Beaten[];
  /** All assaults of the step are fought; retreats have begun. */
  readonly retreating: boolean;
  readonly retreat: Retreat | null;
  /** Wire entered in this step by who crushes it: it goes when the step ends [§2]. */
  readonly wire: readonly Hex[];
}
