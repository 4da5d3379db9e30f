import { columnOf, distance, rowOf, type Direction, type Hex } from '../../hex';
import { doriana, type Position, type ScenarioId, type Unit } from '../../rules/extractors';
import { CENTRE_AREA, MASSIF_CENTRE } from '../../rules/extractors/scenarios';
import { enemyOf, exposedUnits, isPlaced, unitsOf } from '../../rules/extractors/units';
import type { Style } from './style';

/** How far a place is from where a unit is goal: less is better. */
export type Goal = (hex: Hex, exit: Direction | null) => number;

const { grid } = doriana;
/** Leaving the map is as good as far beyond its edge. */
const GONE = -50;

/** Where a unit of this style goes; null: nowhere in particular. */
export function goalOf(position: Position, unit: Unit, { heads }: Style): Goal | null {
  switch (heads) {
    case 'anywhere':
      return null;
    case 'forEnemy':
      return forEnemy(position, unit);
    case 'forVictory':
      return forVictory(position, unit);
    case 'away':
      return away(forEnemy(position, unit));
  }
}

function forEnemy(position: Position, unit: Unit): Goal {
  return nearestOf(exposedUnits(position, enemyOf(unit.side)).map(({ where }) => where.hex));
}

function away(goal: Goal): Goal {
  return (hex, exit) => (exit === null ? -goal(hex, exit) : GONE);
}

function nearestOf(hexes: readonly Hex[]): Goal {
  return (hex) => {
    let least = grid.columns + grid.rows;
    for (const other of hexes) least = Math.min(least, distance(grid, hex, other));
    return least;
  };
}

function placesOf(position: Position, kinds: readonly Unit['kind'][]): readonly Hex[] {
  return unitsOf(position).flatMap((unit) =>
    isPlaced(unit) && kinds.includes(unit.kind) ? [unit.where.hex] : [],
  );
}

/** Where each side wins the scenario [§9]. */
function forVictory(position: Position, unit: Unit): Goal {
  const goals = unit.side === 'dorian' ? DORIAN_GOALS : AVRONIAN_GOALS;
  return goals[position.scenario]?.(position, unit) ?? forEnemy(position, unit);
}

type Goals = Readonly<Partial<Record<ScenarioId, (position: Position, unit: Unit) => Goal>>>;

const CENTRE = nearestOf([CENTRE_AREA.centre]);

const DORIAN_GOALS: Goals = {
  incoming: () => (hex, exit) => (exit === null ? rowOf(grid, hex) : GONE),
  extractors: (position) => nearestOf(placesOf(position, ['extractor'])),
  dobernStrongpoint: () => nearestOf([MASSIF_CENTRE]),
  engage: () => CENTRE,
};

const AVRONIAN_GOALS: Goals = {
  threePodAttack: (position) => nearestOf(placesOf(position, ['commandPost'])),
  extractors: (position, unit) =>
    unit.kind === 'extractor' ? (hex) => columnOf(grid, hex) : forEnemy(position, unit),
  ambush: () => (hex, exit) => (exit === null ? grid.rows - rowOf(grid, hex) : GONE),
  dobernStrongpoint: (position) => nearestOf(placesOf(position, ['fort'])),
  engage: () => CENTRE,
};
