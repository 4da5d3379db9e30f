import { positionBegun, type BeginFault, type UnfitPosition } from './begun';
import { nextBox } from './display/cycle';
import { setsUpHidden } from './hidden';
import { whyIllegal } from './legality';
import { options } from './options';
import { entryHexesOf, entryTurnOf } from './scenarios';
import type { Activation, Machine, Position, Unit } from './types';
import { isPlaced, speedOf, unitsOf } from './units';

/** The position a line of notation writes, for a new game to begin at; or why there is none. Never throws. */
export function positionToBegin(line: string): Position | BeginFault {
  const position = positionBegun(line);
  return 'error' in position ? position : (whyNoWayOn(position) ?? position);
}

/** What no game comes to, and none could go on from. */
function whyNoWayOn(position: Position): UnfitPosition | undefined {
  for (const unit of unitsOf(position)) {
    const error = whyUnitLost(position, unit);
    if (error) return { error, unit: unit.id };
  }
  if (position.activation && !isMidway(position, position.activation)) return { error: 'halfway' };
  return options(position).some((action) => !whyIllegal(position, action)) ? undefined : { error: 'stuck' };
}

function whyUnitLost(position: Position, unit: Unit): UnfitPosition['error'] | undefined {
  if (unit.hidden && !setsUpHidden(position, unit.side)) return 'hidden';
  if (unit.class === 'section' && unit.pinned && unit.routed) return 'pinned';
  const marked = unit.class === 'machine' && unit.mark !== null && position.units[unit.mark];
  if (marked && (marked.side === unit.side || !isPlaced(marked))) return 'mark';
  return unit.where.at === 'toEnter' && !mayYetEnter(position, unit) ? 'entry' : undefined;
}

/** It has a way in, a speed and, if it needs them, orders, or will be given some [§4, R-42]. */
function mayYetEnter(position: Position, unit: Unit): boolean {
  if (entryHexesOf(position, unit).length === 0 || speedOf(unit) === 0) return false;
  if (unit.class !== 'machine' || position.rules === 'simple' || nextBox(unit.move) !== null) return true;
  const { turn, phase } = position;
  const due = entryTurnOf(position, unit);
  const isToCome = phase.side === 'dorian' || phase.name === 'programming';
  return turn < due || (turn === due && turn > 1 && isToCome);
}

/** Simple rules know but fire without an order; what is marked is not marked anew, and what is not yet is [§8]. */
function isMidway({ rules, units }: Position, activation: Activation): boolean {
  const { where, objective, mark } = units[activation.machine] as Machine;
  if (activation.type === 'resetting') return rules === 'full' && where.at === 'map';
  const { order, marking } = activation;
  const marks = order === 'vector' ? objective === null : order === 'target' && mark === null;
  return marking === marks && (order === null) === (rules === 'simple') && order !== 'selfDestruct';
}
