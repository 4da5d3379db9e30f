import type { Bid, Handicap, ScenarioId } from '../../../rules/extractors';
import type { ReasonedBid } from '../../../opponent/extractors/bid';
import { count } from '../../widgets/words';
import type { Measured } from '../measured/measured';
import { pointsWords, sideName } from '../wording';
import type { Bidder } from './bidders';
import type { Opened } from './bids';

/** 'Avronian 20 points more', 'Dorian 15 points fewer', '1 turn fewer'. */
export function adviceWords(scenario: ScenarioId, { turns, ...points }: Handicap): readonly string[] {
  const sides = (['dorian', 'avronian'] as const).filter((side) => points[side] !== 0);
  return [
    ...sides.map((side) => `${sideName(side)} ${pointsWords(scenario, side, points[side])}`),
    ...(turns === 0 ? [] : [`${count(Math.abs(turns), 'turn')} ${turns > 0 ? 'more' : 'fewer'}`]),
  ];
}

/** 'Measured: Dorian wins 37 of 100 as printed, 47 with Avronian 10 points fewer. At least 100 games each: 10 of 100 either way may be chance.' */
export function measuredWords(scenario: ScenarioId, { dorian, fewer = [] }: Measured): string {
  const rungs = fewer.map(
    (rung) => `, ${rung.dorian} with ${sideName(rung.side)} ${priceWords(scenario, rung)}`,
  );
  return `Measured: Dorian wins ${dorian} of 100 as printed${rungs.join('')}.${chanceWords(fewer)}`;
}

/** Nineteen times of twenty a share of so many games strays by no more than this. */
function chanceWords(rungs: NonNullable<Measured['fewer']>): string {
  if (rungs.length === 0) return '';
  const games = Math.min(...rungs.map((rung) => rung.games));
  return ` At least ${games} games each: ${Math.round(98 / Math.sqrt(games))} of 100 either way may be chance.`;
}

/** 'First player: Avronian. Captain: Dorian, 15 points fewer.' */
export function outcomeWords(
  scenario: ScenarioId,
  bidders: readonly [Bidder, Bidder],
  { settled: { sides, points }, how, bids }: Opened,
): string {
  const played = sides.map((side, index) => {
    const price = points[side] === 0 ? '' : `, ${pointsWords(scenario, side, points[side])}`;
    return `${bidders[index].name}: ${sideName(side)}${price}.`;
  });
  const apart = bids[0].side !== bids[1].side;
  return [
    ...played,
    ...(how === 'lot' ? ['The bids were equal: a lot decided.'] : []),
    ...(apart ? ['Each has the side he wanted, as printed.'] : []),
  ].join(' ');
}

/** 'You bid for Dorian, 5 points fewer': what each had bid, for when both bids are open. */
export function bidWords(scenario: ScenarioId, name: string, bid: Bid): string {
  return `${name} bid for ${sideName(bid.side)}, ${priceWords(scenario, bid)}`;
}

/** Why a level bid as it did, for when both bids are open. */
export function reasonWords(
  scenario: ScenarioId,
  name: string,
  { bid, wins, more, short }: ReasonedBid,
): string {
  const side = sideName(bid.side);
  const made = bidWords(scenario, name, bid);
  if (wins === null) return `${made}, by lot: nothing has been measured of it.`;
  const next = more
    ? `${priceWords(scenario, { side: bid.side, points: more.points })}, ${more.wins}`
    : `fewer ${bid.points === 0 ? 'points' : 'still'} have not been measured`;
  const slip = short === 0 ? '' : ` Another bid would have left it ${short} of 100 more for sure.`;
  return `${made}. Measured so, ${side} wins ${wins} of 100; ${next}.${slip}`;
}

function priceWords(scenario: ScenarioId, { side, points }: Bid): string {
  return pointsWords(scenario, side, -points);
}
