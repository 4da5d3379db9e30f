import type { Handicap, Scenario, Side } from '../types';
import { pointsRangeOf } from './handicap';

/** The side a player would rather play, and how many points fewer it may then have. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** Who plays what, the first player's side first, and what it costs. */
export interface Settled {
  readonly sides: readonly [Side, Side];
  readonly points: Pick<Handicap, Side>;
}

/** The most that can be bid for a side: as many points fewer as it can bear. */
export function mostBid(scenario: Scenario, side: Side): number {
  return Math.abs(pointsRangeOf(scenario, side).from);
}

/** Both bids opened. Who wants another side than the other player pays nothing; of equal bids for one side a lot decides. */
export function settle(bids: readonly [Bid, Bid], lot: 0 | 1): Settled {
  const [first, second] = bids;
  if (first.side !== second.side)
    return { sides: [first.side, second.side], points: { dorian: 0, avronian: 0 } };
  const winner = first.points === second.points ? lot : Number(second.points > first.points);
  const { side, points } = bids[winner];
  const other = side === 'dorian' ? 'avronian' : 'dorian';
  return {
    sides: winner === 0 ? [side, other] : [other, side],
    points: { dorian: 0, avronian: 0, [side]: points === 0 ? 0 : -points },
  };
}
