import type { Handicap, Side } from '../../rules/extractors';
import type { Finding } from './findings';
import { nameOfSetup } from './ledger';
import { shareWith, type Lever } from './levers';

/** What comes of a side's points fewer: what a bid for it is worth. */
export interface Rung {
  readonly side: Side;
  readonly points: number;
  /** The Dorian's share. */
  readonly dorian: number;
  readonly games: number;
}

/** Of fewer pairs nobody bids. */
const FEWEST_PAIRS = 100;

/** Step by step of the side that is ahead, down to the first that leaves it less than half. */
export function rungsOf({ setup, cells }: Finding, levers: readonly Lever[]): readonly Rung[] {
  const printed = cells[0][0].share;
  const ahead = printed >= 0.5 ? 'dorian' : 'avronian';
  const rungs = levers
    .filter(({ base, games }) => nameOfSetup(base) === nameOfSetup(setup) && games >= FEWEST_PAIRS)
    .flatMap((lever): readonly Rung[] => {
      const { handicap, variant } = lever.changed;
      const points = handicap && !variant ? fewerOf(handicap, ahead) : 0;
      return points > 0
        ? [{ side: ahead, points, dorian: shareWith(lever, printed), games: lever.games }]
        : [];
    })
    .sort((a, b) => a.points - b.points);
  const last = rungs.findIndex((rung) => ownShare(rung) < 0.5);
  return last === -1 ? rungs : rungs.slice(0, last + 1);
}

/** How many points fewer a side has, with nothing else agreed on; 0: that is not what was agreed. */
function fewerOf({ turns, ...points }: Handicap, side: Side): number {
  const other = side === 'dorian' ? 'avronian' : 'dorian';
  return turns === 0 && points[other] === 0 && points[side] < 0 ? -points[side] : 0;
}

function ownShare({ side, dorian }: Rung): number {
  return side === 'dorian' ? dorian : 1 - dorian;
}
