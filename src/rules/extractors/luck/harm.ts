import { spreadOf, type Spread } from '../../spread';
import { MACHINE_CRITICAL, SPEED_STAR, VEHICLE_CRITICAL } from '../data';
import { readDamage, strikeSection } from '../fire/damage';
import type { CriticalRoll, DamageResult, Position, Section, Unit, UnitForecast, UnitResult } from '../types';
import { passengersOf } from '../units';
import { TENTHS, UNPRICED, worthOfArmour, worthOfSection } from './worth';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type Armoured = Exclude<Unit, Section>;

/** A unit about to be struck, and what its loss takes with it. All worth in tenths of a point. */
export interface Struck {
  readonly unit: Unit;
  readonly rules: Position['rules'];
  /** What its passengers lose if it is destroyed [§6.3.3]. */
  readonly aboard: number;
}

/** The unit as it stands, and its passengers as they do. */
export function struckIn(position: Position, unit: Unit): Struck {
  const aboard =
    unit.class === 'vehicle'
      ? passengersOf(position, unit.id).reduce(
          (sum, section) => sum + takenFrom(section, { table: 'soft', result: 'SL/R' }),
          0,
        )
      : 0;
  return { unit, rules: position.rules, aboard };
}

/** All that a shot might have taken from the unit, in tenths of a point, with its chance: the card's odds in worth [§7.3.2]. */
export function harmSpread(struck: Struck, { cases, toHit }: UnitForecast): Spread {
  const found: (readonly [harm: number, chance: number])[] = [];
  for (const { hits, chance, firepower, facingDrm } of cases) {
    if (hits.length === 0) {
      found.push([0, chance]);
      continue;
    }
    const commandos = hits.filter((index) => toHit[index].commando).length;
    for (const face of FACES)
      for (const [harm, share] of harmsOf(struck, { firepower, facingDrm, face, commandos }))
        found.push([harm, (chance / 10) * share]);
  }
  return spreadOf(found);
}

/** What the dice of a shot took from the unit, in tenths of a point. */
export function harmRolled(struck: Struck, { damage, criticals }: UnitResult): number {
  if (!damage) return 0;
  const { unit } = struck;
  if (unit.class === 'section') return takenFrom(unit, damage.result);
  const state = criticals.reduce(
    (harmed, { roll }) => after(harmed, criticalOf(unit, struck.rules, roll)),
    begun(unit, damage.result),
  );
  return takenBy(struck, unit, state);
}

/** What one result takes from a section. */
function takenFrom(section: Section, result: DamageResult): number {
  if (result.table !== 'soft') return 0;
  const { steps, pinned, routed } = strikeSection(section, result.result);
  return worthOfSection(section) - worthOfSection({ kind: section.kind, steps, pinned, routed });
}

interface DamageRoll {
  readonly firepower: number;
  readonly facingDrm: number;
  readonly face: number;
  readonly commandos: number;
}

/** The harm of one damage roll with all that its critical rolls might do. */
function harmsOf(struck: Struck, roll: DamageRoll): readonly (readonly [harm: number, share: number])[] {
  const { unit } = struck;
  const { firepower, facingDrm, face, commandos } = roll;
  if (unit.class === 'section') return [[takenFrom(unit, readDamage('soft', firepower, face)), 1]];
  const result = readDamage(unit.class === 'machine' ? 'machine' : 'hard', firepower, face + facingDrm);
  let states: readonly (readonly [Harmed, number])[] = [[begun(unit, result), 1]];
  const due = commandos + (result.critical ? 1 : 0);
  for (let rolls = 0; rolls < due; rolls++) states = rolledOnce(unit, struck.rules, states);
  return states.map(([state, share]) => [takenBy(struck, unit, state), share]);
}

/** Armour left, and what criticals have done besides, in tenths of a point. */
interface Harmed {
  readonly left: number;
  readonly besides: number;
}

function begun(unit: Armoured, result: DamageResult): Harmed {
  return { left: unit.armour - (result.table === 'soft' ? 0 : result.armour), besides: 0 };
}

/** Every state after one more critical roll; nothing is rolled for what is destroyed. */
function rolledOnce(
  unit: Armoured,
  rules: Position['rules'],
  states: readonly (readonly [Harmed, number])[],
) {
  const next = new Map<string, [Harmed, number]>();
  for (const [state, share] of states)
    for (const face of FACES) {
      const then = after(state, criticalOf(unit, rules, face));
      const key = `${then.left} ${then.besides}`;
      const known = next.get(key);
      if (known) known[1] += share / 10;
      else next.set(key, [then, share / 10]);
    }
  return [...next.values()];
}

function after(state: Harmed, critical: Harmed): Harmed {
  if (state.left <= 0) return state;
  return { left: state.left - critical.left, besides: state.besides + critical.besides };
}

/** Destroyed, it takes along what its passengers lose; hurt, never more than it is worth. */
function takenBy({ aboard }: Struck, unit: Armoured, { left, besides }: Harmed): number {
  const worth = worthOfArmour(unit, unit.armour);
  return left <= 0 ? worth + aboard : Math.min(worth, worth - worthOfArmour(unit, left) + besides);
}

/** What one face of the critical table takes: armour, or a harm that counts like one lost slot or speed point [§7.3.2, §9.6]. */
function criticalOf(unit: Armoured, rules: Position['rules'], face: CriticalRoll['roll']): Harmed {
  const entry = unit.class === 'machine' ? MACHINE_CRITICAL[face] : VEHICLE_CRITICAL[face];
  const counts = (points: number): Harmed => ({ left: 0, besides: TENTHS * UNPRICED * points });
  switch (entry) {
    case 'armour':
      return { left: 1, besides: 0 };
    case 'none':
      return counts(0);
    case 'speed':
    case 'firepower':
      return counts(unit.class === 'static' ? 0 : 1);
    case 'speedStar':
      return counts(unit.class === 'machine' ? SPEED_STAR[unit.kind] : 0);
    case 'program':
      return counts(unit.class === 'machine' && rules === 'full' && !isThanis(unit) ? 1 : 0);
  }
}

/** A Program hit does nothing to it [§8.5]. */
function isThanis({ thanis }: Extract<Unit, { class: 'machine' }>): boolean {
  return thanis.freeMove || thanis.freeTarget;
}
