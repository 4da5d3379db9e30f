import { occupantName, occupantOf, type Occupant } from '../../seats/levels';
import { SIDES } from '../sides';

/** One of the two who bid for a side. */
export interface Bidder {
  /** 'First player', 'You', 'Captain'. */
  readonly name: string;
  readonly occupant: Occupant;
}

/** Who sits at the first side bids first. */
export function biddersOf(seats: Readonly<Record<string, string>>): readonly [Bidder, Bidder] {
  const [first, second] = SIDES.map(({ id }) => occupantOf(seats[id]));
  const same = first === second;
  const bidder = (occupant: Occupant, place: 'First' | 'Second'): Bidder => ({
    occupant,
    name: nameOf(occupant, same ? place : null),
  });
  return [bidder(first, 'First'), bidder(second, 'Second')];
}

function nameOf(occupant: Occupant, place: string | null): string {
  if (occupant === 'person') return place === null ? 'You' : `${place} player`;
  return place === null ? occupantName(occupant) : `${place} ${occupantName(occupant)}`;
}
