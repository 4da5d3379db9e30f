import { bidOf, type ReasonedBid } from '../../../opponent/extractors/bid';
import { settle, type Bid, type Settled } from '../../../rules/extractors';
import type { Measured } from '../measured/measured';
import type { Bidder } from './bidders';

/** Both bids, opened. */
export interface Opened {
  readonly settled: Settled;
  readonly how: 'bid' | 'lot';
  readonly bids: readonly [Bid, Bid];
  /** Why a level bid as it did; null: a person bid. */
  readonly reasons: readonly [ReasonedBid | null, ReasonedBid | null];
}

/** What is fixed before anybody bids: nobody's bid has a hand in it. */
export interface Drawn {
  /** For each bidder, should it be a level. */
  readonly seeds: readonly [number, number];
  readonly lot: 0 | 1;
}

/** Opens the bids: the persons' in their order, and what the levels make of the card alone [R-113]. */
export function opened(
  bidders: readonly [Bidder, Bidder],
  persons: readonly Bid[],
  known: { readonly measured: Measured | undefined; readonly drawn: Drawn },
): Opened {
  const { measured, drawn } = known;
  const told = measured && { dorian: measured.dorian, fewer: measured.fewer ?? [] };
  const left = [...persons];
  const made = ([0, 1] as const).map((place) => {
    const { occupant } = bidders[place];
    if (occupant === 'person') return { bid: left.shift()!, reason: null };
    const reason = bidOf(occupant, told, drawn.seeds[place]);
    return { bid: reason.bid, reason };
  });
  const [first, second] = made.map(({ bid }) => bid);
  return {
    bids: [first, second],
    settled: settle([first, second], drawn.lot),
    how: first.side === second.side && first.points === second.points ? 'lot' : 'bid',
    reasons: [made[0].reason, made[1].reason],
  };
}
