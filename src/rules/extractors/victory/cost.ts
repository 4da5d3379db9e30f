import { total } from '../../result';
import { CHASSIS, THANIS_COST, WEAPONS } from '../data';
import type { Machine, Position, Unit, VictoryPoints } from '../types';
import { printedCostOf } from '../units';
import { revealedThanis } from '../view';

/** Points for each armour point, speed point and order slot a machine has lost [§9.6]. */
const LOSS_COST = 3;

/** What a unit cost in build-up: a machine with its weapons, extra armour and Thanis orders [§3, §9.6]. */
export function fullCostOf(unit: Unit): number {
  return printedCostOf(unit) + (unit.class === 'machine' ? equipmentCostOf(unit) : 0);
}

/** The same as far as both sides know: Thanis orders that have not been revealed count once the game has ended. */
export function knownCostOf(position: Pick<Position, 'phase'>, unit: Unit): number {
  return fullCostOf(openly(position, unit));
}

/** A unit with those Thanis orders alone that both sides know of, once the game has ended with all. */
export function openly({ phase }: Pick<Position, 'phase'>, unit: Unit): Unit {
  return unit.class === 'machine' && phase.name !== 'ended'
    ? { ...unit, thanis: revealedThanis(unit) }
    : unit;
}

/** Weapons, extra armour and Thanis orders of a machine in points [§3]. */
export function equipmentCostOf(machine: Machine): number {
  const weapons = machine.slots.map(({ weapon }) => (weapon ? WEAPONS[weapon].cost : 0));
  const thanis = Number(machine.thanis.freeMove) + Number(machine.thanis.freeTarget);
  const armour = machine.extraArmour * CHASSIS[machine.kind].extraArmourCost;
  return weapons.reduce((sum, cost) => sum + cost, 0) + armour + thanis * THANIS_COST;
}

/** What a surviving unit is worth at the end of *Engage!*, losses as lines of their own, never under 0 in all [§9.6]. */
export function survivalPoints(position: Pick<Position, 'rules'>, unit: Unit): readonly VictoryPoints[] {
  const line = (why: VictoryPoints['cause']['why'], value: number): VictoryPoints => ({
    side: unit.side,
    cause: { unit: unit.id, why },
    value,
  });
  const worth = fullCostOf(unit);
  const lines = [line('survives', worth)];
  if (unit.class !== 'machine') return lines;
  const armourLost = CHASSIS[unit.kind].armour + unit.extraArmour - unit.armour;
  const boxesLost = position.rules === 'simple' ? 0 : lostBoxes(unit);
  let left = worth;
  for (const [why, lost] of [
    ['armourLost', armourLost],
    ['speedLost', unit.speedLost],
    ['boxesLost', boxesLost],
  ] as const) {
    const value = Math.min(left, lost * LOSS_COST);
    left -= value;
    if (value > 0) lines.push(line(why, -value));
  }
  return lines;
}

/** The sum of a side's lines. */
export function pointsOf(points: readonly VictoryPoints[], side: Unit['side']): number {
  return total(points.filter((line) => line.side === side));
}

function lostBoxes(machine: Machine): number {
  return [...machine.move.boxes, ...machine.combat.boxes].filter(({ lost }) => lost).length;
}
