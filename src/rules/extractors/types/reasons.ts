import type { Direction, Hex } from '../../../hex';
import type { ActionType, Purchase } from './actions';
import type { Phase } from './game';
import type { OrderVerdict } from './moves';
import type { Sight } from './shots';
import type { Terrain } from './map';
import type { CellName, CounterId, CounterKind, CycleName, MovementType, Order, Weapon } from './units';

/** A section or ruling of RULES.md, such as '§7.3.1' or 'R-44'. */
export type RuleRef = `§${string}` | `R-${string}`;

/** Why an action is not allowed: a code with its numbers and the rule it rests on; worded by the interface. */
export type Illegal = Reason & { readonly rule: RuleRef };

export type Reason =
  | GeneralReason
  | BuildUpReason
  | PlacementReason
  | MovementReason
  | OrderReason
  | FireReason
  | RallyReason;

export type GeneralReason =
  /** Not an action of this game: a missing or impossible field. */
  | { readonly reason: 'malformed'; readonly field: string }
  | { readonly reason: 'wrongPhase'; readonly action: ActionType; readonly phase: Phase }
  | { readonly reason: 'gameEnded' }
  | { readonly reason: 'noSuchUnit'; readonly unit: string }
  | { readonly reason: 'notYours'; readonly unit: CounterId }
  /** Another machine must finish its activation first. */
  | { readonly reason: 'unfinished'; readonly machine: CounterId }
  | { readonly reason: 'notOnMap'; readonly unit: CounterId };

export type BuildUpReason =
  | { readonly reason: 'notYourForce'; readonly force: number }
  /** The scenario gives this force nothing of the kind to buy. */
  | { readonly reason: 'notForSale'; readonly purchase: Purchase }
  | { readonly reason: 'pointsShort'; readonly cost: number; readonly left: number }
  | { readonly reason: 'cellTaken'; readonly cell: CellName }
  | { readonly reason: 'counterMix'; readonly kind: CounterKind; readonly limit: number }
  | { readonly reason: 'machineLimit'; readonly limit: number }
  | { readonly reason: 'letterTaken'; readonly machine: CounterId }
  /** The machine belongs to another force, whose points are its own. */
  | { readonly reason: 'otherForce'; readonly machine: CounterId; readonly force: number }
  | {
      readonly reason: 'slotTaken';
      readonly machine: CounterId;
      readonly slot: number;
      readonly weapon: Weapon;
    }
  | { readonly reason: 'noSuchSlot'; readonly slot: number; readonly slots: number }
  | { readonly reason: 'armourLimit'; readonly limit: number }
  | { readonly reason: 'thanisTaken'; readonly machine: CounterId }
  | {
      readonly reason: 'classCap';
      readonly branch: 'infantry' | 'vehicles';
      readonly total: number;
      readonly cap: number;
    }
  | { readonly reason: 'notBought'; readonly purchase: Purchase }
  | {
      readonly reason: 'mustChoose';
      readonly what: 'machine' | 'weapon' | 'unit';
      readonly missing: number;
    };

export type PlacementReason =
  | { readonly reason: 'outsideZone'; readonly hex: Hex }
  | { readonly reason: 'notPlacedHere'; readonly unit: CounterId }
  | { readonly reason: 'unplaced'; readonly units: readonly CounterId[] }
  | { readonly reason: 'fortsAdjacent'; readonly fort: CounterId; readonly hex: Hex }
  | { readonly reason: 'oneGarrisonEach'; readonly fort: CounterId }
  | { readonly reason: 'oneExtractorEach'; readonly extractor: CounterId; readonly hex: Hex };

export type MovementReason =
  | { readonly reason: 'alreadyMoved'; readonly unit: CounterId }
  | { readonly reason: 'pinned'; readonly unit: CounterId }
  | { readonly reason: 'hidden'; readonly unit: CounterId }
  | { readonly reason: 'immobile'; readonly unit: CounterId }
  | { readonly reason: 'notAdjacent'; readonly from: Hex; readonly to: Hex }
  | {
      readonly reason: 'terrainForbidden';
      readonly hex: Hex;
      readonly terrain: Terrain;
      readonly movementType: MovementType;
    }
  /** Half MPs of the whole move so far, and what it may spend. */
  | { readonly reason: 'mpsShort'; readonly hex: Hex; readonly need: number; readonly have: number }
  | {
      readonly reason: 'mustStop';
      readonly hex: Hex;
      readonly why: 'lake' | 'minimumMove' | 'adjacent' | 'objective';
    }
  | { readonly reason: 'stackFull'; readonly hex: Hex; readonly limit: number }
  | { readonly reason: 'vehicleThere'; readonly hex: Hex; readonly unit: CounterId }
  | { readonly reason: 'enemyThere'; readonly hex: Hex }
  | { readonly reason: 'facingNeeded'; readonly unit: CounterId }
  | { readonly reason: 'noFacing'; readonly unit: CounterId }
  | { readonly reason: 'turnTooFar'; readonly sixths: number; readonly allowed: number }
  /** It arrives facing a hex of the map. */
  | { readonly reason: 'facesOffMap'; readonly hex: Hex; readonly facing: Direction }
  | { readonly reason: 'notAnEdge'; readonly hex: Hex; readonly direction: Direction }
  | { readonly reason: 'mayNotLeave'; readonly unit: CounterId }
  /** A planned move cannot come by a waypoint and still end in a hex [§6.3]. */
  | { readonly reason: 'noWayThrough'; readonly unit: CounterId; readonly via: Hex; readonly hex: Hex }
  | { readonly reason: 'entryTurn'; readonly turn: number; readonly now: number }
  | { readonly reason: 'entryHex'; readonly hex: Hex | null }
  | { readonly reason: 'noLegalEnd'; readonly unit: CounterId }
  | { readonly reason: 'mustRun'; readonly distance: number; readonly best: number }
  | { readonly reason: 'notACarrier'; readonly unit: CounterId }
  | { readonly reason: 'carrierFull'; readonly unit: CounterId; readonly limit: number }
  | { readonly reason: 'carrierElsewhere'; readonly unit: CounterId }
  | { readonly reason: 'routed'; readonly unit: CounterId }
  | { readonly reason: 'notASection'; readonly unit: CounterId }
  | { readonly reason: 'fluxBoarding'; readonly hex: Hex }
  | { readonly reason: 'embarkedThisTurn'; readonly unit: CounterId }
  | { readonly reason: 'inside'; readonly unit: CounterId; readonly carrier: CounterId }
  | { readonly reason: 'againstOrder'; readonly order: Order; readonly verdict: OrderVerdict }
  | { readonly reason: 'mustStillRun'; readonly units: readonly CounterId[] }
  | { readonly reason: 'mustStillEnter'; readonly units: readonly CounterId[] }
  /** The unit has entered already, or never enters. */
  | { readonly reason: 'notWaiting'; readonly unit: CounterId }
  | { readonly reason: 'notAboard'; readonly unit: CounterId }
  | { readonly reason: 'notHidden'; readonly unit: CounterId }
  | { readonly reason: 'tooManyUncovered'; readonly limit: number }
  | { readonly reason: 'onlyAtStart'; readonly of: 'movement' | 'fire' };

