import type { Direction, Hex } from '../../../hex';
import type { ArmyNumber, Firer, Purchase } from './actions';
import type { Phase, Victory } from './game';
import type { MpEntry, Step } from './moves';
import type { RuleRef } from './reasons';
import type { UnitEffect, UnitResult } from './shots';
import type {
  BoxIndex,
  CombatOrder,
  CounterId,
  CycleName,
  Edge,
  MoveOrder,
  Objective,
  Order,
  Side,
  Where,
} from './units';

/** Why nobody could act in a phase; the same whatever lies hidden. */
export type PassedOver =
  | { readonly why: 'holdsFireOnEntry'; readonly units: readonly CounterId[]; readonly rule: RuleRef }
  | { readonly why: 'noneRouted' | 'noTarget' | 'nobodyCan'; readonly rule: RuleRef };

/** What happened, in order; the log, the animation and the replay read nothing else. */
export type Event =
  | {
      readonly type: 'phaseBegan';
      readonly turn: number;
      readonly phase: Phase;
      /** It was over at once: nobody could do anything in it. */
      readonly passedOver?: PassedOver;
    }
  // Build-up and placement: secret where the scenario says so; `side` is whose it is
  | {
      readonly type: 'bought' | 'sold';
      readonly side: Side;
      readonly force: number;
      readonly purchase: Purchase;
    }
  /** Which army of the house, as its own side reads it: some hold a Thanis order. */
  | { readonly type: 'recommended'; readonly side: Side; readonly army?: ArmyNumber }
  | { readonly type: 'placed'; readonly unit: CounterId; readonly where: Where; readonly hidden: boolean }
  | { readonly type: 'unplaced'; readonly unit: CounterId; readonly hidden: boolean }
  // Orders
  | {
      readonly type: 'ordered';
      readonly machine: CounterId;
      readonly cycle: CycleName;
      readonly box: BoxIndex;
      /** 'hidden' to the other side. */
      readonly order: Order | null | 'hidden';
    }
  | { readonly type: 'reset'; readonly machine: CounterId; readonly cycle: CycleName }
  | { readonly type: 'locked'; readonly machine: CounterId; readonly cycle: CycleName | null }
  | {
      readonly type: 'revealed';
      readonly machine: CounterId;
      readonly cycle: CycleName;
      readonly box: BoxIndex;
      readonly order: Order;
    }
  /** The order could not be executed; the marker advances all the same [§8.1]. */
  | {
      readonly type: 'notExecuted';
      readonly machine: CounterId;
      readonly order: MoveOrder | CombatOrder;
      readonly why: 'noEnemy' | 'noTarget' | 'noOrders';
    }
  | { readonly type: 'marked'; readonly machine: CounterId; readonly objective: Objective }
  | { readonly type: 'targetMarked'; readonly machine: CounterId; readonly target: CounterId }
  | {
      readonly type: 'objectiveRemoved';
      readonly machine: CounterId;
      readonly cycle: CycleName;
      readonly why: 'reached' | 'reset' | 'targetGone';
    }
  /** Orders taken off the display: Vector reached, Target's mark gone. */
  | {
      readonly type: 'orderRemoved';
      readonly machine: CounterId;
      readonly cycle: CycleName;
      readonly box: BoxIndex;
      readonly order: Order | 'hidden';
    }
  // Movement
  | {
      readonly type: 'entered';
      readonly unit: CounterId;
      readonly hex: Hex;
      readonly facing: Direction | null;
    }
  | {
      readonly type: 'moved';
      readonly unit: CounterId;
      /** Hex changes made, drift included, cut short by a failed bog roll. */
      readonly steps: readonly Step[];
      readonly costs: readonly MpEntry[];
      readonly facing: Direction | null;
    }
  | {
      readonly type: 'bogRoll';
      readonly unit: CounterId;
      readonly hex: Hex;
      readonly roll: number;
      readonly stuck: boolean;
    }
  | {
      readonly type: 'embarked' | 'disembarked' | 'sheltered' | 'leftShelter';
      readonly unit: CounterId;
      readonly carrier: CounterId;
    }
  /** Off the map, before its Floater enters; null: on foot again. */
  | { readonly type: 'begunEmbarked'; readonly unit: CounterId; readonly carrier: CounterId | null }
  /** With the Floater that has just entered. */
  | { readonly type: 'enteredEmbarked'; readonly unit: CounterId; readonly carrier: CounterId }
  | { readonly type: 'exited'; readonly unit: CounterId; readonly hex: Hex; readonly edge: Edge }
  | { readonly type: 'fortOverrun'; readonly fort: CounterId; readonly machine: CounterId }
  | {
      readonly type: 'uncovered';
      readonly unit: CounterId;
      readonly why: 'activated' | 'machineNear' | 'bumped';
      readonly where: Where;
    }
  // Fire
  | {
      readonly type: 'shot';
      readonly firers: readonly Firer[];
      readonly target: CounterId;
      readonly area: boolean;
      readonly results: readonly UnitResult[];
    }
  | {
      readonly type: 'selfDestruct';
      readonly machine: CounterId;
      readonly results: readonly UnitResult[];
    }
  /** Passengers of a destroyed Floater, sections of a lost hex [§6.3.3, R-46]. */
  | {
      readonly type: 'passengersHit';
      readonly floater: CounterId;
      readonly effects: readonly { readonly unit: CounterId; readonly effects: readonly UnitEffect[] }[];
    }
  | {
      readonly type: 'eliminated';
      readonly unit: CounterId;
      readonly why: 'fire' | 'overstacked' | 'leftMap' | 'selfDestruct' | 'overrun';
    }
  // Rally
  | {
      readonly type: 'rallyRoll';
      readonly unit: CounterId;
      readonly transcom: CounterId | null;
      readonly drm: number;
      readonly roll: number;
      readonly rallied: boolean;
    }
  | { readonly type: 'pinRemoved'; readonly units: readonly CounterId[] }
  | { readonly type: 'ended'; readonly victory: Victory };
