import type { Direction, Hex } from '../../../hex';
import type {
  BoxIndex,
  CellName,
  Chassis,
  CounterId,
  CycleName,
  DorianVehicleKind,
  MachineLetter,
  Order,
  SectionKind,
  Weapon,
} from './units';

/** One line of the cost lists [§3, §5]. `force` is an index into the scenario's forces. */
export type Purchase =
  | { readonly item: 'cell'; readonly cell: CellName }
  | { readonly item: 'white'; readonly kind: SectionKind | DorianVehicleKind }
  | { readonly item: 'machine'; readonly letter: MachineLetter; readonly chassis: Chassis }
  | {
      readonly item: 'weapon';
      readonly letter: MachineLetter;
      readonly slot: number;
      readonly weapon: Weapon;
    }
  | { readonly item: 'extraArmour'; readonly letter: MachineLetter }
  | {
      readonly item: 'thanis';
      readonly letter: MachineLetter;
      readonly order: 'freeMove' | 'freeTarget';
    };

/** A unit, or one weapon slot of a machine, that fires. */
export interface Firer {
  readonly unit: CounterId;
  /** Slot index of a machine's weapon; null for Dorian units. */
  readonly slot: number | null;
}

/** One shot: firers that combine, or one firer, at a declared target; `area`: with the area effect [§7.4, §7.5]. */
export interface Shot {
  readonly firers: readonly Firer[];
  readonly target: CounterId;
  readonly area: boolean;
}

export interface MoveAction {
  readonly type: 'move';
  readonly unit: CounterId;
  /**
   * The hexes entered by moving, in order; drift [§6.3.2] is not written, the hex after it is adjacent to where the drift ended.
   * A unit waiting to enter begins with its entry hex. Empty: it stays (turns, disembarks, embarks where it is).
   * An embarked section disembarks first unless it only stays.
   */
  readonly path: readonly Hex[];
  /** Facing at the end; null for sections. */
  readonly facing: Direction | null;
  /** Leaves the map from the last hex in this direction. */
  readonly exit: Direction | null;
  /** Embarks on this Floater, or takes shelter in this fort, in the last hex. */
  readonly into: CounterId | null;
}

/** Of the armies of the house for a side, those among them that are offered no more. */
export type ArmyNumber = 0 | 1 | 2 | 3 | 4 | 5;

export type Action =
  // Build-up [§5]
  | { readonly type: 'buy'; readonly force: number; readonly purchase: Purchase }
  | { readonly type: 'sell'; readonly force: number; readonly purchase: Purchase }
  /** Replaces what the side has bought by an army of the house, 0 the recommended one; without a number by the one of version 3 of the rules. */
  | { readonly type: 'recommend'; readonly army?: ArmyNumber }
  // Placement [§5]
  | {
      readonly type: 'place';
      readonly unit: CounterId;
      readonly hex: Hex;
      readonly facing: Direction | null;
      readonly into: CounterId | null;
    }
  | { readonly type: 'unplace'; readonly unit: CounterId }
  // Orders [§8]
  | {
      readonly type: 'order';
      readonly machine: CounterId;
      readonly cycle: CycleName;
      readonly box: BoxIndex;
      readonly order: Order | null;
    }
  | { readonly type: 'reset'; readonly machine: CounterId; readonly cycle: CycleName }
  | { readonly type: 'lockOrders'; readonly machine: CounterId }
  | { readonly type: 'reveal'; readonly machine: CounterId }
  | {
      readonly type: 'markHex';
      readonly machine: CounterId;
      readonly hex: Hex;
      readonly exit: Direction | null;
    }
  | { readonly type: 'markTarget'; readonly machine: CounterId; readonly target: CounterId }
  /** A section that waits begins embarked in a Floater that enters with it; null: on foot [§5, R-107]. */
  | { readonly type: 'embark'; readonly unit: CounterId; readonly into: CounterId | null }
  // Movement [§6]
  | MoveAction
  | { readonly type: 'uncover'; readonly unit: CounterId }
  // Fire [§7]
  | ({ readonly type: 'fire' } & Shot)
  /** All shots of a machine under Closest Target or Optimize, chosen before any roll, resolved in this order [§8.4]. */
  | { readonly type: 'allocate'; readonly machine: CounterId; readonly shots: readonly Shot[] }
  /** The machine fires no more in this phase (Free Target, Simple rules, nothing left to fire at). */
  | { readonly type: 'cease'; readonly machine: CounterId }
  // Rally [§6.3.4]
  | { readonly type: 'rally'; readonly unit: CounterId }
  | { readonly type: 'endPhase' };

export type ActionType = Action['type'];
