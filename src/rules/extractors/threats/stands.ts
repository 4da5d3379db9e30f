import type { Hex } from '../../../hex';
import { movesOf, NONE } from '../movement';
import { beforeMoving, firesOut } from './ofHex';
import { holdsFireOnEntry } from '../scenarios';
import { AVRONIAN_MOVEMENT, DORIAN_MOVEMENT, samePhase, TURN } from '../turn';
import type { CounterId, Position, Side, Unit } from '../types';
import { isPlaced } from '../units';
import { ANY_FACING } from './disc';

/** A hex from which a unit may fire, with the facings it may have there, bit by direction. */
export interface Stand {
  readonly hex: Hex;
  readonly facings: number;
}

/** Where a unit stands, if it may fire from there. */
export function standOf(position: Position, unit: Unit): readonly Stand[] {
  if (!isPlaced(unit) || !isFit(unit) || !firesOut(position, unit)) return [];
  const { hex, facing } = unit.where;
  return [{ hex, facings: facing === null ? ANY_FACING : 1 << facing }];
}

/** Every place where it may end its next move, machines without regard to orders, and fire from there. */
export function nextStandsOf(fresh: Position, unit: Unit): readonly Stand[] {
  if (!isFit(unit) || holdsFireOnEntry(fresh, unit)) return [];
  const facings = new Map<Hex, number>();
  const ends = movesOf(fresh, unit.id).ends();
  for (let index = 0; index < ends.size; index++) {
    if (ends.exit[index] !== NONE || !firesFrom(fresh, ends.into[index])) continue;
    const [hex, facing] = [ends.hex[index] as Hex, ends.facing[index]];
    facings.set(hex, (facings.get(hex) ?? 0) | (facing === NONE ? ANY_FACING : 1 << facing));
  }
  return [...facings].map(([hex, mask]) => ({ hex, facings: mask }));
}

/** Its side's next movement phase begins. */
export function beforeNextMove(position: Position, side: Side): Position {
  const phase = side === 'dorian' ? DORIAN_MOVEMENT : AVRONIAN_MOVEMENT;
  const order = (of: Position['phase']) => TURN.findIndex((each) => samePhase(each, of));
  const isOver = order(position.phase) >= order(phase);
  return { ...beforeMoving(position), phase, activation: null, turn: position.turn + (isOver ? 1 : 0) };
}

/** Neither hidden nor shaken: pins and routs outlast the fire that a side has before it. */
function isFit(unit: Unit): boolean {
  return !unit.hidden && !(unit.class === 'section' && (unit.pinned || unit.routed));
}

function firesFrom({ units }: Position, into: CounterId | null): boolean {
  return into === null || units[into].class === 'static';
}
