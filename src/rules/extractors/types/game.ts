import type { Hex } from '../../../hex';
import type { Dice } from '../../rng';
import type { GameMap } from './map';
import type {
  BoxIndex,
  CombatOrder,
  CounterId,
  CycleName,
  Chassis,
  DorianVehicleKind,
  Edge,
  MoveOrder,
  SectionKind,
  Side,
  Unit,
} from './units';

export type ScenarioId =
  | 'incoming'
  | 'threePodAttack'
  | 'extractors'
  | 'ambush'
  | 'dobernStrongpoint'
  | 'engage';

export interface Setup {
  readonly scenario: ScenarioId;
  /** Full rules, or the Simple Extractors! option: no orders [§8]. */
  readonly rules: 'full' | 'simple';
  /** None: the scenario as printed. */
  readonly handicap?: Handicap;
  /** None: every number as printed. */
  readonly variant?: Variant;
  /** None: a game by itself. */
  readonly match?: Match;
  /** A position in notation that the game begins at, such as one begun on paper; none: before the build-up. */
  readonly from?: string;
}

/** The scenario is played twice, the players changing sides; the second game knows who won the first. */
export type Match = { readonly game: 1 } | { readonly game: 2; readonly first: Side | null };

/** What players of unequal strength, or of an uneven scenario, agree on. */
export interface Handicap {
  /** Points more to buy with; below 0, fewer. */
  readonly dorian: number;
  readonly avronian: number;
  /** Turns more, or fewer. */
  readonly turns: number;
}

type White = 'transcom' | 'dagmaton' | DorianVehicleKind;

/** A number the rulebook leaves open †, by the unit it is printed on; `mix`: how many white counters there are. */
export type FreeNumber =
  | `${SectionKind | DorianVehicleKind}.firepower`
  | `${SectionKind | DorianVehicleKind | 'extractor' | 'multipod' | 'orni'}.speed`
  | `extractor.${'armour' | 'profile'}`
  | `${White}.mix`;

/** Numbers that differ from the printed ones, such as a laboratory tries. */
export type Variant = Readonly<Partial<Record<FreeNumber, number>>>;

/** Whose decision it is and about what [§4]. */
export type Phase =
  | { readonly name: 'buildUp'; readonly side: Side }
  | { readonly name: 'placement'; readonly side: Side }
  | { readonly name: 'programming'; readonly side: 'avronian' }
  | { readonly name: 'movement'; readonly side: Side }
  | { readonly name: 'fire'; readonly side: Side }
  | { readonly name: 'rally'; readonly side: 'dorian' }
  | { readonly name: 'ended'; readonly side: null };

/** A machine in the middle of something; until it is finished no other unit acts. */
export type Activation =
  /** A cycle is being reset: its boxes are filled anew, then locked [§8.2]. */
  | { readonly type: 'resetting'; readonly machine: CounterId; readonly cycle: CycleName }
  /** A Move order has been revealed: mark an objective if `marking`, then move [§8.3]. */
  | {
      readonly type: 'moving';
      readonly machine: CounterId;
      readonly order: MoveOrder;
      readonly box: BoxIndex;
      readonly marking: boolean;
    }
  /** A Combat order has been revealed (null: Simple rules): mark a target if `marking`, then fire [§8.4]. */
  | {
      readonly type: 'firing';
      readonly machine: CounterId;
      readonly order: CombatOrder | null;
      readonly marking: boolean;
      /** Declared targets in the order they were fired at in this sweep [§8.4.2, R-57]. */
      readonly swept: readonly CounterId[];
    };

export interface Victory {
  /** null: a draw. */
  readonly winner: Side | null;
  /** The condition that decided, with its numbers. */
  readonly because: VictoryCause;
  readonly points: readonly VictoryPoints[];
}
/** A line of the reckoning; lines of lost points are negative. */
export interface VictoryPoints {
  readonly side: Side;
  readonly cause: {
    readonly unit: CounterId;
    readonly why: 'extractorDestroyed' | 'unitLost' | 'survives' | 'armourLost' | 'speedLost' | 'boxesLost';
  };
  readonly value: number;
}
/** Codes worded by the interface; each scenario adds its own. */
export type VictoryCause =
  | { readonly code: 'sectionLeftNorth'; readonly unit: CounterId; readonly turn: number }
  | { readonly code: 'noSectionLeftNorth'; readonly turn: number }
  | { readonly code: 'commandPostDestroyed'; readonly bipodsLost: number }
  | { readonly code: 'twoBipodsLost'; readonly postStands: boolean }
  | { readonly code: 'commandPostStands'; readonly bipodsLost: number }
  | { readonly code: 'extractorPoints'; readonly points: number }
  | { readonly code: 'machinesLeftSouth'; readonly left: number; readonly of: number }
  | {
      readonly code: 'strongpoint';
      readonly fortsStanding: number;
      readonly garrisonNear: number;
      readonly machinesLost: number;
      readonly machines: number;
    }
  | { readonly code: 'valueNearCentre'; readonly dorian: number; readonly avronian: number };

