import type { Position, Score, Side, Victory } from '../types';
import { unitsOf } from '../units';
import { CONDITIONS } from './conditions';

export { equipmentCostOf, fullCostOf } from './cost';

/** The victory if the game is decided now, before its time is up [§9, R-39]. */
export function victoryNow(position: Position): Victory | null {
  if (position.turn < 1) return null;
  const condition = CONDITIONS[position.scenario];
  const decided = condition.decided(position);
  if (decided) return decided;
  const left = (['dorian', 'avronian'] as const).filter((side) => hasUnitsLeft(position, side));
  const playsOn = left.length === 2 || left.some((side) => side === condition.playsOnAlone);
  return playsOn ? null : condition.atEnd(position);
}

/** The victory when the last turn is over [§9]. */
export function victoryAtEnd(position: Position): Victory {
  return CONDITIONS[position.scenario].atEnd(position);
}

/** What the victory condition counts as things stand, in a game or in what a side sees of it [§9]. */
export function pointsSoFar(position: Position): Score {
  const { decided, atEnd, clauses } = CONDITIONS[position.scenario];
  const { winner, points } = decided(position) ?? atEnd(position);
  return { clauses: clauses(position), points, ahead: winner };
}

/** On the map, hidden ones included, or due to enter. */
function hasUnitsLeft(position: Position, side: Side): boolean {
  return unitsOf(position).some(
    ({ side: whose, where }) => whose === side && (where.at === 'map' || where.at === 'toEnter'),
  );
}
