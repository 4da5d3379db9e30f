import { distance, type Hex } from '../../hex';
import {
  facesHexside,
  isPlaced,
  keptEnds,
  movesOf,
  type MoveEnds,
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
  readonly ends: MoveEnds;
  /** The hexes in which they end, each once. */
  readonly spots: readonly Spot[];
  /** The number of the spot in which each of them ends. */
  readonly spotOf: Int16Array;
  readonly ways: readonly Way[];
}

/** A pull with the turns to its goals for this unit. */
export interface Way {
  readonly pull: Pull;
  readonly turns: Field;
}

export interface Spot {
  readonly hex: Hex;
  /** The enemies the unit could fire at from there. */
  readonly bearings: readonly Bearing[];
  /** Friends in the open there beside it. */
  readonly friends: number;
  /** The nearest enemy, for who has a front to turn to it. */
  readonly foe: Hex | null;
}

/** Scratch: which number the spot of a hex has, counted from 1. */
const numbers = new Int16Array(grid.size);

/** Worked out once while nobody moves. */
export function groundOf(scene: Scene, unit: Unit): Ground {
  return keepWhileStill(scene, `ground ${unit.id}`, () => {
    const sight: Sighting = { scene, unit, weapons: weaponsOf(scene, unit) };
    const friends = friendsOf(scene, unit);
    const moves = movesOf(scene.position, unit.id);
    const ends = keptEnds(moves.ends());
    const spots: Spot[] = [];
    const spotOf = new Int16Array(ends.size);
    for (let end = 0; end < ends.size; end++) {
      const hex = ends.hex[end] as Hex;
      if (!numbers[hex]) numbers[hex] = spots.push(new SpotSeen(hex, friends.get(hex) ?? 0, sight));
      spotOf[end] = numbers[hex] - 1;
    }
    for (const { hex } of spots) numbers[hex] = 0;
    return { moves, ends, spots, spotOf, ways: waysOf(scene, unit) };
  });
}

interface Sighting {
  readonly scene: Scene;
  readonly unit: Unit;
  readonly weapons: ReturnType<typeof weaponsOf>;
}

/** A hex in which is looked round when somebody asks. */
class SpotSeen implements Spot {
  readonly hex: Hex;
  readonly friends: number;
  readonly #sight: Sighting;
  #bearings: readonly Bearing[] | null = null;
  #foe: Hex | null | undefined = undefined;

  constructor(hex: Hex, friends: number, sight: Sighting) {
    this.hex = hex;
    this.friends = friends;
    this.#sight = sight;
  }

  get bearings(): readonly Bearing[] {
    const { scene, unit, weapons } = this.#sight;
    return (this.#bearings ??= bearingsFrom(scene, unit, this.hex, weapons));
  }

  get foe(): Hex | null {
    if (this.#foe === undefined)
      this.#foe = facesHexside(this.#sight.unit) ? nearestFoeHex(this.#sight.scene, this.hex) : null;
    return this.#foe;
  }
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
