import type { CombatOrder, MoveOrder } from '../types';

type MoveBox = Exclude<MoveOrder, 'freeMove'> | null;
type CombatBox = Exclude<CombatOrder, 'freeTarget'> | null;

/** A display as it may be programmed, Thanis orders apart; null: an empty box. One order at least in each cycle [§8.1]. */
export interface Program {
  readonly move: readonly [MoveBox, MoveBox, MoveBox];
  readonly combat: readonly [CombatBox, CombatBox, CombatBox];
}

/** A programme by its initials, three Move orders and three Combat orders: `VCC CTO`; `-`: an empty box. */
export type WrittenProgram = string;

export const MOVE_INITIALS: Readonly<Record<string, MoveBox>> = {
  V: 'vector',
  C: 'close',
  R: 'retire',
  P: 'patrol',
  H: 'hold',
  '-': null,
};
export const COMBAT_INITIALS: Readonly<Record<string, CombatBox>> = {
  C: 'closestTarget',
  S: 'sweep',
  O: 'optimize',
  T: 'target',
  '-': null,
};

/** What its letters stand for. Throws RangeError for a line that is none. */
export function programIn(written: WrittenProgram): Program {
  if (!/^[VCRPH-]{3} [CSOT-]{3}$/.test(written)) throw new RangeError(`No programme: ${written}`);
  const [move, combat] = written.split(' ');
  return {
    move: boxes(move, MOVE_INITIALS),
    combat: boxes(combat, COMBAT_INITIALS),
  };
}

function boxes<O>(letters: string, initials: Readonly<Record<string, O>>): readonly [O, O, O] {
  const [first, second, third] = letters;
  return [initials[first], initials[second], initials[third]];
}
