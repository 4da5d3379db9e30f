import { SCENARIOS, type Force, type Side } from '../../../../rules/extractors';
import { capital } from '../../wording';
import type { RuleTable } from '../../../reference/section';

/** The six scenarios side by side, from their own data [§9]. */
export const SCENARIO_TABLE: RuleTable = {
  caption: 'The scenarios',
  columns: [
    'Scenario',
    'Turns',
    'Decided by the end of turn',
    'Dorian points (Simple)',
    'Avronian points',
    'Dorian edge',
    'Avronian edge',
  ],
  rows: SCENARIOS.map(({ number, title, duration, lastTurn, forces, friendlyEdge }) => [
    `${number} ${title}`,
    String(duration),
    String(lastTurn),
    pointsOf(forces, 'dorian'),
    pointsOf(forces, 'avronian'),
    capital(friendlyEdge.dorian),
    capital(friendlyEdge.avronian),
  ]),
};

function pointsOf(forces: readonly Force[], side: Side): string {
  const budgets = forces.flatMap((force) => (force.side === side && force.budget ? [force.budget] : []));
  const sums = budgets.map(({ points, weapons }) => {
    if (weapons === 'free') return 'weapons free';
    return points.simple === points.full ? String(points.full) : `${points.full} (${points.simple})`;
  });
  return sums.length > 0 ? sums.join(' and ') : 'imposed';
}
