import { MACHINE_CRITICAL, VEHICLE_CRITICAL } from '../data';
import type {
  HitCase,
  Machine,
  Outcome,
  Section,
  SoftResult,
  StaticPiece,
  ToHit,
  Unit,
  Vehicle,
} from '../types';
import { damageTableOf, readDamage, strikeSection } from './damage';

const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SOFT_RESULTS: readonly SoftResult[] = ['–', 'P', 'R', 'SL', 'SL/R', 'E'];

/** The exact distribution of what one shot does to one unit as it is now. */
export interface Odds {
  readonly outcomes: readonly Outcome[];
  readonly mean: number;
  readonly critical: number;
  readonly destroyed: number;
  /** Most rolls on the critical table. */
  readonly mostCriticals: number;
  /** Fewest and most dice, to-hit dice included, draws of slots and boxes left out. */
  readonly dice: readonly [fewest: number, most: number];
}

/** All that the odds ask about a firer. */
export type Hitting = Pick<ToHit, 'commando'>;

/** What the hit cases come to, critical rolls included [§7.3.2, §7.6]. */
export function oddsOf(unit: Unit, toHit: readonly Hitting[], cases: readonly HitCase[]): Odds {
  return unit.class === 'section' ? softOdds(unit, toHit, cases) : armourOdds(unit, toHit, cases);
}

function softOdds(section: Section, toHit: readonly Hitting[], cases: readonly HitCase[]): Odds {
  const chances = SOFT_RESULTS.map(() => 0);
  let mean = 0;
  let destroyed = 0;
  for (const { hits, chance, firepower } of cases) {
    if (hits.length === 0) chances[0] += chance;
    else
      for (const roll of ROLLS) {
        const { result } = readDamage('soft', firepower, roll);
        const { steps } = strikeSection(section, result);
        chances[SOFT_RESULTS.indexOf(result)] += chance / 10;
        mean += ((section.steps - steps) * chance) / 10;
        if (steps === 0) destroyed += chance / 10;
      }
  }
  const outcomes = SOFT_RESULTS.flatMap((result, index): Outcome[] =>
    chances[index] > 0 ? [{ result: { table: 'soft', result }, chance: chances[index] }] : [],
  );
  const rolls = toHit.length;
  const dice = [rolls + (mustHit(cases) ? 1 : 0), rolls + (mayHit(cases) ? 1 : 0)] as const;
  return { outcomes, mean, critical: 0, destroyed, mostCriticals: 0, dice };
}

type Armoured = Machine | Vehicle | StaticPiece;

/** Armour lost is not capped by the armour left; nothing is rolled for a target already destroyed. */
function armourOdds(unit: Armoured, toHit: readonly Hitting[], cases: readonly HitCase[]): Odds {
  const table = damageTableOf(unit) === 'machine' ? 'machine' : 'hard';
  const plusOne = chanceOfPlusOne(unit);
  // Twice the armour lost, plus one if the critical table was rolled on.
  const chances: number[] = [];
  const tally = { mean: 0, critical: 0, destroyed: 0, mostCriticals: 0, fewest: Infinity, most: 0 };
  const add = (armour: number, criticals: number, chance: number) => {
    const index = armour * 2 + (criticals > 0 ? 1 : 0);
    chances[index] = (chances[index] ?? 0) + chance;
    tally.mean += armour * chance;
    if (criticals > 0) tally.critical += chance;
    if (armour >= unit.armour) tally.destroyed += chance;
  };
  const count = (fewest: number, most: number) => {
    tally.fewest = Math.min(tally.fewest, fewest);
    tally.most = Math.max(tally.most, most);
  };
  for (const { hits, chance, firepower, facingDrm } of cases) {
    if (hits.length === 0) {
      add(0, 0, chance);
      count(0, 0);
      continue;
    }
    const commandos = hits.filter((index) => toHit[index].commando).length;
    for (const roll of ROLLS) {
      const printed = readDamage(table, firepower, roll + facingDrm);
      const left = unit.armour - printed.armour;
      const criticals = left > 0 ? commandos + (printed.critical ? 1 : 0) : 0;
      tally.mostCriticals = Math.max(tally.mostCriticals, criticals);
      count(1 + Math.min(criticals, Math.max(0, left)), 1 + criticals);
      plusOnes(criticals, plusOne, left).forEach((share, lost) => {
        add(printed.armour + lost, criticals, (chance / 10) * share);
      });
    }
  }
  const outcomes = chances.flatMap((chance, index): Outcome[] =>
    chance > 0 ? [{ result: { table, armour: index >> 1, critical: index % 2 === 1 }, chance }] : [],
  );
  const { mean, critical, destroyed, mostCriticals } = tally;
  const dice = [toHit.length + tally.fewest, toHit.length + tally.most] as const;
  return { outcomes, mean, critical, destroyed, mostCriticals, dice };
}

/** Chance that one roll on the critical table costs one more armour [§7.3.2]. */
function chanceOfPlusOne(unit: Armoured): number {
  const table: readonly string[] = unit.class === 'machine' ? MACHINE_CRITICAL : VEHICLE_CRITICAL;
  return table.filter((effect) => effect === 'armour').length / table.length;
}

/** Chances of 0, 1, 2 … armour lost to a number of critical rolls that end when none is left. */
function plusOnes(rolls: number, chance: number, left: number): readonly number[] {
  let shares = [1];
  for (let roll = 0; roll < rolls; roll++) {
    const next: number[] = shares.map(() => 0);
    shares.forEach((share, lost) => {
      if (lost >= left) {
        next[lost] += share;
        return;
      }
      next[lost] += share * (1 - chance);
      next[lost + 1] = (next[lost + 1] ?? 0) + share * chance;
    });
    shares = next;
  }
  return shares;
}

function mustHit(cases: readonly HitCase[]): boolean {
  return cases.every(({ hits }) => hits.length > 0);
}

function mayHit(cases: readonly HitCase[]): boolean {
  return cases.some(({ hits }) => hits.length > 0);
}
