import type { Direction, Hex } from '../../../hex';

export type Side = 'dorian' | 'avronian';
export type Edge = 'north' | 'east' | 'south' | 'west';

export type SectionKind = 'lance' | 'shock' | 'commando' | 'transcom' | 'dagmaton';
export type DorianVehicleKind = 'pgp' | 'floater' | 'walker' | 'revil' | 'flyer' | 'agrax';
export type VehicleKind = DorianVehicleKind | 'extractor';
export type StaticKind = 'fort' | 'commandPost';
export type Chassis = 'bipod' | 'multipod' | 'glide' | 'orni';
export type CounterKind = SectionKind | VehicleKind | StaticKind | Chassis;

export type MovementType = 'articulated' | 'leg' | 'tracked' | 'acv' | 'orni';
export type Arc = 'front' | 'frontAndFlanks' | 'rear' | 'rearAndFlanks' | 'turret';
export type Weapon =
  | 'particleAccelerator'
  | 'laser'
  | 'seeker'
  | 'shredder'
  | 'streamer'
  | 'thermoBeam'
  | 'undulator';

export type CellName =
  | 'Ferl Erlop'
  | 'Urcado'
  | 'Panza'
  | 'Comar Hart'
  | 'Comar Ehn'
  | 'Pad Rakem'
  | 'Outbok'
  | 'Ferl Edrid'
  | 'Xibalem'
  | "Bha'"
  | 'Ehn Etaki'
  | 'Connakti'
  | "Reub'Ark"
  | 'Ehn Ark'
  | 'Marache';

export type MachineLetter = 'A' | 'B' | 'C' | 'D' | 'E';

/** A counter of the counter mix, such as 'panza-shock-1', 'transcom-2', 'fort-3', 'extractor-1' or 'A'. See data/counters. */
export type CounterId = string & { readonly __brand: 'CounterId' };

export interface OnMap {
  readonly at: 'map';
  readonly hex: Hex;
  /** The faced hexside; null for what has no facing: sections and static pieces [§6.1, R-02]. */
  readonly facing: Direction | null;
  /** The Floater carrying it or the fort sheltering it, in the same hex [§6.3.3, §9.5]. */
  readonly inside: CounterId | null;
}
export type Where =
  | OnMap
  /** Bought or given, not yet placed. */
  | { readonly at: 'unplaced' }
  /** Waits off the map to enter, on its own or embarked in a Floater that waits too [§5]. */
  | { readonly at: 'toEnter'; readonly inside?: CounterId }
  /** Left the map by an edge; it does not return. */
  | { readonly at: 'exited'; readonly edge: Edge }
  | { readonly at: 'eliminated' };

/** What a variant sets otherwise than printed, of one counter. */
export type Varied = Readonly<Partial<Record<'firepower' | 'speed' | 'armour' | 'profile', number>>>;

interface UnitBase {
  readonly id: CounterId;
  readonly side: Side;
  readonly where: Where;
  /** Which force of the scenario it belongs to: index into `scenario.forces`. */
  readonly force: number;
  /** It has used its movement phase this turn (moved, entered, embarked, stood by). */
  readonly moved: boolean;
  /** It has fired this turn; a machine: it has finished its fire. */
  readonly fired: boolean;
  /** Written down, not on the map for the other side [§9.4]. */
  readonly hidden: boolean;
  /** Revealed by a machine in ambush: +3 to hit in its next fire phase [§9.4]. */
  readonly ambush: boolean;
  /** None: every number as printed. */
  readonly varied?: Varied;
}

/** Infantry: soft, on foot [§3]. */
export interface Section extends UnitBase {
  readonly class: 'section';
  readonly kind: SectionKind;
  readonly steps: number;
  readonly pinned: boolean;
  readonly routed: boolean;
  /** It disembarked this turn: the minimum move is not open to it. */
  readonly disembarked: boolean;
  /** The turn of its last rally roll: one a rally phase [§6.3.4]. */
  readonly rallyTurn?: number;
}

