import { SECTIONS } from '../data';
import type { Section, Unit } from '../types';
import { fullStrengthOf } from '../units';
import { fullCostOf } from '../victory';

/** Tenths of a point: whole numbers, so that sums of them can be told apart exactly. */
export const TENTHS = 10;
/** Points of each armour of a piece without a price, as a machine's lost armour counts [§9.6]; of any other harm a critical does. */
export const UNPRICED = 3;
/** The share of its worth that is left to a section that cannot act, or only in part, until it is seen to [§6.3.4, §7.3.2]. */
const [ROUTED, PINNED] = [0.5, 0.9];

type Armoured = Exclude<Unit, Section>;

/** What a section is worth in its state, in tenths of a point: its share of its price [§3]. */
export function worthOfSection({ kind, steps, pinned, routed }: SectionState): number {
  const { cost, steps: whole } = SECTIONS[kind];
  const share = routed ? ROUTED : pinned ? PINNED : 1;
  return Math.round((TENTHS * cost * share * steps) / whole);
}

type SectionState = Pick<Section, 'kind' | 'steps' | 'pinned' | 'routed'>;

/** What a unit with so much armour is worth in tenths of a point: its share of its price, equipment included [§3]. */
export function worthOfArmour(unit: Armoured, armour: number): number {
  const whole = fullStrengthOf(unit);
  const points = unit.class === 'static' ? UNPRICED * whole : fullCostOf(unit);
  return Math.round((TENTHS * points * Math.max(0, armour)) / whole);
}

/** What a unit is worth as it stands, in tenths of a point; nothing once it is lost. */
export function worthNow(unit: Unit): number {
  if (unit.where.at === 'eliminated') return 0;
  return unit.class === 'section' ? worthOfSection(unit) : worthOfArmour(unit, unit.armour);
}
