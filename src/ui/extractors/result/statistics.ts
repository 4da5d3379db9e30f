import type { CounterId, Event, Game, Position, Side, Unit, UnitResult } from '../../../rules/extractors';
import { enemyOf, unitOf, unitsOf } from '../../../rules/extractors';

/** The game in numbers for one side. */
export interface SideStatistics {
  readonly unitsLost: number;
  readonly units: number;
  /** What the units had before turn 1 and have no more. */
  readonly stepsLost: number;
  readonly armourLost: number;
  /** Declared shots, a Self-destruct among them. */
  readonly shots: number;
  /** To-hit rolls at enemies. */
  readonly rolls: number;
  readonly hits: number;
  /** Rolls on the critical tables at enemies. */
  readonly criticals: number;
  readonly rallyRolls: number;
  readonly rallied: number;
}

export interface Statistics {
  readonly sides: Readonly<Record<Side, SideStatistics>>;
  /** How often each face of the ten-sided die has fallen, 0 to 9. */
  readonly dice: readonly number[];
}

interface Told {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** The game in numbers, from what happened and from how it began and ended. */
export function statisticsOf(moments: readonly Told[]): Statistics {
  const events = moments.flatMap((moment) => moment.events);
  const begun = (moments.find(({ game }) => game.turn > 0) ?? moments.at(0))?.game;
  const ended = moments.at(-1)?.game;
  const sideOf = (side: Side): SideStatistics => ({
    ...lossesOf(begun, ended, side),
    ...fireOf(events, ended, side),
    ...ralliesOf(events, ended, side),
  });
  return { sides: { dorian: sideOf('dorian'), avronian: sideOf('avronian') }, dice: diceOf(events) };
}

function lossesOf(begun: Position | undefined, ended: Position | undefined, side: Side) {
  if (!begun || !ended) return { units: 0, unitsLost: 0, stepsLost: 0, armourLost: 0 };
  const units = unitsOf(ended).filter((unit) => unit.side === side);
  const lost = (measure: (unit: Unit) => number) =>
    units.reduce((sum, unit) => {
      const before = Object.hasOwn(begun.units, unit.id) ? measure(begun.units[unit.id]) : 0;
      return sum + Math.max(0, before - (isLost(unit) ? 0 : measure(unit)));
    }, 0);
  return {
    units: units.length,
    unitsLost: units.filter(isLost).length,
    stepsLost: lost((unit) => (unit.class === 'section' ? unit.steps : 0)),
    armourLost: lost((unit) => (unit.class === 'section' ? 0 : unit.armour)),
  };
}

function isLost({ where }: Unit): boolean {
  return where.at === 'eliminated';
}

function fireOf(events: readonly Event[], game: Position | undefined, side: Side) {
  const shots = events.filter((event) => game && shooterOf(game, event) === side);
  const struck = shots.flatMap(resultsOf).filter(({ forecast }) => isEnemy(game, forecast.target, side));
  return {
    shots: shots.length,
    rolls: sum(struck, ({ rolls }) => rolls.length),
    hits: sum(struck, ({ hits }) => hits.filter(Boolean).length),
    criticals: sum(struck, ({ criticals }) => criticals.length),
  };
}

function shooterOf(game: Position, event: Event): Side | null {
  if (event.type === 'selfDestruct') return unitOf(game, event.machine).side;
  return event.type === 'shot' ? unitOf(game, event.firers[0].unit).side : null;
}

function isEnemy(game: Position | undefined, target: CounterId, side: Side): boolean {
  return game !== undefined && unitOf(game, target).side === enemyOf(side);
}

function resultsOf(event: Event): readonly UnitResult[] {
  return event.type === 'shot' || event.type === 'selfDestruct' ? event.results : [];
}

function ralliesOf(events: readonly Event[], game: Position | undefined, side: Side) {
  const rolls = events.filter(
    (event) => event.type === 'rallyRoll' && game && unitOf(game, event.unit).side === side,
  );
  const rallied = rolls.filter((event) => event.type === 'rallyRoll' && event.rallied);
  return { rallyRolls: rolls.length, rallied: rallied.length };
}

/** Draws among slots and boxes are no rolls of the ten-sided die. */
function diceOf(events: readonly Event[]): readonly number[] {
  const faces = new Array<number>(10).fill(0);
  for (const roll of events.flatMap(rollsOf)) faces[roll]++;
  return faces;
}

function rollsOf(event: Event): readonly number[] {
  if (event.type === 'rallyRoll' || event.type === 'bogRoll') return [event.roll];
  return resultsOf(event).flatMap(({ rolls, damage, criticals }) => [
    ...rolls,
    ...(damage ? [damage.roll] : []),
    ...criticals.map(({ roll }) => roll),
  ]);
}

function sum<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((all, item) => all + measure(item), 0);
}
