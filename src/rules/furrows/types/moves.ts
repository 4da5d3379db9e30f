import type { Direction, Hex } from '../../../hex';
import type { Entry } from '../../result';
import type { Terrain, Work } from './map';
import type { Program } from './orders';
import type { BaseId, Mode } from './units';

/** What the attempts to enter a hex are made of [§2]. */
export type CostCause =
  | { readonly code: 'terrain'; readonly terrain: Terrain }
  | { readonly code: 'climb'; readonly terrain: Terrain }
  | { readonly code: 'work'; readonly work: Work }
  | { readonly code: 'road' }
  | { readonly code: 'leavingSwamp' };
export type CostEntry = Entry<CostCause>;

/** What became of a base's part of a step [§6.5]. */
export type MoveOutcome =
  /** The base enters no hex: it waits, turns or changes its speed. */
  | 'stays'
  /** The swamp holds it [E-30]. */
  | 'stuck'
  /** The base has taken a difficult token. */
  | 'tries'
  /** Stopped by over-stacking, and shaken in the next turn [E-34]. */
  | 'stopped'
  /** A clash: the League stands [E-35]. */
  | 'stands'
  | 'enters'
  /** The base enters a contested hex: the assault decides. */
  | 'assaults';

/** What one base did in a movement step. */
export interface Move {
  readonly base: BaseId;
  /** The part as done, such as 'L,F'. */
  readonly part: string;
  /** The F or Rev could not be done, so the default's part was [E-18]. */
  readonly replaced: boolean;
  readonly hex: Hex;
  readonly facing: readonly [before: Direction, after: Direction];
  readonly mode: readonly [before: Mode, after: Mode];
  /** The hex it tried to enter. */
  readonly to: Hex | null;
  readonly reversed: boolean;
  readonly cost: readonly CostEntry[];
  /** The d6 of a base in swamp [§2]. */
  readonly swamp: number | null;
  /** Difficult tokens it had and has for that hex. */
  readonly tokens: readonly [before: number, after: number];
  readonly outcome: MoveOutcome;
}

/** Where a base is after a step of its path, if nobody were in the way. */
export interface PathStep {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly mode: Mode;
  /** The hex it tried for, entered or not, and the attempts that takes. */
  readonly tried: Hex | null;
  readonly cost: readonly CostEntry[];
  /** Difficult tokens lying after the step. */
  readonly tokens: number;
  /** The part as it can be done there. */
  readonly part: string;
  readonly replaced: boolean;
}
export interface ProgramPath {
  readonly program: Program;
  /** The hex, facing and mode in which the turn begins. */
  readonly from: { readonly hex: Hex; readonly facing: Direction; readonly mode: Mode };
  readonly steps: readonly PathStep[];
}
