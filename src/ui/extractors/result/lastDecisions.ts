import { extractors, type Action } from '../../../rules/extractors';
import type { LastDecisionOf } from '../../replay/LastDecision';
import { phaseAt, type Step } from '../replay';

/** What each side last decided, the mere ends of phases apart; a side that decided nothing is left out. */
export function lastDecisions(steps: readonly Step[], actions: readonly Action[]): readonly LastDecisionOf[] {
  return extractors.sides.flatMap((side) => {
    const at = actions.findLastIndex(
      ({ type }, i) => type !== 'endPhase' && extractors.sideToDecide(steps[i].game) === side,
    );
    return at < 0 ? [] : [{ side, at, where: phaseAt(steps[at].game) }];
  });
}
