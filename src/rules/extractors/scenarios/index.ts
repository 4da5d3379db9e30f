import type { Hex } from '../../../hex';
import type { Force, GameMap, Position, Scenario, ScenarioId, Side, Special, Unit } from '../types';
import { ambush } from './ambush';
import { dobernStrongpoint } from './dobernStrongpoint';
import { engage } from './engage';
import { extractors } from './extractors';
import { evenedOut } from './handicap';
import { incoming } from './incoming';
import { threePodAttack } from './threePodAttack';

export { mostBid, settle, type Bid, type Settled } from './bids';
export { CENTRE_AREA } from './engage';
export { isHandicap, POINT_STEP, pointsRangeOf, TURN_RANGE } from './handicap';
export { MASSIF_CENTRE } from './hexes';

/** The six scenarios in printed order [§9]. */
export const SCENARIOS: readonly Scenario[] = [
  incoming,
  threePodAttack,
  extractors,
  ambush,
  dobernStrongpoint,
  engage,
];

const BY_ID: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

type Played = Pick<Position, 'scenario' | 'handicap'>;

/** The scenario being played, evened out as its players agreed, or of an id. Throws RangeError if there is none. */
export function scenarioOf(of: ScenarioId | Played): Scenario {
  if (typeof of === 'string') return printedScenario(of);
  if (of.handicap === undefined) return printedScenario(of.scenario);
  const { dorian, avronian, turns } = of.handicap;
  const name = `${of.scenario} ${String(dorian)} ${String(avronian)} ${String(turns)}`;
  if (name !== latestEven.name)
    latestEven = { name, scenario: evenedOut(printedScenario(of.scenario), of.handicap) };
  return latestEven.scenario;
}

let latestEven: { readonly name: string; readonly scenario: Scenario } = { name: '', scenario: SCENARIOS[0] };

function printedScenario(id: ScenarioId): Scenario {
  if (id === latest.id) return latest;
  const scenario = BY_ID.get(id);
  if (!scenario) throw new RangeError(`No scenario ${id}`);
  return (latest = scenario);
}

/** The scenario asked about last: a game asks about one. */
let latest = SCENARIOS[0];

/** The map a game is played on, which no handicap changes. Throws RangeError for a scenario there is not. */
export function mapOf(of: ScenarioId | Pick<Position, 'scenario'>): GameMap {
  return printedScenario(typeof of === 'string' ? of : of.scenario).map;
}

/** The scenario names this special rule. */
export function hasSpecial(position: Pick<Position, 'scenario'>, special: Special): boolean {
  return scenarioOf(position).specials.includes(special);
}

/** The forces of a side that have points to spend, by their numbers [§5]. */
export function forcesThatBuy(of: ScenarioId | Played, side: Side | null): readonly number[] {
  return scenarioOf(of).forces.flatMap((force, index) =>
    force.side === side && force.budget ? [index] : [],
  );
}

/** The force a unit belongs to. */
export function forceOf(position: Pick<Position, 'scenario'>, unit: Unit): Force {
  return scenarioOf(position).forces[unit.force];
}

/** Hexes by which a unit may enter; none if it does not enter [§5, R-42]. */
export function entryHexesOf(position: Pick<Position, 'scenario'>, unit: Unit): readonly Hex[] {
  const { arrival } = forceOf(position, unit);
  return arrival.type === 'enters' ? arrival.hexes : [];
}

/** The turn on which a unit is due to enter; 0 if it does not enter. */
export function entryTurnOf(position: Pick<Position, 'scenario'>, unit: Unit): number {
  const { arrival } = forceOf(position, unit);
  return arrival.type === 'enters' ? arrival.turn : 0;
}

/** Waits to enter in a scenario whose machines may not fire in the turn in which they do [§9.1]. */
export function holdsFireOnEntry(position: Pick<Position, 'scenario'>, unit: Unit): boolean {
  return unit.class === 'machine' && unit.where.at === 'toEnter' && hasSpecial(position, 'entrantsHoldFire');
}
