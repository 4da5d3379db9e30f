import {
  isDoomed,
  profileOf,
  type Base,
  type Facets,
  type Mode,
  type Side,
  type UnitName,
} from '../../../rules/furrows';

/** What is printed on a counter. Facing, armour bars and status lie on it as drawings of their own. */
export interface CounterFace {
  readonly unit: UnitName;
  readonly side: Side;
  readonly armour: Facets;
  /** Models it began with, those that live, and those of them that are lost when damage takes effect. */
  readonly models: { readonly full: number; readonly living: number; readonly doomed: number };
  /** Tells bases of one unit apart. */
  readonly rank?: number | undefined;
}

export interface CounterStatus {
  readonly mode: Mode | null;
  readonly shaken: number;
  readonly doomed: boolean;
  readonly wear: number;
  /** Null: none of its weapons needs loading. */
  readonly loaded: boolean | null;
  readonly aimed: boolean;
  readonly jammed: boolean;
}

export function faceOfUnit(unit: UnitName, rank?: number): CounterFace {
  const { side, armour, models } = profileOf(unit);
  return { unit, side, armour, models: { full: models, living: models, doomed: 0 }, rank };
}

export function faceOf(base: Base, rank?: number): CounterFace {
  const printed = faceOfUnit(base.unit, rank);
  const doomed = Math.min(base.models, isDoomed(base) ? base.models : base.pending.models);
  return { ...printed, models: { ...printed.models, living: base.models, doomed } };
}

export function statusOf(base: Base, turn: number): CounterStatus {
  const loads = Object.values(base.loads);
  return {
    mode: base.mode,
    shaken: base.shaken,
    doomed: isDoomed(base),
    wear: base.wear,
    loaded: loads.length === 0 ? null : loads.every((tokens) => tokens > 0),
    aimed: base.turn.aimed !== null,
    jammed: base.jammed >= turn && base.jammed > 0,
  };
}

/** As one says it: 4/3/3/2, or one figure where all four are alike. */
export function armourText(armour: Facets): string {
  return armour.every((figure) => figure === armour[0]) ? String(armour[0]) : armour.join('/');
}
