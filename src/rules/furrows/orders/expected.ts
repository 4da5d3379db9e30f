import { profileOf } from '../bases';
import type { Base, Mode, Position, Program } from '../types';
import { modeAfterProgram } from './modes';
import { defaultProgram, programsOf } from './programs';
import { queuedMovement } from './queue';

/**
 * The mode a base is expected to be in when the program of a turn begins: what lies in the queue for the turns before is
 * done, the default where nothing does or where it is shaken now [§5.3].
 */
export function expectedMode(position: Position, base: Base, turn: number): Mode {
  let mode = base.mode;
  for (let before = position.turn; before < turn; before++)
    mode = modeAfterProgram({ ...base, mode }, programIn(position, { ...base, mode }, before));
  return mode;
}

/** The program a base in its mode will do in a turn: what is queued if its list has it, else the default [E-19]. */
export function programIn(position: Position, base: Base, turn: number): Program {
  const queued = queuedMovement(base, turn)?.program;
  const lost = turn === position.turn && base.shaken > 0;
  return queued !== undefined && !lost && programsOf(base, base.mode).includes(queued)
    ? queued
    : defaultProgram(profileOf(base).class, base.mode);
}
