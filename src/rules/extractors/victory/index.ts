import type { CounterId, Position, Score, Victory } from '../types';
import { unitsOf } from '../units';
import { CONDITIONS } from './conditions';
import { openly } from './cost';

export { fullCostOf, knownCostOf, survivalPoints } from './cost';

/** The victory if the game is decided now, before its time is up [§9, R-39]. */
export function victoryNow(position: Position): Victory | null {
  if (position.turn < 1) return null;
  const condition = CONDITIONS[position.scenario];
  const decided = condition.decided(position);
  if (decided) return decided;
  const [dorian, avronian] = unitsLeft(position);
  const playsOn =
    (dorian && avronian) ||
    (dorian && condition.playsOnAlone === 'dorian') ||
    (avronian && condition.playsOnAlone === 'avronian');
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

/** The same as far as both sides know: Thanis orders that have not been revealed count once the game has ended. */
export function knownPoints(position: Position): Score {
  const units = Object.fromEntries(unitsOf(position).map((unit) => [unit.id, openly(position, unit)]));
  return pointsSoFar({ ...position, units });
}

/** Who has units on the map, hidden ones included, or due to enter. Asked after every action. */
function unitsLeft({ units }: Position): readonly [dorian: boolean, avronian: boolean] {
  let [dorian, avronian] = [false, false];
  for (const id in units) {
    const { side, where } = units[id as CounterId];
    if (where.at !== 'map' && where.at !== 'toEnter') continue;
    if (side === 'dorian') dorian = true;
    else avronian = true;
    if (dorian && avronian) break;
  }
  return [dorian, avronian];
}
