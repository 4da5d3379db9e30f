import type { BoardMark, LabelledHex, Turns } from '../../../../board/model';
import { DIRECTIONS, directionTo, turnBetween, type Direction, type Hex } from '../../../../hex';
import {
  doriana,
  hexesUnderFire,
  isIllegal,
  isPlaced,
  leftAlong,
  reachOf,
  routeVia,
  unitsIn,
  walk,
  whyNoEnd,
  whyNotBegin,
  type Action,
  type CounterId,
  type End,
  type MoveAction,
  type Placed,
  type Position,
  type Reach,
  type Unit,
} from '../../../../rules/extractors';
import { mps } from '../../wording';
import type { Desk, Mode, MovePlan, Tap } from '../desk';
import { selectedMark } from './idle';
import { inHand, isOwnInHand, tappedUnit } from './select';

/**
 * A unit in hand: its reach is lit, a tap chooses where it ends [§6.3]; a tap on the stack it lies in puts it down, so that
 * another of the stack can be picked.
 */
export const moving: Mode = {
  marks: (position, desk) => [
    ...selectedMark(position, desk),
    ...(desk.selected === null ? [] : reachMarks(position, desk.selected, pathOf(position, desk))),
    ...planMarks(position, desk),
  ],
  tapsMeanHexes: isOwnInHand,
  turns: turnsOf,
  ghost: ghostOf,
  tap: (position, desk, tap) => {
    if (desk.plan?.kind === 'move' && desk.plan.naming) return comeBy(position, desk, desk.plan, tap.hex);
    if (desk.plan === null && isOwnStack(position, desk, tap)) return inHand(desk, null);
    const unit = tappedUnit(position, tap, ({ side }) => side === position.phase.side);
    if (desk.selected !== null && unit !== desk.selected) {
      const end = bestEnd(endsIn(reachOf(position, desk.selected), tap.hex));
      if (end && (unit === null || tap.counter === null)) return { ...desk, plan: { kind: 'move', end } };
    }
    const leaves =
      unit !== null && unit === desk.selected
        ? mustLeave(reachOf(position, unit), position.units[unit])
        : undefined;
    if (leaves) return { ...desk, plan: { kind: 'move', end: leaves } };
    if (unit !== null) return taken(position, desk, unit);
    if (desk.selected === null) return desk;
    return { ...desk, plan: null, refusal: whyNoEnd(position, desk.selected, tap.hex) ?? null };
  },
  action: (_, { selected, plan }) => (selected === null ? null : planned(selected, plan)),
};

/** A friend that can move now takes the place of the one in hand; one that cannot says why and leaves it alone. */
function taken(position: Position, desk: Desk, unit: CounterId): Desk {
  const refusal = whyStays(position, unit);
  return refusal && desk.selected !== null ? { ...desk, refusal } : { ...inHand(desk, unit), refusal };
}

/** One more waypoint for the path of the move in hand. */
function comeBy(position: Position, desk: Desk, plan: MovePlan, hex: Hex): Desk {
  if (desk.selected === null) return desk;
  const via = [...(plan.via ?? []), hex];
  const end = routeVia(position, desk.selected, plan.end, via);
  return isIllegal(end) ? { ...desk, refusal: end } : { ...desk, plan: { kind: 'move', end, via } };
}

/** The plan with another end: by its waypoints if they still lead there, with those who come along. */
export function endingAt(position: Position, unit: CounterId, plan: MovePlan, end: End): MovePlan {
  const { via = [], along = [] } = plan;
  const route = via.length > 0 ? routeVia(position, unit, end, via) : end;
  const found: MovePlan = isIllegal(route) ? { kind: 'move', end } : { kind: 'move', end: route, via };
  return along.length > 0 ? { ...found, along } : found;
}

function isOwnStack(position: Position, desk: Desk, { hex }: Tap): boolean {
  if (position.activation !== null || !isOwnInHand(position, desk)) return false;
  const own = unitsIn(position, hex).filter(({ side }) => side === position.phase.side);
  return own.length > 1 && own.some(({ id }) => id === desk.selected);
}

function planned(unit: CounterId, plan: Desk['plan']): Action | null {
  if (plan?.kind === 'act') return plan.action;
  return plan?.kind === 'move' ? moveAction(unit, plan.end) : null;
}

/** The move action that ends there. */
export function moveAction(unit: CounterId, { path, facing, exit, into }: End): MoveAction {
  return { type: 'move', unit, path, facing, exit, into };
}

/** The ways of ending in one hex. */
export function endsIn({ ends }: Reach, hex: Hex): readonly End[] {
  return ends.filter((end) => end.hex === hex);
}

/** Staying where it is, as it faces if it may. */
export function stayIn({ ends }: Reach, unit: Unit): End | undefined {
  const here = ends.filter(({ path, exit }) => path.length === 0 && exit === null);
  return here.find(({ facing }) => isPlaced(unit) && facing === unit.where.facing) ?? here.at(0);
}

/** Leaving the map from where it stands. */
export function leavingFrom({ ends }: Reach): End | undefined {
  return bestEnd(ends.filter(({ path, exit }) => path.length === 0 && exit !== null));
}

/** The same, for who may not stay there. */
function mustLeave(reach: Reach, unit: Unit): End | undefined {
  return stayIn(reach, unit) ? undefined : leavingFrom(reach);
}

/** Cheapest, staying on the map and outside, facing ahead. */
export function bestEnd(ends: readonly End[]): End | undefined {
  return [...ends].sort((a, b) => rank(a) - rank(b)).at(0);
}

