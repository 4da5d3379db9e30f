import { whyNotStack } from '../stacking';
import type { End, Illegal, MoveAction, Position, Walk } from '../types';
import { illegal, isIllegal } from '../units';
import { isRouted, type Mover } from './mover';
import { endsOf, moverToBegin } from './reach';
import { leastRunDistance, runDistance } from './routed';
import { leavesHex, staysInside } from './going';
import { verdictBeside } from './search';
import { walkBy } from './walk';

/** Why a unit may not make this move, in rulebook order; undefined if it may [§6.3]. */
export function whyNotMove(position: Position, action: MoveAction): Illegal | undefined {
  const mover = moverToBegin(position, action.unit);
  if (isIllegal(mover)) return mover;
  const walked = walkBy(mover, action);
  if (isIllegal(walked)) return walked;
  return (
    whyNotEnd(mover, action, walked) ??
    whyAgainstOrder(mover, action, walked.end) ??
    whyNotRun(mover, walked.end)
  );
}

/** The stacking limit holds where a move ends, but not for who stays where it is [§6.2, R-06]. */
function whyNotEnd(mover: Mover, action: MoveAction, { end }: Walk): Illegal | undefined {
  const inTheOpen = end.exit === null && end.into === null;
  const stays = staysInside(mover.carrier, action);
  return inTheOpen && !stays ? whyNotStack(mover.position, mover.unit, end.hex) : undefined;
}

/** The end stands up to the Move order being executed, among all the ends it could have [§8.3, R-19]. */
function whyAgainstOrder(mover: Mover, action: MoveAction, end: End): Illegal | undefined {
  const { constraint, from } = mover;
  if (!constraint) return undefined;
  if (from !== null && leavesHex(action)) {
    const why = constraint.stopsIn(from);
    if (why) return illegal('R-62', { reason: 'mustStop', hex: from, why });
  }
  if (constraint.isMetBy(end)) return undefined;
  const verdict = verdictBeside(mover, end);
  return verdict.legal
    ? undefined
    : illegal('§8.3', { reason: 'againstOrder', order: constraint.order, verdict });
}

/** A routed section runs as near to its friendly edge as it can, and off the map. */
function whyNotRun(mover: Mover, end: End): Illegal | undefined {
  const { position, unit } = mover;
  if (!isRouted(unit)) return undefined;
  const distance = runDistance(position, unit, end);
  const best = leastRunDistance(position, unit, endsOf(mover));
  return distance > best ? illegal('R-13', { reason: 'mustRun', distance, best }) : undefined;
}
