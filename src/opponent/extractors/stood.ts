import { chanceOf, pick } from '../../rules/chance';
import {
  isPlaced,
  placesIn,
  unitsOf,
  whyIllegal,
  type PlaceAction,
  type Position,
  type Side,
  type WrittenSetUp,
} from '../../rules/extractors';
import { answeredAs } from './book';
import { armyHeld } from './bought';
import type { Tally } from './styles';

/** Set-ups that won clearly more than the recommended one, and of how many games: `npm run lab:setups -- --drawn 0 --rounds 1 --games 1 --final 100 --seed 5001`. */
const STOOD: Readonly<Record<string, readonly (readonly [WrittenSetUp, Tally])[]>> = {
  // Between two Captains the first of each won 18 of 20 games and 17 of 28.
  'incoming full dorian 0': [
    ['ehn-etaki-commando@1120, ehn-etaki-lance@1820, ehn-etaki-shock@1722', [58, 60]],
    ['ehn-etaki-commando@2021, ehn-etaki-shock@0626, ehn-etaki-lance@1421', [40, 60]],
  ],
  'incoming simple dorian 0': [
    ['ehn-etaki-commando@0120, ehn-etaki-shock@0522, ehn-etaki-lance@1722', [57, 60]],
    ['ehn-etaki-lance@1923, ehn-etaki-shock@1524, ehn-etaki-commando@0120', [55, 60]],
  ],
};

/**
 * The next of a set-up that has won more than the recommended one with the army the side has, one of several by the seed; null
 * where none is known that goes with who stands already, or the numbers or the points are not the printed ones.
 */
export function placeFromBook(position: Position, side: Side, seed: number): PlaceAction | null {
  const { variant, handicap } = position;
  const army = variant || handicap ? null : armyHeld(position, side);
  if (army === null) return null;
  const known = setUpsKnown(position, side, army)
    .map((setUp) => placesIn(position, setUp))
    .filter((places) => isBegun(position, side, places));
  const next = pick(chanceOf(seed ^ 0x57a7d), known)?.find(({ unit }) => !isPlaced(position.units[unit]));
  return next && !whyIllegal(position, next) ? next : null;
}

/** The set-ups of the book for a side with an army of the house. */
export function setUpsKnown(
  position: Pick<Position, 'scenario' | 'rules'>,
  side: Side,
  army: number,
): readonly WrittenSetUp[] {
  return (STOOD[answeredAs(position, side, army)] ?? []).map(([setUp]) => setUp);
}

/** Who stands already stands where the set-up wants it. */
function isBegun(position: Position, side: Side, places: readonly PlaceAction[]): boolean {
  const byUnit = new Map(places.map((place) => [place.unit, place]));
  return unitsOf(position).every((unit) => {
    if (unit.side !== side || !isPlaced(unit)) return true;
    const place = byUnit.get(unit.id);
    return place === undefined || (place.hex === unit.where.hex && place.into === unit.where.inside);
  });
}
