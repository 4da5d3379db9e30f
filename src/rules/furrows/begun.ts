import { DIRECTIONS, neighbour, type Grid, type Hex } from '../../hex';
import { basesOf, enemyOf, isGround, isImmobilised, isPlaced, profileOf, type Placed } from './bases';
import { isPending } from './damage';
import { fullLoads } from './gunnery';
import { isBarred, isRoadLink } from './movement';
import { isFault, readPosition, type NotationFault } from './notation';
import { EMPTY_QUEUE, missingOrders, modesOf, turnsBefore, unwritten } from './orders';
import { armyOf, mapOf, scenarioOf } from './scenarios';
import { fitTogether, stackIn } from './stacking';
import type { Base, BaseId, Position } from './types';

/** Why a position that can be read is none a game can begin at. */
export interface UnfitPosition {
  readonly error:
    | 'over'
    | 'halfway'
    | 'turnOutside'
    | 'nobody'
    | 'unplaced'
    | 'outsideZone'
    | 'offTerrain'
    | 'stacked'
    | 'mode'
    | 'strength'
    | 'tries'
    | 'faceDown'
    | 'queue'
    | 'shaken'
    | 'owed';
  /** The base that is at fault. */
  readonly base?: BaseId;
}

export type BeginFault = NotationFault | UnfitPosition;

/**
 * The position a line of notation writes, for a game to begin at; or why there is none. A turn begins with its orders, so
 * only set-up and orders are such positions: what lies between is settled by dice that have fallen [E-98]. Never throws.
 */
export function positionToBegin(line: string): Position | BeginFault {
  const position = positionBegun(line);
  return 'error' in position ? position : (whyUnfinished(position) ?? position);
}

/**
 * What a side that sets up or writes its orders may copy for a game to go on from: at set-up no orders are written yet; quick
 * orders that lie face down are written anew, and so both sides write. Orders written a turn ahead cannot be: such a position
 * stays as it is seen [E-98].
 */
export function toGoOn(position: Position): Position {
  const { phase, orders } = position;
  if (phase.name !== 'placement' && (phase.name !== 'orders' || orders !== 'quick')) return position;
  const bases = basesOf(position).map((base) =>
    base.queue === 'hidden' ? { ...base, queue: EMPTY_QUEUE } : base,
  );
  return {
    ...position,
    phase: phase.name === 'orders' ? { ...phase, side: 'foundry' } : phase,
    bases: Object.fromEntries(bases.map((base) => [base.id, base])),
  };
}

/** The same for a game that was begun: one of version 1 may lack what a turn before its own would have left. Never throws. */
export function positionBegun(line: string): Position | BeginFault {
  const position = readPosition(line);
  return isFault(position) ? position : (whyUnfit(position) ?? position);
}

/** The end of the turn before has taken a token off, and orders that nobody may write any more have been written [§4, §5.1]. */
function whyUnfinished(position: Position): UnfitPosition | undefined {
  const { phase } = position;
  if (phase.name !== 'orders') return undefined;
  const placed = basesOf(position).filter(isPlaced);
  const shaken = placed.find((base) => base.shaken > 1);
  if (shaken) return { error: 'shaken', base: shaken.id };
  const locked = phase.side === 'league' ? missingOrders(position, 'foundry').at(0)?.base : undefined;
  const owing = locked ?? placed.find((base) => owes(position, base))?.id;
  return owing && { error: 'owed', base: owing };
}

function owes(position: Position, base: Placed): boolean {
  return (['movement', 'gunnery'] as const).some(
    (kind) => unwritten(base, kind, turnsBefore(position, base, kind)).length > 0,
  );
}

