import {
  firersOf,
  rallyChance,
  targetsOf,
  unitsOf,
  whyIllegal,
  whyNotBegin,
  type CounterId,
  type Illegal,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { hasFired } from '../art/counterFace';
import { couldFire } from '../couldFire';

/** A unit of the side to decide in this phase: it can act, it could for nothing, it has acted, or it cannot and why. */
export type Standing =
  | { readonly state: 'can'; readonly chance?: number }
  /** It may reveal a Combat order that nothing in range would answer; the cycle would begin for nothing [§8.1]. */
  | { readonly state: 'idle' }
  /** `inVain`: its order was turned up and nothing answered it. */
  | { readonly state: 'acted'; readonly inVain?: true }
  | { readonly state: 'cannot'; readonly why: Illegal };

export interface UnitStanding {
  readonly unit: Unit;
  readonly standing: Standing;
}

/** The side's units in the order of the counter mix, each with what it can do now; gone ones and those that never act left out. */
export function standings(position: Position): readonly UnitStanding[] {
  return unitsOf(position)
    .filter((unit) => unit.side === position.phase.side && mayAct(unit))
    .map((unit) => ({ unit, standing: standingOf(position, unit) }));
}

/** Whether it may act as soon as the machine that acts now has done so. */
export function isNext(standing: Standing): boolean {
  return standing.state === 'cannot' && ['unfinished', 'alreadyRevealed'].includes(standing.why.reason);
}

const stood = new WeakMap<Position, Map<Unit, Standing>>();

/** What one unit of the side to decide can do in this phase: asked by map, lists and buttons, worked out once a position. */
export function standingOf(position: Position, unit: Unit): Standing {
  const known = stood.get(position) ?? new Map<Unit, Standing>();
  stood.set(position, known);
  const standing = known.get(unit) ?? standingNow(position, unit);
  known.set(unit, standing);
  return standing;
}

function standingNow(position: Position, unit: Unit): Standing {
  // A machine that carries out its order has something to do until it is done: a mark, an end, a shot.
  if (position.activation?.machine === unit.id) return { state: 'can' };
  if (position.activation) {
    const afterwards = standingNow({ ...position, activation: null }, unit);
    if (afterwards.state !== 'can') return afterwards;
  }
  switch (position.phase.name) {
    case 'movement':
      return inMovement(position, unit);
    case 'fire':
      return inFire(position, unit);
    case 'rally':
      return inRally(position, unit);
    default:
      return { state: 'can' };
  }
}

function inMovement(position: Position, unit: Unit): Standing {
  if (unit.moved) return { state: 'acted' };
  const why = whyNotBegin(position, unit.id);
  if (!why) return { state: 'can' };
  const reveal = unit.class === 'machine' ? whyIllegal(position, { type: 'reveal', machine: unit.id }) : why;
  return reveal ? { state: 'cannot', why: unit.class === 'machine' ? reveal : why } : { state: 'can' };
}

function inFire(position: Position, unit: Unit): Standing {
  if (unit.fired) return hasFired(unit) ? { state: 'acted' } : { state: 'acted', inVain: true };
  if (unit.class === 'machine' && position.rules === 'full') {
    const why = whyIllegal(position, { type: 'reveal', machine: unit.id });
    if (why) return { state: 'cannot', why };
    return couldFire(position, unit) ? { state: 'can' } : { state: 'idle' };
  }
  const firers = firersOf(unit);
  if (unit.class === 'machine' && firers.length === 0) return { state: 'acted' };
  const targets = firers.flatMap((firer) => targetsOf(position, firer));
  const chances = targets.flatMap(({ forecast }) => (forecast ? [forecast.anyHit] : []));
  if (chances.length) return { state: 'can', chance: Math.max(...chances) };
  const refused = targets.flatMap(({ illegal }) => (illegal ? [illegal] : []));
  const why =
    refused[0] ??
    whyIllegal(position, { type: 'fire', firers: firers.slice(0, 1), target: unit.id, area: false });
  return why ? { state: 'cannot', why } : { state: 'acted' };
}

function inRally(position: Position, unit: Unit): Standing {
  const why = whyIllegal(position, { type: 'rally', unit: unit.id });
  return why ? { state: 'cannot', why } : { state: 'can', chance: rallyChance(position, unit.id).chance };
}

/** The unit after (or before) another, done or not, among those that can act. */
export function nextUnit(position: Position, after: CounterId | null, by: 1 | -1): CounterId | null {
  const all = standings(position);
  const able = all.filter(({ standing }) => standing.state === 'can').map(({ unit }) => unit.id);
  const at = all.findIndex(({ unit }) => unit.id === after);
  const behind = all.slice(at + 1).map(({ unit }) => unit.id);
  const before = all.slice(0, Math.max(at, 0)).map(({ unit }) => unit.id);
  const isAble = (id: CounterId) => able.includes(id);
  return (by === 1 ? (behind.find(isAble) ?? able.at(0)) : (before.findLast(isAble) ?? able.at(-1))) ?? null;
}

function mayAct({ kind, where }: Unit): boolean {
  return kind !== 'fort' && kind !== 'commandPost' && (where.at === 'map' || where.at === 'toEnter');
}

/** It can act now, could if it were activated, or in a fire phase its targets can at least be gone through. */
export function isTakeable(position: Position, id: CounterId): boolean {
  const unit = position.units[id];
  if (unit.side !== position.phase.side || unit.class === 'static') return false;
  const { state } = standingOf(position, unit);
  if (state === 'acted') return false;
  if (state !== 'cannot' || position.phase.name === 'fire') return true;
  return unit.hidden && whyIllegal(position, { type: 'uncover', unit: id }) === undefined;
}

export function stillActs(position: Position, unit: CounterId | null): boolean {
  return standings(position).some(({ unit: { id }, standing }) => id === unit && standing.state === 'can');
}
