import type { Direction, Hex } from '../../../hex';
import type { ActionType } from './actions';
import type { Phase } from './game';
import type { ModelKind, Sight } from './gunnery';
import type { Terrain } from './map';
import type { GunneryEntry, Program } from './orders';
import type { BaseId, BaseClass, Mode, WeaponName } from './units';

/** A section or ruling of the rules, such as '§8.1' or 'E-34'. */
export type RuleRef = `§${string}` | `E-${string}`;

/** Why an action is not allowed: a code with its numbers and the rule it rests on; worded by the interface. */
export type Illegal = Reason & { readonly rule: RuleRef };

export type Reason = GeneralReason | PlacementReason | OrderReason | GunneryReason | AssaultReason;

export type GeneralReason =
  /** Not an action of this game: a missing or impossible field. */
  | { readonly reason: 'malformed'; readonly field: string }
  | { readonly reason: 'wrongPhase'; readonly action: ActionType; readonly phase: Phase }
  | { readonly reason: 'gameEnded' }
  | { readonly reason: 'noSuchBase'; readonly base: string }
  | { readonly reason: 'notYours'; readonly base: BaseId }
  | { readonly reason: 'notOnMap'; readonly base: BaseId };

export type PlacementReason =
  | { readonly reason: 'outsideZone'; readonly hex: Hex }
  | {
      readonly reason: 'barred';
      readonly hex: Hex;
      readonly terrain: Terrain;
      readonly class: BaseClass;
    }
  | { readonly reason: 'stackFull'; readonly hex: Hex; readonly bases: readonly BaseId[] }
  | { readonly reason: 'enemyThere'; readonly hex: Hex; readonly bases: readonly BaseId[] }
  | {
      readonly reason: 'enemyNear';
      readonly hex: Hex;
      readonly enemy: BaseId;
      readonly distance: number;
      readonly least: number;
    }
  /** The class of the base has no such mode, or may not be set up in it. */
  | { readonly reason: 'noSuchMode'; readonly base: BaseId; readonly mode: Mode }
  | { readonly reason: 'unplaced'; readonly bases: readonly BaseId[] };

export type OrderReason =
  /** No order is written now for that turn; `due` are the turns for which one is. */
  | {
      readonly reason: 'notDue';
      readonly base: BaseId;
      readonly turn: number;
      readonly due: readonly number[];
    }
  /** It lies in the queue since an earlier turn [§5.1]. */
  | { readonly reason: 'alreadyQueued'; readonly base: BaseId; readonly turn: number }
  | {
      readonly reason: 'notInList';
      readonly base: BaseId;
      readonly program: Program;
      /** The mode expected when the program begins. */
      readonly mode: Mode;
    }
  | { readonly reason: 'facingNeeded'; readonly program: Program }
  | { readonly reason: 'noFacing'; readonly program: Program }
  | {
      readonly reason: 'unwritten';
      readonly missing: readonly {
        readonly base: BaseId;
        readonly turn: number;
        readonly kind: 'movement' | 'gunnery';
      }[];
    };

export type GunneryReason =
  | { readonly reason: 'noFireOrder'; readonly base: BaseId; readonly entry: GunneryEntry }
  | { readonly reason: 'shaken'; readonly base: BaseId }
  /** Fast or crawling it fires once a turn. */
  | { readonly reason: 'firedThisTurn'; readonly base: BaseId; readonly mode: Mode }
  | { readonly reason: 'noSuchWeapon'; readonly base: BaseId; readonly weapon: WeaponName }
  | { readonly reason: 'notLoaded'; readonly base: BaseId; readonly weapon: WeaponName }
  | { readonly reason: 'jammed'; readonly base: BaseId; readonly weapon: WeaponName; readonly turn: number }
  | { readonly reason: 'nobodyFires'; readonly base: BaseId }
  | {
      readonly reason: 'modelsShort';
      readonly base: BaseId;
      readonly model: ModelKind;
      readonly wanted: number;
      readonly left: number;
    }
  | { readonly reason: 'weaponFires'; readonly base: BaseId; readonly weapon: WeaponName }
  | { readonly reason: 'friend'; readonly target: BaseId }
  | {
      readonly reason: 'outOfRange';
      readonly range: number;
      readonly most: number;
      readonly weapon: WeaponName;
    }
  | { readonly reason: 'outOfArc'; readonly base: BaseId; readonly weapon: WeaponName }
  | { readonly reason: 'noSight'; readonly from: Hex; readonly to: Hex; readonly sight: Sight }
  | { readonly reason: 'notDeclared'; readonly base: BaseId; readonly weapon: WeaponName };

export type AssaultReason =
  | { readonly reason: 'notInAssault'; readonly base: string; readonly hex: Hex }
  | { readonly reason: 'noSuchProfile'; readonly profile: number; readonly profiles: number }
  /** One damage hit for each living enemy model while they last [§10.5]. */
  | { readonly reason: 'hitCount'; readonly given: number; readonly needed: number }
  | {
      readonly reason: 'profileSpent';
      readonly profile: number;
      readonly given: number;
      readonly left: number;
    }
  | {
      readonly reason: 'modelsHit';
      readonly target: BaseId;
      readonly given: number;
      readonly models: number;
    }
  | { readonly reason: 'supportCount'; readonly given: number; readonly needed: number }
  | { readonly reason: 'notRetreating'; readonly base: BaseId; readonly retreating: BaseId }
  /** By 60° or 180°, or not at all [§10.6]. */
  | { readonly reason: 'turnNotAllowed'; readonly from: Direction; readonly to: Direction };
