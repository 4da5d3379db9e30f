import type { Direction, Hex } from '../../../hex';
import type { Entry } from '../../result';
import type { Terrain } from './map';
import type { CounterId, MoveOrder } from './units';

/** Why movement points are spent [§6.3]. Values are half MPs. */
export type MpCause =
  | { readonly code: 'terrain'; readonly hex: Hex; readonly terrain: Terrain }
  | { readonly code: 'road'; readonly hex: Hex }
  /** 60° steps turned in the hex; one is free and listed as 0. */
  | { readonly code: 'turn'; readonly hex: Hex; readonly sixths: number }
  /** A lake hex takes the whole allowance. */
  | { readonly code: 'wholeAllowance'; readonly hex: Hex }
  /** The minimum move takes the whole allowance. */
  | { readonly code: 'minimumMove'; readonly hex: Hex }
  | { readonly code: 'disembark'; readonly hex: Hex }
  | { readonly code: 'embark'; readonly hex: Hex }
  | { readonly code: 'exit'; readonly hex: Hex };
export type MpEntry = Entry<MpCause>;

/** One hex change of a move. */
export interface Step {
  readonly from: Hex;
  readonly to: Hex;
  /** 'drift': displaced by flux at no cost [§6.3.2]. */
  readonly by: 'move' | 'drift';
  /** Leaving `from` needs a bog roll [§2 (A), R-45]. */
  readonly bogRoll: boolean;
}

/** A move walked to its end on the map as it is, every bog roll passed. */
export interface Walk {
  readonly unit: CounterId;
  readonly steps: readonly Step[];
  readonly costs: readonly MpEntry[];
  /** Half MPs. */
  readonly spent: number;
  readonly allowance: number;
  /** Road bonus this move has earned, half MPs [§6.3.1]. */
  readonly bonus: number;
  readonly end: End;
}

/** A place a move may end. */
export interface End {
  readonly hex: Hex;
  readonly facing: Direction | null;
  readonly exit: Direction | null;
  readonly into: CounterId | null;
  /** A cheapest path there, as a move action writes it. */
  readonly path: readonly Hex[];
  /** Half MPs. */
  readonly spent: number;
  readonly left: number;
  /** Bog rolls on the way. */
  readonly bogRolls: number;
}

/** A requirement of a Move order on the end of the move, with its numbers [§8.3]. */
export type Requirement =
  | {
      readonly code: 'distanceAtMost';
      readonly from: Hex;
      readonly unit: CounterId | null;
      readonly need: number;
      readonly have: number;
      readonly met: boolean;
    }
  | {
      readonly code: 'distanceAtLeast';
      readonly from: Hex;
      readonly unit: CounterId | null;
      readonly need: number;
      readonly have: number;
      readonly met: boolean;
    }
  | {
      readonly code: 'distanceBetween';
      readonly from: Hex;
      readonly unit: CounterId | null;
      readonly need: readonly [number, number];
      readonly have: number;
      readonly met: boolean;
    }
  /** `sixths`: 60° turns still away from having it in the front area. */
  | {
      readonly code: 'inFront';
      readonly of: Hex;
      readonly unit: CounterId | null;
      readonly sixths: number;
      readonly met: boolean;
    }
  | {
      readonly code: 'noCloserTo';
      readonly unit: CounterId;
      readonly need: number;
      readonly have: number;
      readonly met: boolean;
    }
  | { readonly code: 'mpsAtMost'; readonly need: number; readonly have: number; readonly met: boolean }
  | { readonly code: 'standStill'; readonly met: boolean }
  | { readonly code: 'freeTurnOnly'; readonly sixths: number; readonly met: boolean };

/** How an end stands against the order being executed. */
export interface OrderVerdict {
  readonly requirements: readonly Requirement[];
  /** 0 when every requirement is met; hexes short otherwise. */
  readonly shortfall: number;
  /** 60° turns away from the required facing. */
  readonly facingShort: number;
  /** It may end here: all met, or nothing better can be reached. */
  readonly legal: boolean;
}

export interface MachineEnd extends End {
  readonly verdict: OrderVerdict;
}

/** Where a unit may end its move [§6.3]. */
export interface Reach {
  readonly unit: CounterId;
  /** Half MPs. */
  readonly allowance: number;
  /** Legal ends; for a machine under orders those that satisfy the order. */
  readonly ends: readonly End[];
  /** Under orders: reachable ends the order rules out, with the verdict. */
  readonly ruledOut: readonly MachineEnd[];
  readonly order: MoveOrder | null;
}
