import { entryHexesOf, entryTurnOf } from '../scenarios';
import type {
  CounterId,
  End,
  Illegal,
  MachineEnd,
  MoveAction,
  OrderVerdict,
  Position,
  Reach,
  Unit,
} from '../types';
import { facesHexside, illegal, isIllegal, speedOf, unitOf, unitsOf } from '../units';
import { isRouted, moverOf, needsOrder, onEachRoute, type Mover } from './mover';
import { endsFacing } from './reachFacing';
import { endsOnFoot } from './reachOnFoot';
import { leastRunDistance, runDistance } from './routed';

/** Why a unit may not begin a move now, whichever way; phase and side are not asked here [§6.3]. */
export function whyNotBegin(position: Position, id: CounterId): Illegal | undefined {
  const mover = moverOf(position, id);
  if (isIllegal(mover)) return mover;
  const { unit, carrier } = mover;
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
  const nothing: Reach = { unit: id, allowance: 0, ends: [], ruledOut: [], order: null };
  if (isIllegal(mover) || whyNotBegin(position, id)) return nothing;
  const { allowance, constraint, unit } = mover;
  const reach = { ...nothing, allowance };
  const ends = endsOf(mover);
  if (!constraint) return { ...reach, ends: isRouted(unit) ? nearestEdge(position, unit, ends) : ends };
  const judged = judgedEnds(mover, ends);
  const legal = judged.filter(({ verdict }) => verdict.legal);
  const places = new Set(legal.map(placeOf));
  const ruledOut = judged.filter((end) => !places.has(placeOf(end)));
  return { ...reach, order: constraint.order, ends: eachOnce(legal), ruledOut: eachOnce(ruledOut) };
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
  if (from !== null) return onEachRoute(mover, null).flatMap((route) => search(route, []));
  return entries.flatMap((hex) => onEachRoute(mover, hex).flatMap((route) => search(route, [hex])));
}

/** The ends with what the order says to each [§8.3, R-19]. */
export function judgedEnds({ constraint }: Mover, ends: readonly End[]): readonly MachineEnd[] {
  const verdicts: readonly OrderVerdict[] = constraint ? constraint.judge(ends) : [];
  return verdicts.map((verdict, i) => ({ ...ends[i], verdict }));
}

function whyNotEnter(position: Position, unit: Unit): Illegal | undefined {
  if (unit.where.at !== 'toEnter') return undefined;
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

/** The cheapest of the ends in the same place. */
function eachOnce<E extends End>(ends: readonly E[]): readonly E[] {
  const best = new Map<number, E>();
  for (const end of ends) {
    const known = best.get(placeOf(end));
    if (!known || end.spent < known.spent) best.set(placeOf(end), end);
  }
  return best.size === ends.length ? ends : [...best.values()];
}

/** A number for hex, facing and exit, all that sets a machine's ends apart. */
function placeOf({ hex, facing, exit }: End): number {
  return (hex * 6 + (facing ?? 0)) * 2 + Number(exit !== null);
}
