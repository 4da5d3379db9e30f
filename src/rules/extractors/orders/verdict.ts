import type { End, OrderVerdict } from '../types';
import { WEIGHTS, type Demand } from './demands';

/** All that one choice among tied closest enemies asks of an end. */
export type Demands = readonly Demand[];

/** The choices open to an end, never none; each end needs to meet one [§8.3, R-19]. */
export type Choices = (end: End) => readonly Demands[];

/** How ends stand against an order, one beside the others. */
export interface Judgement {
  /** The end may be chosen: it meets all that one choice asks, or nothing better can be reached. */
  isLegal(index: number): boolean;
  verdictOn(index: number): OrderVerdict;
}

/**
 * Judges reachable ends: legal where all is met; where no end meets all, those with the least shortfall in distance, then
 * the fewest 60° turns away from the required facing.
 */
export function judge(ends: readonly End[], choicesOf: Choices): Judgement {
  const shortness = new Int32Array(ends.length);
  for (let i = 0; i < ends.length; i++) shortness[i] = leastShort(choicesOf(ends[i]), ends[i]);
  const best = bestOf(shortness, ends);
  return {
    isLegal: (index) => shortness[index] === 0 || (shortness[index] === best && ends[index].exit === null),
    verdictOn(index) {
      const end = ends[index];
      const short = shortness[index];
      const choices = choicesOf(end);
      const demands = choices.find((choice) => shortnessOf(choice, end) === short) ?? choices[0];
      const givesWay = short % WEIGHTS.firm;
      return {
        requirements: demands.map((demand) => demand.told(end)),
        shortfall: Math.floor(givesWay / WEIGHTS.hexes),
        facingShort: givesWay % WEIGHTS.hexes,
        legal: this.isLegal(index),
      };
    },
  };
}

/** The end meets all that one choice asks: legal whatever else is in reach. */
export function meetsAll(end: End, choicesOf: Choices): boolean {
  return leastShort(choicesOf(end), end) === 0;
}

/** The least shortness that an end on the map falls back on; −1 where it does not come to that. */
function bestOf(shortness: Int32Array, ends: readonly End[]): number {
  let best = WEIGHTS.firm;
  for (let i = 0; i < shortness.length; i++) {
    if (shortness[i] === 0) return -1;
    if (shortness[i] < best && ends[i].exit === null) best = shortness[i];
  }
  return best === WEIGHTS.firm ? -1 : best;
}

function leastShort(choices: readonly Demands[], end: End): number {
  let least = shortnessOf(choices[0], end);
  for (let i = 1; i < choices.length; i++) {
    const short = shortnessOf(choices[i], end);
    if (short < least) least = short;
  }
  return least;
}

function shortnessOf(demands: Demands, end: End): number {
  let sum = 0;
  for (const demand of demands) sum += demand.short(end) * demand.weight;
  return sum;
}
