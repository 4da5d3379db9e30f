import type { Reckoning } from '../../../opponent/contract';
import { enemyOf, extractors, unitsOf, type Action, type Position } from '../../../rules/extractors';
import type { Why } from './why';

/**
 * An explanation as the other side may read it once the action is open to it: no runner-up that would have turned up
 * another order [§8.1] or shown a unit nobody knows of [§9.4, §9.6]; held back to the end where its own reasons name one.
 */
export function openPart(view: Position, why: Why): Why {
  const { side } = view.phase;
  if (side === null || why.told === 'atEnd') return why;
  const seen = extractors.view(view, enemyOf(side)).units;
  const unseen = unitsOf(view).flatMap(({ id }) => (Object.hasOwn(seen, id) ? [] : [id]));
  const names = (reckoning: Reckoning<Action> | null) => {
    const text = JSON.stringify(reckoning?.terms ?? []) + JSON.stringify(reckoning?.action ?? null);
    return unseen.filter((id) => text.includes(JSON.stringify(id)));
  };
  const { action } = why.chosen;
  // A unit that acts has shown itself by acting.
  const own = 'unit' in action ? action.unit : 'machine' in action ? action.machine : null;
  if (names(why.chosen).some((id) => id !== own)) return { ...why, told: 'atEnd' };
  const { runnerUp } = why;
  const hides = runnerUp !== null && (COVERED.includes(runnerUp.action.type) || names(runnerUp).length > 0);
  return hides ? { ...why, runnerUp: null, lacked: null } : why;
}

/** What these would have come to depends on hidden orders. */
const COVERED: readonly Action['type'][] = ['reveal', 'reset', 'order', 'lockOrders'];
