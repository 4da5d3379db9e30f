import { total, type Entry } from '../../result';
import { scenarioOf } from '../scenarios';
import type { Budget, Position, Purchase } from '../types';
import { branchesOf, costOf, purchasesOf } from './purchases';

export type Branch = 'infantry' | 'vehicles';

/** How a force stands with its points [§5]. */
export interface Account {
  readonly points: number;
  /** One line a purchase. */
  readonly spent: readonly Entry<Purchase>[];
  readonly left: number;
  /** Infantry and vehicles against the cap of *Engage!*; empty in other scenarios [§9.6]. */
  readonly branches: readonly { readonly branch: Branch; readonly total: number; readonly cap: number }[];
}

const BRANCHES: readonly Branch[] = ['infantry', 'vehicles'];

/** What a force may spend, has spent and has left. A force that buys nothing has 0 points. */
export function budgetOf(position: Position, force: number): Account {
  const { budget } = scenarioOf(position).forces[force];
  if (!budget) return { points: 0, spent: [], left: 0, branches: [] };
  const purchases = purchasesOf(position, force);
  const points = budget.points[position.rules];
  const spent = purchases.map((cause) => ({ cause, value: costOf(position, budget, cause) }));
  return { points, spent, left: points - total(spent), branches: branchTotals(position, budget, purchases) };
}

/** At most 65 % of the points in either branch, as far as the scenario says so [§9.6, R-65]. */
function branchTotals(
  position: Position,
  budget: Budget,
  purchases: readonly Purchase[],
): Account['branches'] {
  const cap = budget.classCap?.[position.rules];
  if (cap === undefined) return [];
  const entries = purchases.flatMap(branchesOf);
  return BRANCHES.map((branch) => ({
    branch,
    total: total(entries.filter(({ cause }) => cause === branch)),
    cap,
  }));
}
