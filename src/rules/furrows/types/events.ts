import type { Direction, Hex } from '../../../hex';
import type { Assault, AssaultHitResult, AssaultRoll, AssignedHit } from './assault';
import type { OnMap, Pending, Phase, TurnPart, Victory, Where } from './game';
import type { Declaration, Volley } from './gunnery';
import type { Move } from './moves';
import type { GunneryOrder, MovementOrder, OpenOrder, StepNumber } from './orders';
import type { BaseId, Mode, Side, WeaponName } from './units';

/** What happened, in order; the log, the playback and the replay read nothing else. */
export type Event =
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'partBegan'; readonly turn: number; readonly part: TurnPart }
  // Set-up
  | { readonly type: 'placed'; readonly base: BaseId; readonly where: OnMap; readonly mode: Mode }
  | { readonly type: 'unplaced'; readonly base: BaseId }
  // Orders: secret until both have locked
  | {
      readonly type: 'movementOrdered';
      readonly base: BaseId;
      readonly turn: number;
      readonly order: MovementOrder;
      /** Turns whose programs no longer fit the mode expected then, and have to be written again. */
      readonly dropped: readonly number[];
    }
  | {
      readonly type: 'gunneryOrdered';
      readonly base: BaseId;
      readonly turn: number;
      readonly entries: GunneryOrder;
    }
  | { readonly type: 'locked'; readonly side: Side }
  | {
      readonly type: 'revealed';
      readonly orders: readonly { readonly base: BaseId; readonly order: OpenOrder }[];
    }
  // Gunnery
  | { readonly type: 'declared'; readonly declaration: Declaration }
  | { readonly type: 'undeclared'; readonly declarations: readonly Declaration[] }
  | { readonly type: 'declaringEnded'; readonly side: Side }
  | { readonly type: 'aimed'; readonly base: BaseId }
  | { readonly type: 'loaded'; readonly base: BaseId; readonly weapons: readonly WeaponName[] }
  /** The entry is not allowed in the mode the base is in, or what it would load is jammed, or there is nothing [§3.5, §5.5]. */
  | {
      readonly type: 'entryLost';
      readonly base: BaseId;
      readonly entry: 'aim' | 'load';
      readonly mode: Mode;
      readonly why: 'mode' | 'jammed' | 'nothing';
    }
  | { readonly type: 'fired'; readonly volley: Volley }
  // Movement
  | {
      readonly type: 'programsFixed';
      /** Whose program is not in the list of its mode, or who is shaken [E-19, §5.6]. */
      readonly defaults: readonly { readonly base: BaseId; readonly why: 'shaken' | 'mode' }[];
    }
  | { readonly type: 'moved'; readonly step: StepNumber; readonly moves: readonly Move[] }
  | { readonly type: 'wireCrushed'; readonly hexes: readonly Hex[] }
  // Assault
  | { readonly type: 'assaultRolled'; readonly assault: Assault; readonly roll: AssaultRoll }
  | {
      readonly type: 'hitsAssigned';
      readonly side: Side;
      readonly hits: readonly AssignedHit[];
    }
  | {
      readonly type: 'assaultFought';
      readonly hex: Hex;
      readonly winner: Side;
      readonly results: readonly AssaultHitResult[];
    }
  | { readonly type: 'entered'; readonly base: BaseId; readonly from: Hex; readonly hex: Hex }
  | {
      readonly type: 'retreated';
      readonly base: BaseId;
      readonly from: Hex;
      readonly hex: Hex;
      readonly facing: readonly [before: Direction, after: Direction];
    }
  | {
      readonly type: 'destroyed';
      readonly base: BaseId;
      readonly where: Where;
      readonly why: 'damage' | 'noRetreat' | 'immobilised';
    }
  // End of turn
  | {
      readonly type: 'applied';
      readonly base: BaseId;
      readonly effects: Pending;
      readonly models: number;
      readonly wear: number;
    }
  | { readonly type: 'recovered'; readonly base: BaseId; readonly tokens: number }
  | { readonly type: 'flagged'; readonly hex: Hex; readonly side: Side; readonly before: Side | null }
  | { readonly type: 'ended'; readonly victory: Victory };
