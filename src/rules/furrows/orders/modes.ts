import { PROGRAMS } from '../data';
import { isImmobilised, profileOf } from '../bases';
import type { Base, Mode, PartAction, Program } from '../types';
import { partsOf } from './programs';

/** Modes from slower to faster, as A and B know them [§5.2]. */
const LADDER: readonly Mode[] = ['stand', 'slow', 'fast'];

/** The modes a base may be in: of its class, and not fast once its running gear is hit [§3.5, §5.2]. */
export function modesOf(base: Base): readonly Mode[] {
  const modes = Object.keys(PROGRAMS[profileOf(base).class]) as Mode[];
  return base.gear > 0 ? modes.filter((mode) => mode !== 'fast') : modes;
}

/** The mode after one action; into a mode it may not be in it does nothing [E-68]. */
export function modeAfter(base: Base, action: PartAction): Mode {
  const wanted = wantedMode(base.mode, action);
  return wanted && !isImmobilised(base) && modesOf(base).includes(wanted) ? wanted : base.mode;
}

function wantedMode(mode: Mode, action: PartAction): Mode | undefined {
  if (action.act === 'into') return action.mode;
  const step = action.act === 'faster' ? 1 : action.act === 'slower' ? -1 : 0;
  const at = LADDER.indexOf(mode);
  return step === 0 || at < 0 ? undefined : LADDER.at(Math.max(0, at + step));
}

/** The mode after a whole program, all its A and B done; Follow may make slow, so its mode is not sure [§5.3]. */
export function modeAfterProgram(base: Base, program: Program): Mode {
  let after = base;
  for (const action of partsOf(program).flat()) after = { ...after, mode: modeAfter(after, action) };
  return after.mode;
}
