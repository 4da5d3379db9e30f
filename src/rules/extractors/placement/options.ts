import { DIRECTIONS, type Direction, type Hex } from '../../../hex';
import { chained, listed, type Choices } from '../choices';
import { MOST_HEXES } from '../maps/build';
import { mapOf } from '../scenarios';
import { markClosed } from '../stacking';
import type { Action, CounterId, Position, Unit } from '../types';
import { facesHexside, isPlaced, unitOf, unitsOf } from '../units';
import { isPassable, unplacedUnits, whyNotPlace } from './legality';
import { freeBeside, hexesOfZone, zoneOf } from './zones';

/** Scratch for `markClosed`. */
const CLOSED = new Uint8Array(MOST_HEXES);

type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/**
 * What the side may do to place its units [§5]. With a unit: every place, facing and carrier it may have, and taking it up.
 * Without: the places of one unit alone, the first unplaced one that has any, lest a hidden set-up offer 648 hexes × 6
 * facings for each; if none has, the units that may be taken up to make room.
 */
export function placementOptions(position: Position, unit?: CounterId): readonly Action[] {
  if (unit === undefined) return placementChoices(position).all();
  return [
    ...placesOf(position, unitOf(position, unit)).all(),
    ...takingUp(position, [unitOf(position, unit)]),
  ];
}

/** What the side may do without a unit in mind, written out only when it is taken. */
export function placementChoices(position: Position): Choices<Action> {
  const unplaced = unplacedUnits(position);
  for (const next of unplaced) {
    const places = placesOf(position, next);
    if (places.size) return places;
  }
  return listed(unplaced.length ? takingUp(position, unitsOf(position)) : []);
}

function placesOf(position: Position, unit: Unit): Choices<Action> {
  const zone = zoneOf(position, unit);
  if (!zone || unit.side !== position.phase.side) return listed([]);
  markClosed(position, unit, CLOSED);
  const { terrain } = mapOf(position);
  const isFree = freeBeside(position, unit);
  const open: Hex[] = [];
  for (const hex of hexesOfZone(position, zone))
    if (!CLOSED[hex] && isPassable(terrain[hex], unit) && isFree(hex)) open.push(hex);
  return chained<Action>(new OpenHexes(unit, open), listed(berthsOf(position, unit)));
}

/** A unit in each of these hexes, with each facing it may have. */
class OpenHexes implements Choices<PlaceAction> {
  readonly size: number;
  readonly #unit: CounterId;
  readonly #hexes: readonly Hex[];
  readonly #facings: readonly (Direction | null)[];

  constructor(unit: Unit, hexes: readonly Hex[]) {
    this.#unit = unit.id;
    this.#hexes = hexes;
    this.#facings = facesHexside(unit) ? DIRECTIONS : NO_FACING;
    this.size = hexes.length * this.#facings.length;
  }

  take(index: number): PlaceAction {
    if (index < 0 || index >= this.size) throw new RangeError(`No place ${index}`);
    const ways = this.#facings.length;
    const hex = this.#hexes[Math.floor(index / ways)];
    return { type: 'place', unit: this.#unit, hex, facing: this.#facings[index % ways], into: null };
  }

  all(): readonly PlaceAction[] {
    return Array.from({ length: this.size }, (_, index) => this.take(index));
  }
}

const NO_FACING: readonly null[] = [null];

/** Places aboard Floaters and inside forts. */
function berthsOf(position: Position, { id }: Unit): readonly PlaceAction[] {
  return unitsOf(position)
    .filter(isPlaced)
    .map(({ id: into, where: { hex } }): PlaceAction => ({
      type: 'place',
      unit: id,
      hex,
      facing: null,
      into,
    }))
    .filter((action) => !whyNotPlace(position, action));
}

function takingUp(position: Position, units: readonly Unit[]): readonly Action[] {
  return units
    .filter(({ side }) => side === position.phase.side)
    .map(({ id }): Extract<Action, { readonly type: 'unplace' }> => ({ type: 'unplace', unit: id }))
    .filter((action) => !whyNotPlace(position, action));
}
