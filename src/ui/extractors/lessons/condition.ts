import { distance, DIRECTION_NAMES, hexNumber, parseHex, type Hex } from '../../../hex';
import {
  canSee,
  isOrniType,
  isPlaced,
  mapOf,
  nextBox,
  type Action,
  type CounterId,
  type Event,
  type Placed,
  type Position,
  type Terrain,
  type Unit,
} from '../../../rules/extractors';
import { fits, written } from './written';

/** What can be asked of a lesson as it stands; conditions are data and compose. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The unit stands in one of these hexes, and faces so. */
  | { readonly unit: string; readonly in: readonly string[]; readonly facing?: string }
  /** So many hexes at most from a unit or a hex. */
  | { readonly unit: string; readonly within: number; readonly of: string }
  | { readonly unit: string; readonly on: Terrain }
  | { readonly unit: string; readonly sees: string }
  | { readonly unit: string; readonly is: State }
  | { readonly unit: string; readonly armourAtMost: number }
  /** Embarked in a Floater, or sheltered in a fort. */
  | { readonly unit: string; readonly inside: string }
  /** Something done since the step began, in the words of `written`. */
  | { readonly did: string }
  /** The last thing the player did. */
  | { readonly last: string }
  /** A shot or blast since the step began has hit the unit. */
  | { readonly hit: string }
  | { readonly revealed: string; readonly order: string }
  /** What lies in a box, such as 'move 1'. */
  | { readonly machine: string; readonly box: string; readonly holds: string }
  /** The Move order a machine reveals next: empty boxes are skipped. */
  | { readonly machine: string; readonly next: string }
  /** 'Dmovement', as the notation writes it; `turn`: this one. */
  | { readonly phase: string; readonly turn?: number }
  | { readonly turnFrom: number }
  | { readonly ended: true };

export const STATES = ['pinned', 'routed', 'lost', 'away', 'moved', 'fired', 'fresh'] as const;
type State = (typeof STATES)[number];

/** What conditions are asked of. */
export interface Situation {
  readonly position: Position;
  /** What has been done since the step began, each with the position it was done in. */
  readonly done: readonly Done[];
}

export interface Done {
  readonly before: Position;
  readonly action: Action;
  readonly events: readonly Event[];
  /** By the player, not by the coach for the other side. */
  readonly own: boolean;
}

export function holds(condition: Condition, situation: Situation): boolean {
  const { position, done } = situation;
  if ('all' in condition) return condition.all.every((each) => holds(each, situation));
  if ('any' in condition) return condition.any.some((each) => holds(each, situation));
  if ('not' in condition) return !holds(condition.not, situation);
  if ('unit' in condition) return unitHolds(condition, position);
  if ('did' in condition) return done.some((each) => isWritten(each, condition.did));
  if ('last' in condition) {
    const last = done.findLast(({ own }) => own);
    return last !== undefined && isWritten(last, condition.last);
  }
  if ('hit' in condition)
    return done.some(({ events }) => events.some((event) => hits(event, condition.hit)));
  if ('revealed' in condition)
    return done.some(({ events }) => events.some((event) => isReveal(event, condition)));
  if ('next' in condition) return isNext(condition, position);
  if ('machine' in condition) return boxHolds(condition, position);
  if ('phase' in condition) return isPhase(condition, position);
  if ('turnFrom' in condition) return position.turn >= condition.turnFrom;
  return position.phase.name === 'ended';
}

type About = Extract<Condition, { readonly unit: string }>;

function unitHolds(condition: About, position: Position): boolean {
  const unit = unitNamed(position, condition.unit);
  if (!unit) return false;
  if ('is' in condition) return isIn(unit, condition.is);
  if ('armourAtMost' in condition) return unit.class !== 'section' && unit.armour <= condition.armourAtMost;
  if (!isPlaced(unit)) return false;
  if ('inside' in condition) return unit.where.inside === condition.inside;
  if ('sees' in condition) {
    const other = placeNamed(position, condition.sees);
    return other !== undefined && seesPlace(position, unit, other);
  }
  if ('within' in condition) {
    const other = placeNamed(position, condition.of);
    return (
      other !== undefined && distance(mapOf(position).grid, unit.where.hex, hexOf(other)) <= condition.within
    );
  }
  const { hex, facing } = unit.where;
  if ('on' in condition) return mapOf(position).terrain[hex] === condition.on;
  const turned = facing === null ? undefined : DIRECTION_NAMES[facing];
  return (
    condition.in.includes(hexNumber(mapOf(position).grid, hex)) &&
    (condition.facing === undefined || condition.facing === turned)
  );
}

function isIn(unit: Unit, state: State): boolean {
  switch (state) {
    case 'lost':
      return unit.where.at === 'eliminated';
    case 'away':
      return unit.where.at === 'exited';
    case 'moved':
    case 'fired':
      return unit[state];
    case 'fresh':
      return unit.class === 'section' && !unit.pinned && !unit.routed;
    case 'pinned':
    case 'routed':
      return unit.class === 'section' && unit[state];
  }
}

function unitNamed(position: Position, id: string): Unit | undefined {
  return Object.hasOwn(position.units, id) ? position.units[id as CounterId] : undefined;
}

/** A unit on the map, or a hex by its printed number. */
function placeNamed(position: Position, name: string): Placed | Hex | undefined {
  const unit = unitNamed(position, name);
  if (unit) return isPlaced(unit) ? unit : undefined;
  return parseHex(mapOf(position).grid, name);
}

function hexOf(place: Placed | Hex): Hex {
  return typeof place === 'number' ? place : place.where.hex;
}

function seesPlace(position: Position, unit: Placed, place: Placed | Hex): boolean {
  const air = isOrniType(unit) || (typeof place !== 'number' && isOrniType(place));
  return air || canSee(mapOf(position), unit.where.hex, hexOf(place));
}

function isWritten({ before, action }: Done, pattern: string): boolean {
  return fits(written(before, action), pattern);
}

function hits(event: Event, id: string): boolean {
  if (event.type !== 'shot' && event.type !== 'selfDestruct') return false;
  return event.results.some(({ forecast, hits: each }) => forecast.target === id && each.some(Boolean));
}

function isReveal(
  event: Event,
  { revealed, order }: Extract<Condition, { readonly revealed: string }>,
): boolean {
  return event.type === 'revealed' && event.machine === revealed && event.order === order;
}

function isNext(
  { machine, next }: Extract<Condition, { readonly next: string }>,
  position: Position,
): boolean {
  const unit = unitNamed(position, machine);
  if (unit?.class !== 'machine') return false;
  const box = nextBox(unit.move);
  return box !== null && unit.move.boxes[box].order === next;
}

function boxHolds(
  { machine, box, holds: order }: Extract<Condition, { readonly box: string }>,
  position: Position,
): boolean {
  const unit = unitNamed(position, machine);
  if (unit?.class !== 'machine') return false;
  const [cycle, number] = box.split(' ');
  const found = unit[cycle === 'move' ? 'move' : 'combat'].boxes[Number(number) - 1];
  return found?.order === order;
}

function isPhase(
  { phase, turn }: Extract<Condition, { readonly phase: string }>,
  position: Position,
): boolean {
  const { name, side } = position.phase;
  const now = `${side === null ? '' : side === 'dorian' ? 'D' : 'A'}${name}`;
  return now === phase && (turn === undefined || turn === position.turn);
}
