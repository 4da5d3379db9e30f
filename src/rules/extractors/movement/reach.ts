import { entryTurnOf } from '../scenarios';
import type { CounterId, End, Illegal, MachineEnd, MoveOrder, Position, Reach, Unit } from '../types';
import { illegal, isIllegal, isPlaced, speedOf, unitOf, unitsOf } from '../units';
import type { MoveConstraint } from '../moveOrders/constraint';
import { leavesHex } from './going';
import { asMover, isRouted, movingUnit, needsOrder, type Mover, type Moving } from './mover';
import { allEnds, legalEnds, legalMachineEnds, searchAll, searchLegal, withVerdict } from './search';

/** Why a unit may not begin a move now, whichever way; phase and side are not asked here [§6.3]. */
export function whyNotBegin(position: Position, id: CounterId): Illegal | undefined {
  const unit = movingUnit(position, id);
  return isIllegal(unit) ? unit : whyItMayNotBegin(position, unit);
}

/** The unit as a mover that may begin now, whichever way; or why not. */
export function moverToBegin(position: Position, id: CounterId): Mover | Illegal {
  const unit = movingUnit(position, id);
  return isIllegal(unit) ? unit : (whyItMayNotBegin(position, unit) ?? asMover(position, unit));
}

function whyItMayNotBegin(position: Position, unit: Moving): Illegal | undefined {
  const { id } = unit;
  const carrier = isPlaced(unit) ? unit.where.inside : null;
  if (unit.moved)
    return carrier !== null && unitOf(position, carrier).kind === 'floater'
      ? illegal('R-09', { reason: 'embarkedThisTurn', unit: id })
      : illegal('§6.3', { reason: 'alreadyMoved', unit: id });
  if (unit.hidden) return illegal('R-59', { reason: 'hidden', unit: id });
  if (unit.class === 'section' && unit.pinned) return illegal('§7.3.2', { reason: 'pinned', unit: id });
  return whyNotEnter(position, unit) ?? whyNoOrder(position, unit);
}

/** Where a unit may end its move; nowhere while it may not begin one [§6.3]. */
export function reachOf(position: Position, id: CounterId): Reach {
  const mover = moverToBegin(position, id);
  if (isIllegal(mover)) return { unit: id, allowance: 0, ends: [], ruledOut: [], order: null };
  searchLegal(mover);
  const { allowance, constraint } = mover;
  if (constraint) return new ReachUnderOrder(mover, constraint, legalMachineEnds());
  return { unit: id, allowance, ends: legalEnds(), ruledOut: [], order: null };
}

/** The ends that satisfy the order, with the verdict; the others are worked out only for who asks [§8.3, R-19]. */
class ReachUnderOrder implements Reach {
  readonly unit: CounterId;
  readonly allowance: number;
  readonly order: MoveOrder;
  readonly ends: readonly MachineEnd[];
  readonly #mover: Mover;
  readonly #constraint: MoveConstraint;

  constructor(mover: Mover, constraint: MoveConstraint, ends: readonly MachineEnd[]) {
    this.unit = mover.unit.id;
    this.allowance = mover.allowance;
    this.order = constraint.order;
    this.ends = ends;
    this.#mover = mover;
    this.#constraint = constraint;
  }

  /** Ends in places that none of the legal ones has. */
  get ruledOut(): readonly MachineEnd[] {
    const places = new Set(this.ends.map(placeOf));
    const all = endsOf(this.#mover);
    const judgement = this.#constraint.weigh(all);
    return eachOnce(
      all.flatMap((end, i) => (places.has(placeOf(end)) ? [] : withVerdict(end, judgement.verdictOn(i)))),
    );
  }
}

/** How many ends `reachOf` would list. */
export function countEnds(position: Position, id: CounterId): number {
  const mover = moverToBegin(position, id);
  return isIllegal(mover) ? 0 : searchLegal(mover);
}

/** The unit has a move: who is on the map may at least stay, or its order lets it do better. */
export function canMove(position: Position, id: CounterId): boolean {
  const mover = moverToBegin(position, id);
  if (isIllegal(mover)) return false;
  return mover.from !== null || searchLegal(mover) > 0;
}

/** Routed sections that have to run before the phase may end; one that can only stay need not act. */
export function mustStillRun(position: Position): readonly CounterId[] {
  const { name, side } = position.phase;
  if (name !== 'movement') return [];
  return unitsOf(position)
    .filter((unit) => unit.side === side && isRouted(unit))
    .filter(({ id }) => reachOf(position, id).ends.some(leavesHex))
    .map(({ id }) => id);
}

/**
 * Every end the MPs allow, orders and running apart. A machine under orders has its own ends for each entry hex, from which
 * the order measures, and for each of its tied closest enemies.
 */
export function endsOf(mover: Mover): readonly End[] {
  searchAll(mover);
  return allEnds();
}

function whyNotEnter(position: Position, unit: Unit): Illegal | undefined {
  if (unit.where.at !== 'toEnter') return undefined;
  const { inside } = unit.where;
  if (inside !== undefined) return illegal('R-107', { reason: 'inside', unit: unit.id, carrier: inside });
  const turn = entryTurnOf(position, unit);
  if (position.turn < turn) return illegal('R-41', { reason: 'entryTurn', turn, now: position.turn });
  return speedOf(unit) === 0 ? illegal('R-42', { reason: 'immobile', unit: unit.id }) : undefined;
}

/** Under Full rules a machine moves once its order is revealed, and its hex marked [§8.1, §8.3.1]. */
function whyNoOrder(position: Position, unit: Unit): Illegal | undefined {
  if (!needsOrder(position, unit)) return undefined;
  const { activation } = position;
  if (activation?.type !== 'moving' || activation.machine !== unit.id)
    return illegal('§8.1', { reason: 'notRevealed', machine: unit.id });
  return activation.marking
    ? illegal('§8.3.1', { reason: 'markFirst', machine: unit.id, order: 'vector' })
    : undefined;
}

/** The cheapest of the ends in the same place; of equals the one that has its bonus left. */
function eachOnce(ends: readonly MachineEnd[]): readonly MachineEnd[] {
  const best = new Map<number, MachineEnd>();
  for (const end of ends) {
    const known = best.get(placeOf(end));
    if (!known || isCheaper(end, known)) best.set(placeOf(end), end);
  }
  return [...best.values()];
}

function isCheaper(a: End, b: End): boolean {
  return (a.spent - b.spent || b.left - a.left) < 0;
}

/** A number for hex, facing and exit, all that sets a machine's ends apart. */
function placeOf({ hex, facing, exit }: End): number {
  return (hex * 6 + (facing ?? 0)) * 2 + Number(exit !== null);
}
