import type { Hex } from '../../../hex';
import { MOST_HEXES } from '../maps/build';
import { movesOf, NONE } from '../movement';
import { beforeMoving, firesOut } from './ofHex';
import { holdsFireOnEntry } from '../scenarios';
import { AVRONIAN_MOVEMENT, DORIAN_MOVEMENT, samePhase, TURN } from '../turn';
import type { CounterId, Position, Side, Unit } from '../types';
import { isPlaced } from '../units';
import { ANY_FACING } from './disc';

/** Hexes from which a unit may fire, each with the facings it may have there, bit by direction: see `standIn`. */
export type Stands = Int32Array;

const NOWHERE: Stands = new Int32Array();

function standIn(hex: Hex, facings: number): number {
  return (hex << FACING_BITS) | facings;
}

export function hexOf(stand: number): Hex {
  return (stand >> FACING_BITS) as Hex;
}

export function facingsOf(stand: number): number {
  return stand & ANY_FACING;
}

const FACING_BITS = 6;

/** Where a unit stands, if it may fire from there. */
export function standOf(position: Position, unit: Unit): Stands {
  if (!isPlaced(unit) || !isFit(unit) || !firesOut(position, unit)) return NOWHERE;
  const { hex, facing } = unit.where;
  return Int32Array.of(standIn(hex, facing === null ? ANY_FACING : 1 << facing));
}

/** Every place where it may end its next move, machines without regard to orders, and fire from there. */
export function nextStandsOf(fresh: Position, unit: Unit): Stands {
  if (!isFit(unit) || holdsFireOnEntry(fresh, unit)) return NOWHERE;
  const ends = movesOf(fresh, unit.id).ends();
  let count = 0;
  for (let index = 0; index < ends.size; index++) {
    if (ends.exit[index] !== NONE || !firesFrom(fresh, ends.into[index])) continue;
    const [hex, facing] = [ends.hex[index] as Hex, ends.facing[index]];
    if (facings[hex] === 0) hexes[count++] = hex;
    facings[hex] |= facing === NONE ? ANY_FACING : 1 << facing;
  }
  const stands = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const hex = hexes[index] as Hex;
    stands[index] = standIn(hex, facings[hex]);
    facings[hex] = 0;
  }
  return stands;
}

/** Scratch: the hexes found so far, and the facings in each, none between two searches. */
const hexes = new Int16Array(MOST_HEXES);
const facings = new Uint8Array(MOST_HEXES);

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
