import { allHexes, columnOf, rowOf, type Hex } from '../../hex';
import { armedWith, firersOf, isPlaced, passengersOf, unitsOf, type Unit } from '../../rules/extractors';
import { around, grid, inSightOf, NORTH, SOUTH } from './fields';
import { interception } from './runners';
import { keep, nearestFoe, ownUnits, type Scene } from './scene';
import { isGarrison, worthOf } from './worth';

/** Somewhere a unit is drawn to. */
export interface Pull {
  /** What it is for, worded by the interface. */
  readonly code:
    | 'fetch'
    | 'runNorth'
    | 'runSouth'
    | 'hunt'
    | 'post'
    | 'extractor'
    | 'forts'
    | 'massif'
    | 'centre';
  readonly goals: readonly Hex[];
  /** Points for every turn nearer. */
  readonly weight: number;
  /** Points lost if it cannot be there before time is up; 0: it does not matter. */
  readonly late: number;
  /** Movement phases after this one in which it may still come there; null: all that are left. */
  readonly by: number | null;
}

const HEXES = allHexes(grid);
const hexAt = (column: number, row: number) =>
  HEXES.find((hex) => columnOf(grid, hex) === column && rowOf(grid, hex) === row)!;
const NEAR_CENTRE = around([hexAt(12, 14)], 5);
const NEAR_MASSIF = around([hexAt(12, 15)], 4);

/** How much too late a unit comes that is so many turns away, up to 1; in the last turn there is no nearly there. */
export function tooLate({ by }: Pull, turns: number, left: number): number {
  const last = by ?? left;
  // Who has to meet somebody is there or not.
  const needed = by === null ? turns : Math.ceil(turns);
  if (needed <= last) return 0;
  return last === 0 ? 1 : Math.min(1, needed - last);
}

/** Where a unit's side wins the scenario with it, and the enemy [§9]. */
export function pullsOn(scene: Scene, unit: Unit): readonly Pull[] {
  if (unit.kind === 'floater' && scene.position.scenario !== 'ambush') {
    const passenger = passengersOf(scene.position, unit.id).at(0);
    return passenger
      ? dorianPulls(scene, passenger)
      : [...dorianPulls(scene, unit).filter(isNoHunt), fetch(scene)];
  }
  return unit.side === 'dorian' ? dorianPulls(scene, unit) : avronianPulls(scene, unit);
}

function dorianPulls(scene: Scene, unit: Unit): readonly Pull[] {
  const { position } = scene;
  switch (position.scenario) {
    case 'incoming':
      return [pull('runNorth', NORTH, 14, worthOf(position, unit))];
    case 'threePodAttack':
      return [hunt(scene, unit, 2.5), pull('post', near(scene, 'commandPost', 4), 2)];
    case 'extractors':
      return [pull('extractor', near(scene, 'extractor', reachOfGuns(unit)), 5), hunt(scene, unit, 0.5)];
    case 'ambush':
      return [hunt(scene, unit, 4)];
    case 'dobernStrongpoint':
      return isGarrison(position, unit)
        ? [pull('massif', NEAR_MASSIF, 12, worthOf(position, unit)), hunt(scene, unit, 0.5)]
        : [hunt(scene, unit, 4)];
    case 'engage':
      return [pull('centre', NEAR_CENTRE, 3, 0.9 * worthOf(position, unit)), hunt(scene, unit, 1.5)];
  }
}

function avronianPulls(scene: Scene, unit: Unit): readonly Pull[] {
  const { position } = scene;
  switch (position.scenario) {
    case 'incoming':
      return [headOff(scene, unit, 8)];
    case 'threePodAttack':
      return [pull('post', near(scene, 'commandPost', 3), 9), hunt(scene, unit, 0.5)];
    case 'extractors':
      return unit.kind === 'extractor' ? [] : [hunt(scene, unit, 4)];
    case 'ambush':
      return [pull('runSouth', SOUTH, 11, 60)];
    case 'dobernStrongpoint':
      return [pull('forts', near(scene, 'fort', 2), 6), hunt(scene, unit, 3)];
    case 'engage':
      return [pull('centre', NEAR_CENTRE, 3, 0.9 * worthOf(position, unit)), hunt(scene, unit, 2.5)];
  }
}

function pull(
  code: Pull['code'],
  goals: readonly Hex[],
  weight: number,
  late = 0,
  by: number | null = null,
): Pull {
  return { code, goals, weight, late, by };
}

const isNoHunt = ({ code }: Pull) => code !== 'hunt';

/** Farther from the enemy than this, a section on foot is glad of a lift. */
const FAR = 7;

/** An empty Floater goes where somebody would come aboard, not where it is shot at [§6.3.3]. */
function fetch(scene: Scene): Pull {
  const goals = keep(scene, 'fetch', () =>
    around(
      ownUnits(scene).flatMap((unit) =>
        unit.class === 'section' &&
        isPlaced(unit) &&
        unit.where.inside === null &&
        nearestFoe(scene, unit.where.hex) >= FAR
          ? [unit.where.hex]
          : [],
      ),
      0,
    ),
  );
  return pull('fetch', goals, goals.length ? 1.5 : 0);
}

/** To where its weapons reach somebody. */
function hunt(scene: Scene, unit: Unit, weight: number): Pull {
  const reach = reachOfGuns(unit);
  const goals = keep(scene, `hunt ${reach}`, () =>
    around(
      scene.foes.map(({ unit: foe }) => foe.where.hex),
      reach,
    ),
  );
  return pull('hunt', goals, goals.length ? weight : 0);
}

/** To where its weapons reach the runner who is away first; who does not look far hunts whoever is near [§9.1]. */
function headOff(scene: Scene, unit: Unit, weight: number): Pull {
  if (scene.sight === 'near') return hunt(scene, unit, weight);
  const { position, foes } = scene;
  const met = keep(scene, `head off ${unit.id}`, () =>
    interception(
      position,
      foes.map((foe) => foe.unit),
      unit,
      reachOfGuns(unit),
    ),
  );
  return met === null
    ? hunt(scene, unit, weight)
    : pull('hunt', met.goals, weight, worthOf(position, met.runner), met.by);
}

/** The hexes at most so far from pieces of a kind that stand, from which they are seen [§7.2]. */
function near(scene: Scene, kind: Unit['kind'], radius: number): readonly Hex[] {
  return keep(scene, `${kind} ${radius}`, () => {
    const pieces = unitsOf(scene.position).flatMap((unit) =>
      unit.kind === kind && isPlaced(unit) ? [unit.where.hex] : [],
    );
    return inSightOf(pieces, radius);
  });
}

/** A range at which its best weapon hits well: one short of its longest [§7.3.1]. */
function reachOfGuns(unit: Unit): number {
  let best = 0;
  for (const { slot } of firersOf(unit)) best = Math.max(best, armedWith(unit, slot).maxRange);
  return Math.max(1, best - 1);
}
