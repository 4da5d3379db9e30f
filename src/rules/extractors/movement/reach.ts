import type { Hex } from '../../../hex';
import { entryHexesOf, entryTurnOf } from '../scenarios';
import type {
  CounterId,
  End,
  Illegal,
  MachineEnd,
  MoveAction,
  MoveOrder,
  OrderVerdict,
  Position,
  Reach,
  Unit,
} from '../types';
import { facesHexside, illegal, isIllegal, speedOf, unitOf, unitsOf } from '../units';
import { MOST_HEXES } from '../maps/build';
import type { MoveConstraint } from '../orders/constraint';
import type { Judgement } from '../orders/verdict';
import { isRouted, moverOf, needsOrder, onEachRoute, type Mover } from './mover';
import { endsFacing } from './reachFacing';
import { endsOnFoot } from './reachOnFoot';
import { leastRunDistance, runDistance } from './routed';

/** Why a unit may not begin a move now, whichever way; phase and side are not asked here [§6.3]. */
export function whyNotBegin(position: Position, id: CounterId): Illegal | undefined {
  const mover = moverOf(position, id);
  return isIllegal(mover) ? mover : whyItMayNotBegin(mover);
}

/** The same of a unit that moves at all. */
export function whyItMayNotBegin({ position, unit, carrier }: Mover): Illegal | undefined {
  const { id } = unit;
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
  const mover = moverOf(position, id);
  if (isIllegal(mover) || whyItMayNotBegin(mover))
    return { unit: id, allowance: 0, ends: [], ruledOut: [], order: null };
  const { allowance, constraint, unit } = mover;
  const ends = endsOf(mover);
  if (constraint) return new ReachUnderOrder(mover, constraint, ends);
  const run = isRouted(unit) ? nearestEdge(position, unit, ends) : ends;
  return { unit: id, allowance, ends: run, ruledOut: [], order: null };
}

/** The ends that satisfy the order, with the verdict; the others are written out only for who asks [§8.3, R-19]. */
class ReachUnderOrder implements Reach {
  readonly unit: CounterId;
  readonly allowance: number;
  readonly order: MoveOrder;
  readonly ends: readonly MachineEnd[];
  readonly #all: readonly End[];
  readonly #judgement: Judgement;

  constructor({ unit, allowance }: Mover, { order, weigh }: MoveConstraint, all: readonly End[]) {
    const judgement = weigh(all);
    const legal: MachineEnd[] = [];
    all.forEach((end, i) => {
      if (judgement.isLegal(i)) legal.push(withVerdict(end, judgement.verdictOn(i)));
    });
    this.unit = unit.id;
    this.allowance = allowance;
    this.order = order;
    this.ends = eachOnce(legal);
    this.#all = all;
    this.#judgement = judgement;
  }

  /** Ends in places that none of the legal ones has. */
  get ruledOut(): readonly MachineEnd[] {
    const places = new Set(this.ends.map(placeOf));
    return eachOnce(
      this.#all.flatMap((end, i) =>
        places.has(placeOf(end)) ? [] : withVerdict(end, this.#judgement.verdictOn(i)),
      ),
    );
  }
}

function withVerdict(end: End, verdict: OrderVerdict): MachineEnd {
  const { hex, facing, exit, into, path, spent, left, bogRolls } = end;
  return { hex, facing, exit, into, path, spent, left, bogRolls, verdict };
}

/** The unit has a move: who is on the map may at least stay, or its order lets it do better. */
export function canMove(position: Position, id: CounterId): boolean {
  const mover = moverOf(position, id);
  if (isIllegal(mover) || whyItMayNotBegin(mover)) return false;
  return mover.from !== null || reachOf(position, id).ends.length > 0;
}

/** One move for each end, by a cheapest path. */
export function moveOptions(position: Position, id: CounterId): readonly MoveAction[] {
  return reachOf(position, id).ends.map(({ path, facing, exit, into }) => ({
    type: 'move',
    unit: id,
    path,
    facing,
    exit,
    into,
  }));
}

/** Routed sections that have to run before the phase may end; one that can only stay need not act. */
export function mustStillRun(position: Position): readonly CounterId[] {
  const { name, side } = position.phase;
  if (name !== 'movement') return [];
  return unitsOf(position)
    .filter((unit) => unit.side === side && isRouted(unit))
    .filter(({ id }) => reachOf(position, id).ends.some(({ path, exit }) => path.length > 0 || exit !== null))
    .map(({ id }) => id);
}

/**
 * Every end the MPs allow, orders and running apart. A machine under orders has its own ends for each entry hex, from which
 * the order measures, and for each of its tied closest enemies.
 */
export function endsOf(mover: Mover): readonly End[] {
  const { position, unit, from, constraint } = mover;
  const search = facesHexside(unit) ? endsFacing : endsOnFoot;
  const entries = from === null ? entryHexesOf(position, unit) : [];
  if (!constraint) return search(mover, entries);
  const under = (entry: Hex | null) =>
    joined(onEachRoute(mover, entry).map((route) => search(route, entry === null ? [] : [entry])));
  return from !== null ? under(null) : joined(entries.map(under));
}

function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.length === 1 ? lists[0] : lists.flat();
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

function nearestEdge(position: Position, unit: Unit, ends: readonly End[]): readonly End[] {
  const least = leastRunDistance(position, unit, ends);
  return ends.filter((end) => runDistance(position, unit, end) === least);
}

/** Scratch: where in its list the end in a place stands, counted from 1. */
const RANKS = new Int32Array(MOST_HEXES * 6 * 2);

/** The cheapest of the ends in the same place; of equals the one that has its bonus left. */
function eachOnce<E extends End>(ends: readonly E[]): readonly E[] {
  const best: E[] = [];
  for (const end of ends) {
    const place = placeOf(end);
    const rank = RANKS[place] - 1;
    if (rank < 0) RANKS[place] = best.push(end);
    else if (isCheaper(end, best[rank])) best[rank] = end;
  }
  for (const end of best) RANKS[placeOf(end)] = 0;
  return best.length === ends.length ? ends : best;
}

function isCheaper(a: End, b: End): boolean {
  return (a.spent - b.spent || b.left - a.left) < 0;
}

/** A number for hex, facing and exit, all that sets a machine's ends apart. */
function placeOf({ hex, facing, exit }: End): number {
  return (hex * 6 + (facing ?? 0)) * 2 + Number(exit !== null);
}
