import { furrows, type Action, type Game, type Position } from '../../../rules/furrows';
import type { LastDecisionOf } from '../../replay/LastDecision';
import { phaseName } from '../wording';
import type { Moment } from './course';

/** These only end what was decided. */
const ENDS: readonly Action['type'][] = ['endPlacement', 'lockOrders', 'endDeclaring'];

/** What each side last decided, the mere ends of it apart; a side that decided nothing is left out. */
export function lastDecisions(start: Game, moments: readonly Moment[]): readonly LastDecisionOf[] {
  const before = (at: number): Game => (at === 0 ? start : moments[at - 1].game);
  return furrows.sides.flatMap((side) => {
    const at = moments.findLastIndex(
      ({ action }, i) => !ENDS.includes(action.type) && furrows.sideToDecide(before(i)) === side,
    );
    return at < 0 ? [] : [{ side, at, where: whereOf(before(at)) }];
  });
}

/** 'Turn 6, League fire'. */
function whereOf({ turn, phase }: Position): string {
  return turn === 0 ? phaseName(phase) : `Turn ${turn}, ${phaseName(phase)}`;
}
