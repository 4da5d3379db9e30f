import { expected, firersOf, whyNotShot } from './fire';
import { coverageOf, threatMap } from './threats';
import { holdsFireOnEntry } from './scenarios';
import { suppose, type Place } from './suppose';
import type { CounterId, Firer, Position, Side, Unit } from './types';
import { enemyOf, exposedUnits, unitOf, unitsOf } from './units';

/** A weapon and its chance to hit, 0 to 1. */
export interface Chance {
  readonly firer: Firer;
  readonly chance: number;
}

/** What passes between a unit and one enemy. */
export interface Prospect {
  readonly enemy: CounterId;
  /** That any weapon hits, each fired by itself. */
  readonly anyHit: number;
  readonly weapons: readonly Chance[];
}

/** What a place is worth under fire, likeliest first. */
export interface Prospects {
  /** What the unit could fire at from there. */
  readonly hits: readonly Prospect[];
  /** Enemies that could fire at the unit there without moving. */
  readonly hitBy: readonly Prospect[];
  /** Enemies that could fire there after their next move, machines without regard to orders. */
  readonly hitByNext: readonly Prospect[];
}

/**
 * What a unit could fire at from a place and what could fire at it there, nobody having fired yet [§7]. For planning, no
 * rule of its own: of a view, only what that side knows.
 */
export function prospectsFrom(position: Position, id: CounterId, place: Place): Prospects {
  const supposed = rested(suppose(position).stand(id, place));
  const unit = unitOf(position, id);
  const { side } = unit;
  const aimed = holdsFireOnEntry(position, unit) ? [] : exposedUnits(supposed, enemyOf(side));
  const hits = aimed.flatMap((enemy) => prospect(enemy.id, chances(supposed, supposed.units[id], enemy.id)));
  const hitBy = unitsOf(supposed)
    .filter((enemy) => enemy.side !== side)
    .flatMap((enemy) => prospect(enemy.id, chances(supposed, enemy, id)));
  const known = new Set(hitBy.map(({ enemy }) => enemy));
  const sheltered = (place.into ?? null) !== null;
  const hitByNext = sheltered
    ? []
    : later(position, supposed.units[id], place).filter(({ enemy }) => !known.has(enemy));
  return { hits: sorted(hits), hitBy: sorted(hitBy), hitByNext: sorted(hitByNext) };
}

/** Ready for the next fire phase: what was fired before does not count. */
function rested(position: Position): Position {
  const units = unitsOf(position).map((unit): [CounterId, Unit] => [
    unit.id,
    unit.class === 'machine'
      ? { ...unit, fired: false, slots: unit.slots.map((slot) => ({ ...slot, fired: false })) }
      : { ...unit, fired: false },
  ]);
  return { ...position, units: Object.fromEntries(units) };
}

function chances(position: Position, unit: Unit, target: CounterId): readonly Chance[] {
  return firersOf(unit).flatMap((firer) => {
    const shot = { firers: [firer], target, area: false };
    return whyNotShot(position, shot) ? [] : [{ firer, chance: expected(position, shot).anyHit }];
  });
}

const COVERAGES = new WeakMap<Position, Partial<Record<Side, ReturnType<typeof coverageOf>>>>();

/** After the enemy's next move; worked out once a position. */
function later(position: Position, unit: Unit, { hex }: Place): readonly Prospect[] {
  const by = enemyOf(unit.side);
  const known = COVERAGES.get(position) ?? {};
  COVERAGES.set(position, known);
  const coverage = (known[by] ??= coverageOf(position, by, 'next'));
  const found = new Map<CounterId, Chance[]>();
  for (const { firer, expected: comes } of threatMap(coverage, unit).at(hex))
    found.set(firer.unit, [...(found.get(firer.unit) ?? []), { firer, chance: comes.anyHit }]);
  return [...found].flatMap(([enemy, weapons]) => prospect(enemy, weapons));
}

function prospect(enemy: CounterId, weapons: readonly Chance[]): readonly Prospect[] {
  const anyHit = 1 - weapons.reduce((miss, { chance }) => miss * (1 - chance), 1);
  return anyHit > 0 ? [{ enemy, anyHit, weapons }] : [];
}

function sorted(prospects: readonly Prospect[]): readonly Prospect[] {
  return [...prospects].sort((a, b) => b.anyHit - a.anyHit);
}