export type OrderReason =
  | { readonly reason: 'simpleRules' }
  | { readonly reason: 'boxLost'; readonly box: number }
  | { readonly reason: 'wrongCycle'; readonly order: Order; readonly cycle: CycleName }
  | { readonly reason: 'thanisNotBought'; readonly order: Order }
  | { readonly reason: 'thanisOnce'; readonly order: Order }
  | { readonly reason: 'emptyCycle'; readonly machine: CounterId; readonly cycle: CycleName }
  | { readonly reason: 'noOrdersLeft'; readonly machine: CounterId; readonly cycle: CycleName }
  | { readonly reason: 'notResetting'; readonly machine: CounterId }
  | { readonly reason: 'alreadyReset'; readonly machine: CounterId; readonly cycle: CycleName }
  | { readonly reason: 'notRevealed'; readonly machine: CounterId }
  | { readonly reason: 'alreadyRevealed'; readonly machine: CounterId }
  | { readonly reason: 'markFirst'; readonly machine: CounterId; readonly order: 'vector' | 'target' }
  | { readonly reason: 'nothingToMark'; readonly machine: CounterId }
  | { readonly reason: 'ownHex'; readonly hex: Hex }
  | { readonly reason: 'notVisible'; readonly target: CounterId }
  /** The order does not choose all its shots beforehand. */
  | { readonly reason: 'notAllocated'; readonly order: Order }
  | { readonly reason: 'mustExecute'; readonly machines: readonly CounterId[] };

export type FireReason =
  | { readonly reason: 'alreadyFired'; readonly unit: CounterId; readonly slot: number | null }
  | { readonly reason: 'unarmed'; readonly unit: CounterId }
  | { readonly reason: 'slotEmpty'; readonly unit: CounterId; readonly slot: number }
  | { readonly reason: 'slotLost'; readonly unit: CounterId; readonly slot: number }
  | { readonly reason: 'notAnEnemy'; readonly target: CounterId }
  | {
      readonly reason: 'outOfRange';
      readonly unit: CounterId;
      readonly range: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly reason: 'outOfArc'; readonly unit: CounterId; readonly slot: number }
  | { readonly reason: 'noSight'; readonly unit: CounterId; readonly sight: Sight }
  | { readonly reason: 'targetInside'; readonly target: CounterId; readonly carrier: CounterId }
  | { readonly reason: 'targetHidden'; readonly target: string }
  | { readonly reason: 'firerInside'; readonly unit: CounterId; readonly carrier: CounterId }
  | { readonly reason: 'otherCell'; readonly cells: readonly [CellName, CellName] }
  | { readonly reason: 'whiteNeverCombines'; readonly unit: CounterId }
  | { readonly reason: 'areaNeverCombines'; readonly unit: CounterId }
  | { readonly reason: 'noAreaEffect'; readonly unit: CounterId }
  | { readonly reason: 'holdsFireOnEntry'; readonly turn: number }
  | { readonly reason: 'onlyOneMachine' }
  | { readonly reason: 'notClosest'; readonly range: number; readonly closest: number }
  | { readonly reason: 'mustCombine'; readonly sizes: readonly number[]; readonly best: readonly number[] }
  | { readonly reason: 'mustFire'; readonly slots: readonly number[] }
  | { readonly reason: 'sweepOther'; readonly target: CounterId }
  | { readonly reason: 'sweepSingle' }
  | { readonly reason: 'wrongTargetType'; readonly best: 'hard' | 'soft' }
  | { readonly reason: 'onlyTheMark'; readonly mark: CounterId };

export type RallyReason =
  | { readonly reason: 'notRouted'; readonly unit: CounterId }
  /** One roll a section each rally phase [§6.3.4]. */
  | { readonly reason: 'alreadyRallied'; readonly unit: CounterId };
