import { whyNotStack } from '../stacking';
import type { Illegal, MoveAction, MpEntry, Position, Walk } from '../types';
import { facesHexside, illegal, isIllegal } from '../units';
import { boardingCost } from './boarding';
import { isBog, isLegGround } from './chart';
import { board, turnAtEnd } from './finish';
import { begin, forbidden, leavesHex, leftOf, pay, staysInside, type Going } from './going';
import { moverOf, onEachRoute, type Mover } from './mover';
import { follow } from './steps';

/**
 * Follows a move hex by hex on the map as it is, every bog roll passed, and lists what it costs [§6.3].
 * Illegal where a step cannot be taken; whether the move may end there is for `whyNotMove`.
 */
export function walk(position: Position, action: MoveAction): Walk | Illegal {
  const mover = moverOf(position, action.unit);
  return isIllegal(mover) ? mover : walkBy(mover, action);
}

/** The walk of a unit that moves at all. */
export function walkBy(mover: Mover, action: MoveAction): Walk | Illegal {
  const entry = action.path[0] ?? null;
  const [first, ...others] = onEachRoute(mover, entry).map((route) => walkAs(route, action));
  return isIllegal(first) ? (others.find((other) => !isIllegal(other)) ?? first) : first;
}

function walkAs(mover: Mover, action: MoveAction): Walk | Illegal {
  const going = begin(mover, action);
  const why =
    whyFacingWrong(mover, action) ?? comeOut(going) ?? follow(going) ?? turnAtEnd(going) ?? board(going);
  return why ?? walked(going);
}

function whyFacingWrong({ unit }: Mover, { facing, exit }: MoveAction): Illegal | undefined {
  if (!facesHexside(unit))
    return facing === null ? undefined : illegal('§6.1', { reason: 'noFacing', unit: unit.id });
  if (facing === null) return illegal('§6.1', { reason: 'facingNeeded', unit: unit.id });
  return exit === null || exit === facing
    ? undefined
    : illegal('R-38', { reason: 'facingNeeded', unit: unit.id });
}

/** A section lands from its Floater, or leaves its fort, before it moves, not on a bridge [§6.3.3, R-36, R-97, R-98]. */
function comeOut(going: Going): Illegal | undefined {
  const { mover, action } = going;
  if (mover.carrier === null || mover.from === null || staysInside(mover.carrier, action)) return undefined;
  const hex = mover.from;
  if (isBog(mover.chart, hex) && leavesHex(action)) {
    const why = whyNotStack(mover.position, mover.unit, hex);
    if (why) return { ...why, rule: 'R-97' };
  }
  const cost = boardingCost(mover.position, mover.carrier);
  if (cost === 0) return undefined;
  if (!isLegGround(mover.chart, hex)) return forbidden(mover, hex, '§6.3.3');
  going.onRoad = false;
  return pay(going, { code: 'disembark', hex }, cost);
}

function walked(going: Going): Walk {
  const { mover, action, steps, costs, spent, onRoad } = going;
  const hex = going.hex!;
  const leavesBog = action.exit !== null && mover.type === 'leg' && isBog(mover.chart, hex);
  const { facing, exit, into, path } = action;
  return {
    unit: action.unit,
    steps,
    costs,
    spent,
    allowance: mover.allowance,
    bonus: onRoad && spent >= mover.allowance ? mover.bonus : 0,
    end: {
      hex,
      facing,
      exit,
      into,
      path,
      spent,
      left: leftOf(mover, spent, onRoad),
      bogRolls: steps.filter(({ bogRoll }) => bogRoll).length + Number(leavesBog),
    },
  };
}

const ENTERING: readonly MpEntry['cause']['code'][] = ['terrain', 'road', 'wholeAllowance', 'minimumMove'];

/** Half MPs left on entering each hex of a walk, the road's bonus counted, one a step [§6.3]. */
export function leftAlong({ steps, costs, end }: Pick<Walk, 'steps' | 'costs' | 'end'>): readonly number[] {
  let left = end.left + end.spent;
  let paid = 0;
  return steps.map(({ to, by }) => {
    if (by === 'drift') return left;
    while (paid < costs.length) {
      const { cause, value } = costs[paid++];
      left -= value;
      if (cause.hex === to && ENTERING.includes(cause.code)) break;
    }
    return left;
  });
}
