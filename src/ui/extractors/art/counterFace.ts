import type { CounterFace, CounterOwner, CounterStatus } from './face';
import {
  counterOf,
  firepowerOf,
  fullStrengthOf,
  passengersOf,
  SECTIONS,
  speedOf,
  VEHICLES,
  waitingAboard,
  type CounterId,
  type Position,
  type Section,
  type Unit,
} from '../../../rules/extractors';

/** What is printed on a unit's counter, its losses in the figures. */
export function faceOf(unit: Unit): CounterFace {
  const owner = ownerOf(unit);
  switch (unit.class) {
    case 'section': {
      const { range, steps } = SECTIONS[unit.kind];
      // One that is gone is drawn as it was last.
      const last = { ...unit, steps: Math.max(1, unit.steps) };
      const figures = { firepower: firepowerOf(last), range, speed: speedOf(unit) };
      return { kind: unit.kind, figures, steps: { now: last.steps, full: steps }, owner };
    }
    case 'vehicle': {
      const { range, firepower } = VEHICLES[unit.kind];
      const armed = firepower > 0;
      const figures = armed
        ? { firepower: firepowerOf(unit), range, speed: speedOf(unit) }
        : { speed: speedOf(unit) };
      return { kind: unit.kind, figures, armour: unit.armour, armourLost: isDented(unit), owner };
    }
    case 'static':
      return { kind: unit.kind, figures: {}, armour: unit.armour, armourLost: isDented(unit), owner };
    case 'machine': {
      const figures = { speed: speedOf(unit) };
      return { kind: unit.kind, figures, armour: unit.armour, armourLost: isDented(unit), owner };
    }
  }
}

function isDented(unit: Exclude<Unit, Section>): boolean {
  return unit.armour < fullStrengthOf(unit);
}

const NOBODY: ReadonlySet<CounterId> = new Set();

/** What turned up an order that nothing answered has finished its fire and fired nothing [§8.1]. */
export function hasFired(unit: Unit): boolean {
  return unit.fired && (unit.class !== 'machine' || unit.slots.some(({ fired }) => fired));
}

/** The status markers that lie on a unit's counter; `stayed`: units that have acted without moving, which bear no moved marker. */
export function statusOf(position: Position, unit: Unit, stayed = NOBODY): CounterStatus {
  const passengers = [...passengersOf(position, unit.id), ...waitingAboard(position, unit.id)].length;
  const common: CounterStatus = {
    moved: unit.moved && !stayed.has(unit.id),
    fired: hasFired(unit),
    hidden: unit.hidden,
    ...(unit.kind === 'fort' ? { sheltered: passengers > 0 } : { passengers }),
  };
  switch (unit.class) {
    case 'section':
      return {
        ...common,
        pinned: unit.pinned,
        routed: unit.routed,
        reduced: Math.max(1, unit.steps) < SECTIONS[unit.kind].steps,
      };
    case 'vehicle':
      return { ...common, critical: unit.firepowerHits > 0 || unit.speedHits > 0 };
    case 'machine':
      return { ...common, critical: unit.speedLost > 0 || unit.slots.some(({ lost }) => lost) };
    case 'static':
      return common;
  }
}

function ownerOf(unit: Unit): CounterOwner {
  if (unit.class === 'machine') return { machine: unit.letter };
  const { cell, rank } = counterOf(unit.id);
  const ranked = rank === null ? {} : { rank };
  if (unit.kind === 'extractor') return { hazard: true, ...ranked };
  if (unit.class === 'static') return { none: true };
  return cell === null ? { white: true, ...ranked } : { cell, ...ranked };
}
