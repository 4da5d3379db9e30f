import type { Army, GameMap, Position, Scenario, ScenarioId, Side } from '../types';
import { firstLight } from './firstLight';

/** The scenarios in printed order [§16]. */
export const SCENARIOS: readonly Scenario[] = [firstLight];

/** The scenario being played, or of an id. Throws RangeError if there is none. */
export function scenarioOf(of: ScenarioId | Pick<Position, 'scenario'>): Scenario {
  const id = typeof of === 'string' ? of : of.scenario;
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new RangeError(`No scenario ${id}`);
  return scenario;
}

/** The board a position is played on. */
export function mapOf(position: Pick<Position, 'scenario'>): GameMap {
  return scenarioOf(position).map;
}

/** The army of a side in the scenario [§16]. */
export function armyOf(position: Pick<Position, 'scenario'>, side: Side): Army {
  return scenarioOf(position).armies.find((army) => army.side === side)!;
}
