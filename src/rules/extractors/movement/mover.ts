import { edgesBeyond, neighbour, type Direction, type Hex } from '../../../hex';
import { ROAD_BONUS } from '../data';
import { constraintOf, type MoveConstraint } from '../moveOrders/constraint';
import { mapOf, scenarioOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { CounterId, Edge, Illegal, MovementType, Position, StaticPiece, Unit } from '../types';
import { illegal, isIllegal, isPlaced, movementTypeOf, speedOf, unitOf } from '../units';
import { chartOf, isLegGround, type Chart } from './chart';

export type Moving = Exclude<Unit, StaticPiece>;

/** A unit about to move, with what it may spend. MPs are half MPs. */
export interface Mover {
  readonly position: Position;
  readonly chart: Chart;
  readonly unit: Moving;
  readonly type: MovementType;
  /** The undivided allowance. */
  readonly full: number;
  /** What it may spend: the half under Patrol [§8.3.4]. */
  readonly allowance: number;
  /** What it may gain by road [§6.3.1]. */
  readonly bonus: number;
  /** Where its counter lies; null: it waits to enter. */
  readonly from: Hex | null;
  /** null: it has no facing or has not entered yet. */
  readonly facing: Direction | null;
  /** The Floater or fort it is in. */
  readonly carrier: CounterId | null;
  /** The Move order being executed [§8.3]. */
  readonly constraint: MoveConstraint | null;
  /** Edges it may leave by. */
  readonly exits: readonly Edge[];
}

/** A unit of a kind that moves; illegal for what never moves or is not there. */
export function movingUnit(position: Position, id: CounterId): Moving | Illegal {
  if (!Object.hasOwn(position.units, id)) return illegal('§6.3', { reason: 'noSuchUnit', unit: id });
  const unit = unitOf(position, id);
  if (unit.class === 'static') return illegal('R-02', { reason: 'immobile', unit: id });
  const { at } = unit.where;
  return at === 'map' || at === 'toEnter' ? unit : illegal('§6.3', { reason: 'notOnMap', unit: id });
}

/** The unit as a mover; illegal for what never moves or is not there. */
export function moverOf(position: Position, id: CounterId): Mover | Illegal {
  const unit = movingUnit(position, id);
  return isIllegal(unit) ? unit : asMover(position, unit);
}

/** A unit on the map or waiting to enter, with what it may spend. */
export function asMover(position: Position, unit: Moving): Mover {
  const type = movementTypeOf(unit)!;
  const placed = isPlaced(unit) ? unit.where : null;
  const constraint = unit.class === 'machine' ? constraintOf(position, unit) : null;
  const full = speedOf(unit) * 2;
  return {
    position,
    chart: chartOf(mapOf(position)),
    unit,
    type,
    full,
    allowance: constraint ? constraint.allowance(full) : full,
    // A unit of speed 0 has no bonus either.
    bonus: full > 0 && earnsBonus(unit) && constraint?.order !== 'patrol' ? ROAD_BONUS[type] : 0,
    from: placed && placed.hex,
    facing: placed && placed.facing,
    carrier: placed && placed.inside,
    constraint,
    exits: exitsOf(position, unit),
  };
}

/** A lake hex takes the undivided allowance, which a Patrol does not have. */
export function mayCrossLake({ full, allowance }: Mover): boolean {
  return allowance === full;
}

/** The edge by which it would leave in a direction, or undefined where it may not. */
export function edgeLeft({ exits, chart }: Mover, hex: Hex, direction: Direction): Edge | undefined {
  return edgesBeyond(chart.map.grid, hex, direction).find((edge) => exits.includes(edge));
}

/** Where a leg unit that enters a flux hex is carried; null: it stays [§6.3.2, R-08]. */
export function driftFrom({ position, unit, chart }: Mover, hex: Hex): Hex | null {
  const { grid, flux } = chart.map;
  const arrow = flux[hex];
  if (arrow === null) return null;
  const to = neighbour(grid, hex, arrow);
  return to !== undefined && isLegGround(chart, to) && !whyNotStack(position, unit, to) ? to : null;
}

/** It runs for its friendly edge [§6.3.5]. */
export function isRouted(unit: Unit): boolean {
  return unit.class === 'section' && unit.routed;
}

/** A machine under Full rules moves by its orders only [§8.1]. */
export function needsOrder(position: Position, unit: Unit): boolean {
  return unit.class === 'machine' && position.rules === 'full';
}

/** Routed units and Extractors gain nothing by road [§6.3.1]. */
function earnsBonus(unit: Moving): boolean {
  return !isRouted(unit) && unit.kind !== 'extractor';
}

const NO_EDGES: readonly Edge[] = [];

function exitsOf(position: Position, unit: Moving): readonly Edge[] {
  const { friendlyEdge, exits } = scenarioOf(position);
  if (isRouted(unit)) return [friendlyEdge[unit.side]];
  if (exits.length === 0) return NO_EDGES;
  const who = unit.class === 'section' ? 'sections' : unit.class === 'machine' ? 'machines' : null;
  return exits.filter((exit) => exit.who === who).map(({ edge }) => edge);
}

/** It may enter a further hex after this one; null: from where it starts [R-62, §8.3]. */
export function mayGoOn({ constraint }: Mover, entered: Hex | null): boolean {
  if (!constraint) return true;
  return constraint.mayMove && (entered === null || !constraint.stopsIn(entered));
}

/** It may leave the map from this hex in this direction. */
export function mayExit(mover: Mover, hex: Hex, direction: Direction): boolean {
  if (edgeLeft(mover, hex, direction) === undefined) return false;
  return !mover.constraint || mover.constraint.mayLeave(hex, direction);
}

/** The mover under each route its order leaves open; `entry`: the hex by which it would enter. */
export function onEachRoute(mover: Mover, entry: Hex | null): readonly Mover[] {
  const routes = mover.constraint?.routes(entry);
  return routes ? routes.map((constraint) => ({ ...mover, constraint })) : [mover];
}