/** Hard, faces a hexside: the Dorian vehicles and the Extractors [§3]. */
export interface Vehicle extends UnitBase {
  readonly class: 'vehicle';
  readonly kind: VehicleKind;
  readonly armour: number;
  /** Critical hits on the weapon: the first halves, the second destroys it [§7.3.2]. */
  readonly firepowerHits: 0 | 1 | 2;
  /** Critical hits on the drive: the first halves, the second immobilises [§7.3.2]. */
  readonly speedHits: 0 | 1 | 2;
}

/** Hard, without facing, weapon or movement: forts and the Command Post. */
export interface StaticPiece extends UnitBase {
  readonly class: 'static';
  readonly kind: StaticKind;
  readonly armour: number;
}

export interface WeaponSlot {
  readonly weapon: Weapon | null;
  readonly lost: boolean;
  /** It has fired in this fire phase. */
  readonly fired: boolean;
}

export type MoveOrder = 'vector' | 'close' | 'retire' | 'patrol' | 'hold' | 'freeMove';
export type CombatOrder = 'closestTarget' | 'sweep' | 'optimize' | 'target' | 'selfDestruct' | 'freeTarget';
export type Order = MoveOrder | CombatOrder;
export type CycleName = 'move' | 'combat';
export type BoxIndex = 0 | 1 | 2;

/** One order box of a display [§8.1]. In a view, `'hidden'` stands for whatever lies face down, even nothing. */
export interface OrderBox<O extends Order = Order> {
  readonly order: O | null | 'hidden';
  readonly revealed: boolean;
  /** Destroyed by a Program critical hit. */
  readonly lost: boolean;
}

export interface Cycle<O extends Order = Order> {
  readonly boxes: readonly [OrderBox<O>, OrderBox<O>, OrderBox<O>];
  /** The box of the last order executed; null before the first and after a reset [§8.1]. */
  readonly marker: BoxIndex | null;
  /** The combat cycle advances every fire phase once it has begun [§8.1]. The move cycle always runs. */
  readonly running: boolean;
  /** The reset marker lies on the display [§8.2]. */
  readonly reset: boolean;
}

/** What Vector marks: a hex, or the space off the map beyond an edge hex [§8.3.1, R-56]. */
export interface Objective {
  readonly hex: Hex;
  /** Off the map from `hex` in this direction; null: the hex itself. */
  readonly exit: Direction | null;
}

/** An Avronian machine with its display [§8]. */
export interface Machine extends UnitBase {
  readonly class: 'machine';
  readonly kind: Chassis;
  readonly letter: MachineLetter;
  /** Armour left, extra armour included. */
  readonly armour: number;
  /** Extra armour bought, 0–5 [§3]. */
  readonly extraArmour: number;
  /** Speed points lost to critical hits. */
  readonly speedLost: number;
  /** In slot order of the chassis. */
  readonly slots: readonly WeaponSlot[];
  /** Thanis orders bought for it [§8.5]. Hidden (false) in the other side's view until revealed. */
  readonly thanis: { readonly freeMove: boolean; readonly freeTarget: boolean };
  readonly move: Cycle<MoveOrder>;
  readonly combat: Cycle<CombatOrder>;
  readonly objective: Objective | null;
  /** The unit marked by a Target order [§8.4.4]. */
  readonly mark: CounterId | null;
  /** It executed Hold in this turn: +1 to hit in this turn's fire phase [§8.3.5]. */
  readonly held: boolean;
  /** A Combat reset this fire phase: the first order fires at −2 [§8.2]. */
  readonly combatReset: boolean;
  /** It entered in this turn of a scenario in which it then holds its fire [§9.1]. */
  readonly holdsFire?: boolean;
}

export type Unit = Section | Vehicle | StaticPiece | Machine;
/** What faces a hexside [§6.1]. */
export type FacingUnit = Vehicle | Machine;