function whyUnfit(position: Position): UnfitPosition | undefined {
  const { phase, turn, part, declared, fight, victory } = position;
  if (phase.name === 'ended' || victory !== null) return { error: 'over' };
  if (phase.name !== 'placement' && phase.name !== 'orders') return { error: 'halfway' };
  if (part !== null || declared.length > 0 || fight !== null) return { error: 'halfway' };
  const prepares = phase.name === 'placement';
  if (prepares ? turn !== 0 : turn < 1 || turn > scenarioOf(position).lastTurn)
    return { error: 'turnOutside' };
  const bases = basesOf(position);
  for (const base of bases) {
    const error = isPlaced(base) ? whyPlacedUnfit(position, base) : whyOffMapUnfit(position, base);
    if (error) return { error, base: base.id };
  }
  const isThere = (side: Base['side']) => bases.some((base) => base.side === side && isPlaced(base));
  return prepares || (isThere('foundry') && isThere('league')) ? undefined : { error: 'nobody' };
}

/** Before the first turn no base is lost: one that is not on the map is still to be set up. */
function whyOffMapUnfit(
  { phase }: Position,
  { where, side, queue }: Base,
): UnfitPosition['error'] | undefined {
  if (queue === 'hidden') return 'faceDown';
  if (queue.movement.length + queue.gunnery.length > 0) return 'queue';
  if (where.at === 'destroyed') return phase.name === 'placement' ? 'unplaced' : undefined;
  const toCome = phase.name === 'placement' && !(phase.side === 'league' && side === 'foundry');
  return toCome ? undefined : 'unplaced';
}

function whyPlacedUnfit(position: Position, base: Placed): UnfitPosition['error'] | undefined {
  const { hex } = base.where;
  if (position.phase.name === 'placement' && !armyOf(position, base.side).zone.includes(hex))
    return 'outsideZone';
  if (!canStand(position, base)) return 'offTerrain';
  const enemies = stackIn(position, enemyOf(base.side), hex, base);
  if (enemies.length > 0 || !fitTogether(stackIn(position, base.side, hex, base))) return 'stacked';
  if (!modesOf(base).includes(base.mode) || (isImmobilised(base) && base.mode !== 'stand')) return 'mode';
  if (!hasStrength(position, base)) return 'strength';
  return whyHalfDone(position, base) ?? whyQueueUnfit(position, base);
}

/** On ground of its class, or where a road has brought it [E-70]. */
function canStand(position: Position, base: Placed): boolean {
  const { hex } = base.where;
  if (!isGround(base) || !isBarred(position, base, null, hex)) return true;
  const map = mapOf(position);
  return around(map.grid, hex).some((from) => isRoadLink(map, from, hex));
}

function around(grid: Grid, hex: Hex): readonly Hex[] {
  return DIRECTIONS.flatMap((direction) => neighbour(grid, hex, direction) ?? []);
}

/** Nothing it could not have: tokens a weapon holds, running gear twice hit at most [§3.5, E-22]. */
function hasStrength({ turn }: Position, { loads, gear, jammed, unit }: Placed): boolean {
  const full = fullLoads(profileOf(unit).weapons);
  const loaded = Object.entries(loads).every(
    ([weapon, tokens]) => tokens <= (full[weapon as keyof typeof full] ?? 0),
  );
  return loaded && gear <= 2 && jammed <= turn;
}

/** Tokens are for a hex beside it; the rest is forgotten when a turn ends [§4, §6.4]. */
function whyHalfDone(position: Position, base: Placed): UnfitPosition['error'] | undefined {
  const { difficult, pending, turn } = base;
  if (difficult && !around(mapOf(position).grid, base.where.hex).includes(difficult.hex)) return 'tries';
  const begun = turn.running !== null || turn.moved || turn.fired || turn.aimed !== null;
  return begun || isPending(pending) ? 'halfway' : undefined;
}

/** Orders of this turn and the next, each once; none before the first turn [§5.1]. */
function whyQueueUnfit(
  { turn, orders, phase }: Position,
  { queue }: Base,
): UnfitPosition['error'] | undefined {
  if (queue === 'hidden') return 'faceDown';
  const last = orders === 'ahead' ? turn + 1 : turn;
  return [queue.movement, queue.gunnery].every((list: readonly { readonly turn: number }[]) => {
    const turns = list.map((order) => order.turn);
    const due = turns.every((each) => phase.name === 'orders' && each >= turn && each <= last);
    return due && new Set(turns).size === turns.length;
  })
    ? undefined
    : 'queue';
}
