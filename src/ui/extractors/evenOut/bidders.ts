import { occupantName, type Occupant } from '../../seats/levels';
import type { Occupants } from '../../seats/words';
import { SIDES } from '../sides';

/** One of the two who bid for a side. */
export interface Bidder {
  /** 'First player', 'You', 'Captain'. */
  readonly name: string;
  readonly occupant: Occupant;
}

/** Who sits at the first side bids first. */
export function biddersOf(seats: Occupants): readonly [Bidder, Bidder] {
  const [first, second] = SIDES.map(({ id }) => seats[id]);
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