function rank(end: End): number {
  const special = Number(end.exit !== null) * 2 + Number(end.into !== null);
  return special * 1000 + end.spent * 4 + turnAtEnd(end);
}

function turnAtEnd({ path, facing }: End): number {
  const ahead =
    path.length > 1 ? directionTo(doriana.grid, path[path.length - 2], path[path.length - 1]) : undefined;
  return facing === null || ahead === undefined ? 0 : turnBetween(facing, ahead);
}

/** The same place with another facing, if it can be had. */
export function withFacing(ends: readonly End[], end: End, facing: Direction): End | undefined {
  return bestEnd(
    ends.filter(
      (other) =>
        other.hex === end.hex &&
        other.exit === end.exit &&
        other.into === end.into &&
        other.facing === facing,
    ),
  );
}

/** The hexes of the way in hand. */
function pathOf(position: Position, { selected, plan }: Desk): readonly Hex[] {
  if (selected === null || plan?.kind !== 'move') return [];
  const { where } = position.units[selected];
  return [...(where.at === 'map' ? [where.hex] : []), ...plan.end.path, plan.end.hex];
}

/** On the way in hand the path says what is left. */
function reachMarks(position: Position, selected: CounterId, path: readonly Hex[]): readonly BoardMark[] {
  const reach = reachOf(position, selected);
  const left = new Map<Hex, number>();
  for (const end of reach.ends) left.set(end.hex, Math.max(left.get(end.hex) ?? 0, end.left));
  const hexes: LabelledHex[] = [...left].map(([hex, halves]) => ({
    hex,
    ...(!path.includes(hex) && { label: mps(halves) }),
  }));
  if (reach.order === null) return hexes.length ? [{ kind: 'reach', hexes }] : [];
  return hexes.map(({ hex, label }) => ({ kind: 'legalEnd', hex, ...(label !== undefined && { label }) }));
}

/** The path of the move in hand with the MPs left at each hex; what could be fired at from its end. */
function planMarks(position: Position, desk: Desk): readonly BoardMark[] {
  const { selected, plan } = desk;
  if (selected === null || plan?.kind !== 'move') return [];
  const walked = walk(position, moveAction(selected, plan.end));
  if (isIllegal(walked)) return [];
  const { where } = position.units[selected];
  const start = where.at === 'map' ? [where.hex] : [];
  const steps = walked.steps.map(({ to }) => to);
  const left = [...start.map(() => ''), ...leftAlong(walked).map(mps)];
  const labels = left.map((label, i) => (i === left.length - 1 ? mps(plan.end.left) : label));
  return [
    ...(plan.end.exit === null ? coverMarks(position, desk) : []),
    { kind: 'path', hexes: [...start, ...steps], labels },
    { kind: 'selected', hex: plan.end.hex },
  ];
}

/** Where its weapons bear if it ends so. */
function coverMarks(position: Position, desk: Desk): readonly BoardMark[] {
  const there = ghostOf(position, desk);
  const hexes = there ? hexesUnderFire(position, there) : [];
  return hexes.length > 0 ? [{ kind: 'cover', hexes }] : [];
}

/** The unit drawn where it would end. */
function ghostOf(position: Position, { selected, plan }: Desk): Placed | undefined {
  if (selected === null || plan?.kind !== 'move' || plan.end.exit !== null) return undefined;
  const { hex, facing, into } = plan.end;
  return { ...position.units[selected], where: { at: 'map', hex, facing, inside: into } };
}

/** The six facings of the end: the one chosen, those it may have, those it may not. */
function turnsOf(position: Position, { selected, plan }: Desk): Turns | undefined {
  if (selected === null || plan?.kind !== 'move') return undefined;
  const { end } = plan;
  if (end.facing === null || end.exit !== null || end.into !== null) return undefined;
  const here = endsIn(reachOf(position, selected), end.hex);
  return {
    hex: end.hex,
    ways: DIRECTIONS.map((direction) => ({
      direction,
      state: direction === end.facing ? 'now' : withFacing(here, end, direction) ? 'open' : 'closed',
    })),
  };
}

/** The plan with the end turned that way; null: it may not have that facing. */
export function turnedPlan(position: Position, { selected, plan }: Desk, facing: Direction): MovePlan | null {
  if (selected === null || plan?.kind !== 'move') return null;
  const end = withFacing(endsIn(reachOf(position, selected), plan.end.hex), plan.end, facing);
  return end ? endingAt(position, selected, plan, end) : null;
}

/** Others of the stack it begins in that may end in the same hex now, each with its end; no dice among them. */
export function alongOf(position: Position, unit: CounterId, hex: Hex): readonly MoveAction[] {
  const { where, side } = position.units[unit];
  if (where.at !== 'map' || where.inside !== null) return [];
  return unitsIn(position, where.hex)
    .filter((other) => other.id !== unit && other.side === side && other.where.inside === null)
    .flatMap((other) => {
      const ends = endsIn(reachOf(position, other.id), hex);
      const end = bestEnd(
        ends.filter(({ exit, into, bogRolls }) => exit === null && into === null && bogRolls === 0),
      );
      return end && hex !== where.hex ? [moveAction(other.id, end)] : [];
    });
}

/** A picked unit that may not move says why at once. */
function whyStays(position: Position, unit: CounterId): Desk['refusal'] {
  const reason = whyNotBegin(position, unit);
  const held = reason?.reason === 'notRevealed';
  return reason && !held && isPlaced(position.units[unit]) ? reason : null;
}
