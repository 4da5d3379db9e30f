import { HARD_DAMAGE, MACHINE_DAMAGE, SOFT_DAMAGE, damageResult } from '../data';
import type {
  DamageResult,
  DamageTable,
  HitCase,
  Section,
  SoftResult,
  ToHit,
  Unit,
  UnitEffect,
} from '../types';

/** The table a unit's damage is read from [§7.3.2]. */
export function damageTableOf(unit: Unit): DamageTable {
  if (unit.class === 'section') return 'soft';
  return unit.class === 'machine' ? 'machine' : 'hard';
}

/** What those that hit bring to the damage roll: summed firepower and the best of their facing DRMs [§7.5, R-51]. */
export function combined(
  toHit: readonly Pick<ToHit, 'firepower' | 'facingDrm'>[],
  hits: readonly number[],
): Pick<HitCase, 'firepower' | 'facingDrm'> {
  let firepower = 0;
  let facingDrm = -Infinity;
  for (const index of hits) {
    firepower += toHit[index].firepower;
    facingDrm = Math.max(facingDrm, toHit[index].facingDrm);
  }
  return { firepower, facingDrm: hits.length ? facingDrm : 0 };
}

/** What stands in a table. */
type Printed<T extends DamageTable> = T extends 'soft'
  ? Extract<DamageResult, { table: 'soft' }>
  : Exclude<DamageResult, { table: 'soft' }>;

/** The printed result of a damage roll; the modified roll is held to 0–9 [§7.3.2, R-12]. */
export function readDamage<T extends DamageTable>(table: T, firepower: number, modified: number): Printed<T>;
export function readDamage(table: DamageTable, firepower: number, modified: number): DamageResult {
  const roll = Math.min(9, Math.max(0, modified));
  switch (table) {
    case 'soft':
      return { table, result: damageResult(SOFT_DAMAGE, firepower, roll) };
    case 'hard':
      return { table, ...damageResult(HARD_DAMAGE, firepower, roll) };
    case 'machine':
      return { table, ...damageResult(MACHINE_DAMAGE, firepower, roll) };
  }
}

/** What a section is after a result; no steps left: eliminated. */
export interface Struck {
  readonly steps: number;
  readonly pinned: boolean;
  readonly routed: boolean;
  readonly effects: readonly UnitEffect[];
}

/** A soft result on a section in its state [§7.3.2]. */
export function strikeSection(section: Section, result: SoftResult): Struck {
  switch (result) {
    case '–':
      return { ...stateOf(section), effects: [] };
    case 'P':
      return section.pinned && !section.routed
        ? rout(section)
        : section.routed
          ? loseStep(section)
          : pin(section);
    case 'R':
      return section.routed ? loseStep(section) : rout(section);
    case 'SL':
      return loseStep(section);
    case 'SL/R':
      return section.routed || section.steps <= 1 ? eliminated(section) : loseStepAndRout(section);
    case 'E':
      return eliminated(section);
  }
}

function pin(section: Section): Struck {
  return { ...stateOf(section), pinned: true, effects: [{ effect: 'pinned' }] };
}

/** A rout replaces a pin [§7.3.2]. */
function rout(section: Section): Struck {
  return { ...stateOf(section), pinned: false, routed: true, effects: [{ effect: 'routed' }] };
}

/** A step loss leaves a pin [§7.3.2]. */
function loseStep(section: Section): Struck {
  if (section.steps <= 1) return eliminated(section);
  const steps = section.steps - 1;
  return { ...stateOf(section), steps, effects: [{ effect: 'step', lost: 1, left: steps }] };
}

function loseStepAndRout(section: Section): Struck {
  const steps = section.steps - 1;
  return {
    steps,
    pinned: false,
    routed: true,
    effects: [{ effect: 'step', lost: 1, left: steps }, { effect: 'routed' }],
  };
}

function eliminated(section: Section): Struck {
  return {
    ...stateOf(section),
    steps: 0,
    effects: [{ effect: 'step', lost: section.steps, left: 0 }, { effect: 'destroyed' }],
  };
}

function stateOf({ steps, pinned, routed }: Section): Omit<Struck, 'effects'> {
  return { steps, pinned, routed };
}
