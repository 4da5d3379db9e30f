import { distance, type Hex } from '../../hex';
import {
  facesHexside,
  isPlaced,
  movesOf,
  type MovePlace,
  type Moves,
  type Unit,
} from '../../rules/extractors';
import { grid, turnsTo, type Field } from './fields';
import { bearingsFrom, weaponsOf, type Bearing } from './gunnery';
import { pullsOn, type Pull } from './purpose';
import { keepWhileStill, ownUnits, type Scene } from './scene';

/** Where a unit may go and what it finds there, whatever the others mean to do. */
export interface Ground {
  readonly moves: Moves;
  /** Where each of its moves ends. */
  readonly ends: readonly MovePlace[];
  readonly ways: readonly Way[];
  at(hex: Hex): Spot;
}

/** A pull with the turns to its goals for this unit. */
export interface Way {
  readonly pull: Pull;
  readonly turns: Field;
}

export interface Spot {
  /** The enemies the unit could fire at from there. */
  readonly bearings: readonly Bearing[];
  /** Friends in the open there beside it. */
  readonly friends: number;
  /** The nearest enemy, for who has a front to turn to it. */
  readonly foe: Hex | null;
}

/** Worked out once while nobody moves. */
export function groundOf(scene: Scene, unit: Unit): Ground {
  return keepWhileStill(scene, `ground ${unit.id}`, () => {
    const weapons = weaponsOf(scene, unit);
    const spots = new Map<Hex, Spot>();
    const friends = friendsOf(scene, unit);
    const moves = movesOf(scene.position, unit.id);
    return {
      moves,
      ends: Array.from({ length: moves.size }, (_, index) => moves.placeAt(index)),
      ways: waysOf(scene, unit),
      at(hex) {
        let spot = spots.get(hex);
        if (!spot)
          spots.set(
            hex,
            (spot = {
              bearings: bearingsFrom(scene, unit, hex, weapons),
              friends: friends.get(hex) ?? 0,
              foe: facesHexside(unit) ? nearestFoeHex(scene, hex) : null,
            }),
          );
        return spot;
      },
    };
  });
}

/** The goals of the unit, with the way to each. */
function waysOf(scene: Scene, unit: Unit): readonly Way[] {
  return pullsOn(scene, unit)
    .filter(({ weight, goals }) => weight > 0 && goals.length > 0)
    .map((pull) => ({ pull, turns: turnsTo(pull.goals, unit) }));
}

/** Friends in the open beside the unit, by hex. */
function friendsOf(scene: Scene, unit: Unit): ReadonlyMap<Hex, number> {
  const friends = new Map<Hex, number>();
  for (const other of ownUnits(scene)) {
    if (other.id === unit.id || !isPlaced(other) || other.where.inside !== null) continue;
    friends.set(other.where.hex, (friends.get(other.where.hex) ?? 0) + 1);
  }
  return friends;
}

function nearestFoeHex({ foes }: Scene, hex: Hex): Hex | null {
  let [nearest, least]: [Hex | null, number] = [null, 99];
  for (const { unit } of foes) {
    const far = distance(grid, unit.where.hex, hex);
    if (far < least) [nearest, least] = [unit.where.hex, far];
  }
  return nearest;
}

/** The hex of the unit; null: it waits to enter. */
export function placeOf(unit: Unit): Hex | null {
  return isPlaced(unit) ? unit.where.hex : null;
}