/** One thing the victory of a scenario hangs on, as it stands, worded by the interface [§9]. */
export interface VictoryClause {
  readonly code:
    | 'sectionLeftNorth'
    | 'commandPostStands'
    | 'bipodsLost'
    | 'extractorPoints'
    | 'machinesLeftSouth'
    | 'fortsDestroyed'
    | 'garrisonNear'
    | 'machinesLost'
    | 'valueNearCentre';
  /** The side the condition counts for while it holds. */
  readonly side: Side;
  /** What is counted: units, or points. */
  readonly have: number;
  readonly rel: 'atLeast' | 'atMost' | 'above';
  readonly need: number;
  /** `have` stands so to `need` now. */
  readonly holds: boolean;
  /** The condition is decided: nothing that may still happen changes it. */
  readonly settled: boolean;
}

/** What the victory condition counts, at any time of a game [§9]. */
export interface Score {
  readonly clauses: readonly VictoryClause[];
  /** The lines that are summed; none in scenarios without points. */
  readonly points: readonly VictoryPoints[];
  /** Who would have won if time were up now; null: a draw. */
  readonly ahead: Side | null;
}

/** Everything about a game but its dice: what questions are asked of. */
export interface Position {
  readonly scenario: ScenarioId;
  readonly rules: 'full' | 'simple';
  readonly handicap?: Handicap;
  readonly variant?: Variant;
  /** 0 before the first turn. */
  readonly turn: number;
  readonly phase: Phase;
  readonly activation: Activation | null;
  /** Counters in play by id, in the order of the counter mix within a side. */
  readonly units: Readonly<Record<CounterId, Unit>>;
  /** Hidden units activated at the start of this turn, at most two, one vehicle [§9.4]. */
  readonly uncovered: readonly CounterId[];
  readonly victory: Victory | null;
}
export interface Game extends Position {
  readonly dice: Dice;
}

/** Where a force stands, may be placed, or how it enters. */
export type Arrival =
  /** In the hex the scenario names, from the start [§9.2]. */
  | { readonly type: 'stands'; readonly hex: Hex }
  | { readonly type: 'placed'; readonly zone: Zone }
  | { readonly type: 'enters'; readonly turn: number; readonly hexes: readonly Hex[] };

export type Zone =
  | { readonly zone: 'anywhere' }
  | { readonly zone: 'hexes'; readonly hexes: readonly Hex[] }
  /** Forts in the massif, no two adjacent [§9.5]. */
  | { readonly zone: 'forts'; readonly hexes: readonly Hex[] }
  /** Sections in a fort's hex, one each [§9.5, R-60]. */
  | { readonly zone: 'garrison' }
  /** One Extractor in each depression area, one more in `near` [§9.3]. */
  | { readonly zone: 'extractors'; readonly near: readonly Hex[] };

/** What may be bought with a force's points; nothing where forces are imposed [§5]. */
export interface Budget {
  readonly points: { readonly full: number; readonly simple: number };
  readonly cells: boolean;
  readonly whites: readonly (SectionKind | DorianVehicleKind)[];
  readonly chassis: readonly Chassis[];
  /** Machines that cost nothing but must be chosen, with the chassis allowed [§9.4]. */
  readonly freeMachines: readonly { readonly chassis: readonly Chassis[] }[];
  /** 'free': any weapons, no points, every slot of the given machines filled [§9.1]. */
  readonly weapons: 'bought' | 'free' | 'none';
  readonly extraArmour: boolean;
  readonly thanis: boolean;
  /** Infantry and vehicles each at most this many points [§9.6]. */
  readonly classCap: { readonly full: number; readonly simple: number } | null;
}

/** One body of troops of a scenario, with its own points and its own way onto the map. */
export interface Force {
  readonly side: Side;
  readonly name: string;
  readonly given: readonly CounterId[];
  /** Chassis of given machines, by counter. */
  readonly givenChassis: Readonly<Record<string, Chassis>>;
  readonly budget: Budget | null;
  readonly arrival: Arrival;
}

/** Special rules a scenario names and the rules ask for. */
export type Special =
  | 'secretBuildUp'
  | 'hiddenSetUp'
  | 'forts'
  | 'entrantsHoldFire'
  | 'runNorth'
  | 'victoryPoints';

export interface Scenario {
  readonly id: ScenarioId;
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly title: string;
  readonly map: GameMap;
  /** As printed: the length of the game in turns. */
  readonly duration: number;
  /** The game is decided at the end of this turn at the latest. */
  readonly lastTurn: number;
  /** Where routed sections run. */
  readonly friendlyEdge: Readonly<Record<Side, Edge>>;
  /** Who, besides routed sections, may leave the map. */
  readonly exits: readonly { readonly who: 'sections' | 'machines'; readonly edge: Edge }[];
  readonly forces: readonly Force[];
  /** The hexes whose holder wins: so far from the centre at most [§9.6]. */
  readonly objective?: { readonly centre: Hex; readonly radius: number };
  readonly specials: readonly Special[];
}
