import { pick, chanceOf } from '../../rules/chance';
import { settle, type Bid, type Side } from '../../rules/extractors';
import type { Level } from '../contract';
import { DEPTHS } from '../levels';

/** What the card of a scenario tells anybody of its balance: games of a hundred the Dorian wins. */
export interface Told {
  /** As printed. */
  readonly dorian: number;
  /** With a side's points fewer. */
  readonly fewer: readonly Rung[];
}

export interface Rung extends Bid {
  readonly dorian: number;
}

/** A bid and why: whole games of a hundred, of the bidder's own side. */
export interface ReasonedBid {
  readonly bid: Bid;
  /** What the side wins with it; null: nothing was measured. */
  readonly wins: number | null;
  /** The next more that the card tells of; null: it tells of no more. */
  readonly more: { readonly points: number; readonly wins: number } | null;
  /** What another bid would have left the bidder for sure beyond what this one does; 0: none is better. */
  readonly short: number;
}

/** Nothing measured: the sides are taken for equal. */
const UNTOLD: Told = { dorian: 50, fewer: [] };

/**
 * What a level bids for a side. It is told what the card says and nothing of the other bid, and considers no points the
 * card does not tell of. Of its bids it makes the one whose worst outcome is best, or one that comes as near to it as the level's
 * ease lets it; among equals the seed decides.
 */
export function bidOf(level: Level, told: Told | undefined, seed: number): ReasonedBid {
  const card = told ?? UNTOLD;
  const bids = bidsOn(card);
  const sure = bids.map((bid) => Math.min(...bids.map((other) => comesTo(card, bid, other))));
  const best = Math.max(...sure);
  const { ease } = DEPTHS[level];
  const made = pick(
    chanceOf(seed),
    bids.filter((_, index) => sure[index] >= best - ease),
  )!;
  return {
    bid: made,
    wins: told ? wonBy(made.side, told, made) : null,
    more: nextOn(card, made),
    short: best - sure[bids.indexOf(made)],
  };
}

/** All that the card tells of: each side as printed, and with points fewer. */
function bidsOn({ fewer }: Told): readonly Bid[] {
  const printed: readonly Bid[] = [
    { side: 'dorian', points: 0 },
    { side: 'avronian', points: 0 },
  ];
  return [...printed, ...fewer.map(({ side, points }) => ({ side, points }))];
}

/** Games of a hundred that are the bidder's when both bids are opened; a lot counts half of each. */
function comesTo(told: Told, own: Bid, other: Bid): number {
  const outcomes = ([0, 1] as const).map((lot) => {
    const { sides, points } = settle([own, other], lot);
    const paying = points.dorian < 0 ? 'dorian' : 'avronian';
    return wonBy(sides[0], told, { side: paying, points: Math.abs(points[paying]) });
  });
  return (outcomes[0] + outcomes[1]) / 2;
}

/** Games of a hundred that a side wins when the points of a bid have been paid. */
function wonBy(side: Side, { dorian, fewer }: Told, paid: Bid): number {
  const rung = fewer.find((each) => each.side === paid.side && each.points === paid.points);
  const share = rung && paid.points > 0 ? rung.dorian : dorian;
  return side === 'dorian' ? share : 100 - share;
}

function nextOn(told: Told, { side, points }: Bid): ReasonedBid['more'] {
  const dearer = told.fewer.filter((rung) => rung.side === side && rung.points > points);
  const [next] = [...dearer].sort((a, b) => a.points - b.points);
  return next ? { points: next.points, wins: wonBy(side, told, next) } : null;
}
