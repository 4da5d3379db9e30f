import type { Direction, Hex } from '../../../hex';
import type { Dice } from '../../rng';
import type { Fight } from './assault';
import type { Declaration } from './gunnery';
import type { GameMap } from './map';
import type { OpenOrder, Queue, StepNumber } from './orders';
import type { BaseId, Mode, Side, UnitName, Upgrade, WeaponName } from './units';

export type ScenarioId = 'firstLight';

export interface Setup {
  readonly scenario: ScenarioId;
  /** Orders a turn ahead, or the option Quick orders: all leads are 0 [§5.1]. */
  readonly orders: 'ahead' | 'quick';
  /** The position it begins at, in notation, where it goes on with a game begun elsewhere [E-98]. */
  readonly from?: string;
}

export type Where =
  | { readonly at: 'unplaced' }
  | { readonly at: 'map'; readonly hex: Hex; readonly facing: Direction }
  /** Removed; `hex` is where that was. */
  | { readonly at: 'destroyed'; readonly hex: Hex };
export type OnMap = Extract<Where, { at: 'map' }>;

/** Effects of damage that wait for step 7 [§9.4]. */
export interface Pending {
  readonly models: number;
  readonly shaken: boolean;
  /** Running gear. */
  readonly gear: number;
  readonly jam: boolean;
  readonly destroyed: boolean;
}

/** Tokens gathered for a hex that is hard to enter [§6.4]. */
export interface Difficult {
  readonly hex: Hex;
  readonly tokens: number;
}

/** What a base does in this turn's movement, fixed when Movement 1 begins [§5.3, E-19]. */
export interface Running {
  /** The mode Movement 1 began in: its default replaces what cannot be done [E-76]. */
  readonly from: Mode;
  readonly plan: 'own' | 'default' | 'chase' | 'follow';
}

/** What is kept for this turn alone. */
export interface TurnState {
  readonly running: Running | null;
  /** It has left its hex [E-88]. */
  readonly moved: boolean;
  readonly fired: boolean;
  /** Where it aimed in Gunnery 1 [§8.4]. */
  readonly aimed: Hex | null;
}

export interface Base {
  readonly id: BaseId;
  readonly side: Side;
  readonly unit: UnitName;
  readonly upgrades: readonly Upgrade[];
  readonly where: Where;
  readonly mode: Mode;
  /** Living models. */
  readonly models: number;
  readonly wear: number;
  /** Tokens [§11.1]. */
  readonly shaken: number;
  /** How often the running gear was hit [§3.5]. */
  readonly gear: number;
  /** The last turn in which its first-named weapon neither fires nor loads; 0: none. */
  readonly jammed: number;
  /** Load tokens of the weapons that need one [§3.3]. */
  readonly loads: Readonly<Partial<Record<WeaponName, number>>>;
  readonly difficult: Difficult | null;
  readonly pending: Pending;
  readonly turn: TurnState;
  readonly order: OpenOrder | null;
  /** 'hidden' in the view of whoever may not see it. */
  readonly queue: Queue | 'hidden';
}

/** Whose decision it is and about what [§4]. */
export type Phase =
  | { readonly name: 'placement'; readonly side: Side }
  | { readonly name: 'orders'; readonly side: Side }
  | { readonly name: 'declare'; readonly side: Side; readonly part: 1 | 2 }
  /** Distributes the hits of the assault in `hex` [§10.5]. */
  | { readonly name: 'hits'; readonly side: Side; readonly step: StepNumber; readonly hex: Hex }
  /** A beaten base gives way; its owner may turn it [§10.6]. */
  | {
      readonly name: 'retreat';
      readonly side: Side;
      readonly step: StepNumber;
      readonly base: BaseId;
      readonly hex: Hex;
    }
  | { readonly name: 'ended'; readonly side: null };

/** A part of the turn that runs without a decision of its own unless it stops for one [§4]. */
export type TurnPart =
  | 'gunnery1'
  | 'movement1'
  | 'movement2'
  | 'movement3'
  | 'gunnery2'
  | 'apply'
  | 'agony'
  | 'aftermath';

export interface Flag {
  readonly hex: Hex;
  readonly side: Side | null;
}

/** Codes worded by the interface [§16]. */
export type VictoryCause =
  /** Both middle objectives of the scenario. */
  | { readonly code: 'flags'; readonly hexes: readonly Hex[] }
  | { readonly code: 'worth'; readonly foundry: number; readonly league: number }
  | { readonly code: 'noBases'; readonly sides: readonly Side[] };

export interface Victory {
  /** null: a draw. */
  readonly winner: Side | null;
  readonly because: VictoryCause;
  /** Worth of enemy bases each side has destroyed. */
  readonly destroyed: Readonly<Record<Side, number>>;
}

/** Everything about a game but its dice: what questions are asked of. */
export interface Position {
  readonly scenario: ScenarioId;
  readonly orders: Setup['orders'];
  /** 0 before the first turn. */
  readonly turn: number;
  readonly phase: Phase;
  /** The part of the turn that is being played; null while orders are written. */
  readonly part: TurnPart | null;
  /** By id, in the order of the army lists, the Foundry's first. */
  readonly bases: Readonly<Record<BaseId, Base>>;
  readonly flags: readonly Flag[];
  /** Printed wire that lies no more [§2]. */
  readonly crushed: readonly Hex[];
  /** Declared in this gunnery part, to be rolled in this order [§8.1]. */
  readonly declared: readonly Declaration[];
  /** The assaults of this movement step; null when there are none left. */
  readonly fight: Fight | null;
  readonly victory: Victory | null;
}

export interface Game extends Position {
  readonly dice: Dice;
}

/** What a scenario imposes on a base. */
export interface Given {
  readonly id: BaseId;
  readonly unit: UnitName;
  readonly upgrades: readonly Upgrade[];
}

export interface Army {
  readonly side: Side;
  readonly given: readonly Given[];
  /** The hexes in which the army sets up. */
  readonly zone: readonly Hex[];
}

export interface Scenario {
  readonly id: ScenarioId;
  readonly number: number;
  readonly title: string;
  /** Minutes. */
  readonly duration: number;
  readonly lastTurn: number;
  /** What the scenario asks for; the other may be chosen. */
  readonly orders: Setup['orders'];
  readonly map: GameMap;
  /** In the order of set-up. */
  readonly armies: readonly Army[];
  /** Whoever flags all of these at the end wins. */
  readonly decisive: readonly Hex[];
}
