import {
  fullStrengthOf,
  knownCostOf,
  scenarioOf,
  type Position,
  type ScenarioId,
  type Unit,
} from '../../rules/extractors';
import { isStraggler } from './runners';

/** What a damage roll comes to on average: see `damageGiven`. */
export interface Loss {
  readonly mean: number;
  readonly destroyed: number;
  readonly critical: number;
  readonly pinned: number;
  readonly routed: number;
}

interface Worths {
  /** Times its full cost. */
  readonly dorian: number;
  readonly avronian: number;
  /** Points of its own, by kind or class, instead. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** What the sides cannot do without, in points, where the victory condition does not count costs [§9]. */
const WORTHS: Readonly<Record<ScenarioId, Worths>> = {
  incoming: { dorian: 0, avronian: 0, kinds: { section: 60, machine: 70 } },
  threePodAttack: { dorian: 0.8, avronian: 0, kinds: { commandPost: 260, machine: 110 } },
  extractors: { dorian: 1, avronian: 0.6, kinds: { extractor: 40 } },
  ambush: { dorian: 0.6, avronian: 0, kinds: { machine: 140 } },
  dobernStrongpoint: { dorian: 0.8, avronian: 0, kinds: { fort: 40, garrison: 30, machine: 100 } },
  engage: { dorian: 1, avronian: 1, kinds: {} },
};

/** What is left of the worth of a runner who is too slow to get away. */
const STRAGGLER = 0.1;

/** What a unit is worth to its side whole and fit, in points, as far as both sides know: it is told in reasons [§3, §9, R-88]. */
export function worthOf(position: Position, unit: Unit): number {
  const { kinds, ...sides } = WORTHS[position.scenario];
  const role = isGarrison(position, unit) ? 'garrison' : unit.kind;
  const worth = kinds[role] ?? kinds[unit.class] ?? knownCostOf(position, unit) * sides[unit.side];
  return position.scenario === 'incoming' && isStraggler(position, unit) ? STRAGGLER * worth : worth;
}

/** The sections the scenario places with the forts [§9.5]. */
export function isGarrison({ scenario }: Pick<Position, 'scenario'>, unit: Unit): boolean {
  return (
    scenario === 'dobernStrongpoint' &&
    unit.class === 'section' &&
    scenarioOf(scenario).forces[unit.force].name === 'Garrison'
  );
}

/** A wreck that still moves is worth this share of a whole unit; the rest lies in its armour. */
const HULL = 0.35;
const [SECTION_STEP, ROUTED, PINNED] = [0.4, 0.35, 0.08];
const CRITICAL = 0.05;

/** The share of its worth a unit still has: 0 gone, 1 whole and fit [§7.3.2]. */
function shareLeft(unit: Unit): number {
  if (unit.where.at === 'eliminated') return 0;
  switch (unit.class) {
    case 'section': {
      const whole = 1 - (unit.steps < fullStrengthOf(unit) ? SECTION_STEP : 0);
      return whole * (unit.routed ? 1 - ROUTED : unit.pinned ? 1 - PINNED : 1);
    }
    case 'static':
      return HULL + (1 - HULL) * (unit.armour / fullStrengthOf(unit));
    case 'vehicle': {
      const hits = unit.firepowerHits * 0.15 + unit.speedHits * 0.12;
      return Math.max(0.1, HULL + (1 - HULL) * (unit.armour / fullStrengthOf(unit)) - hits);
    }
    case 'machine': {
      const lost = unit.slots.filter((slot) => slot.lost).length * 0.07 + unit.speedLost * 0.04;
      return Math.max(0.1, HULL + (1 - HULL) * Math.min(1, unit.armour / fullStrengthOf(unit)) - lost);
    }
  }
}

/** The share of its whole worth that a hit takes from a unit on average. */
export function shareLost(unit: Unit, { mean, destroyed, critical, pinned, routed }: Loss): number {
  if (unit.class === 'section') {
    const left = shareLeft(unit);
    const steps = Math.max(0, mean - destroyed * unit.steps);
    const shaken = (unit.routed ? 0 : routed * ROUTED) + (unit.pinned || unit.routed ? 0 : pinned * PINNED);
    return destroyed * left + steps * SECTION_STEP + shaken;
  }
  const armour = Math.min(mean, unit.armour) / fullStrengthOf(unit);
  return armour * (1 - HULL) + destroyed * HULL + critical * CRITICAL;
}
