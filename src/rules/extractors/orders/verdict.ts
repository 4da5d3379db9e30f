import type { Hex } from '../../../hex';
import type { End, OrderVerdict } from '../types';
import { WEIGHTS, type Demand } from './demands';

/** All that one choice among tied closest enemies asks of an end. */
export type Demands = readonly Demand[];

/** The choices open to an end, never none: the same ones for the same choice. Each end needs to satisfy one [§8.3, R-19]. */
export type Choices = (end: End) => readonly Demands[];

/** How ends stand against an order, one beside the others. */
export interface Judgement {
  /** The end may be chosen: it meets all that one choice asks, or nothing in reach comes nearer to that. */
  isLegal(index: number): boolean;
  verdictOn(index: number): OrderVerdict;
}

/**
 * Judges reachable ends. Tied closest enemies are a choice each: legal are, for every one of them, the ends that meet the order
 * for it; where none does, those with the least shortfall in distance, then the fewest 60° turns away from the required
 * facing. `entries`: the machine enters, and first come the entry hexes through which it can do best.
 */
export function judge(ends: readonly End[], choicesOf: Choices, entries: 'entries' | null = null): Judgement {
  const least = leastShort(ends, choicesOf);
  const isWellEntered = entries ? throughTheBest(ends, choicesOf, least) : () => true;
  const satisfied = (end: End) => choicesOf(end).filter((choice) => satisfies(end, choice, least.of(choice)));
  const isLegal = (index: number) =>
    isWellEntered(ends[index]) &&
    choicesOf(ends[index]).some((choice) => satisfies(ends[index], choice, least.of(choice)));
  return {
    isLegal,
    verdictOn(index) {
      const end = ends[index];
      const open = satisfied(end);
      const demands = nearest(open.length ? open : choicesOf(end), end);
      const givesWay = shortnessOf(demands, end) % WEIGHTS.firm;
      return {
        requirements: demands.map((demand) => demand.told(end)),
        shortfall: Math.floor(givesWay / WEIGHTS.hexes),
        facingShort: givesWay % WEIGHTS.hexes,
        legal: isLegal(index),
      };
    },
  };
}

/** The end meets all that one choice asks: legal whatever else is in reach. */
export function meetsAll(end: End, choicesOf: Choices): boolean {
  return choicesOf(end).some((choice) => shortnessOf(choice, end) === 0);
}

/** It meets the choice, or is as near to it as any; leaving the map meets all or nothing, as does what is firm. */
function satisfies(end: End, choice: Demands, least: number): boolean {
  const short = shortnessOf(choice, end);
  return short === 0 || (short === least && short < WEIGHTS.firm && end.exit === null);
}

/** How near any end comes to each choice; there are few, and they are asked about in runs. */
class Nearness {
  readonly #choices: Demands[] = [];
  readonly #least: number[] = [];
  #last = 0;

  note(choice: Demands, short: number): void {
    const at = this.#indexOf(choice);
    if (at < 0) {
      this.#last = this.#choices.push(choice) - 1;
      this.#least.push(short);
    } else if (short < this.#least[at]) this.#least[at] = short;
  }

  of(choice: Demands): number {
    return this.#least[this.#indexOf(choice)] ?? Infinity;
  }

  #indexOf(choice: Demands): number {
    if (this.#choices[this.#last] === choice) return this.#last;
    const at = this.#choices.indexOf(choice);
    if (at >= 0) this.#last = at;
    return at;
  }
}

function leastShort(ends: readonly End[], choicesOf: Choices): Nearness {
  const least = new Nearness();
  for (const end of ends)
    for (const choice of choicesOf(end)) {
      const short = shortnessOf(choice, end);
      if (short === 0 || end.exit === null) least.note(choice, short);
    }
  return least;
}

/** Whether an end leads through an entry hex from which no other hex lets the machine come nearer to its order. */
function throughTheBest(ends: readonly End[], choicesOf: Choices, least: Nearness): (end: End) => boolean {
  const bestFrom = new Map<Hex, number>();
  for (const end of ends)
    for (const choice of choicesOf(end))
      bestFrom.set(end.path[0], Math.min(bestFrom.get(end.path[0]) ?? Infinity, least.of(choice)));
  const best = Math.min(...bestFrom.values());
  return ({ path }) => bestFrom.get(path[0]) === best;
}

/** The choice that the end falls least short of. */
function nearest(choices: readonly Demands[], end: End): Demands {
  return choices.reduce((a, b) => (shortnessOf(b, end) < shortnessOf(a, end) ? b : a));
}

function shortnessOf(demands: Demands, end: End): number {
  let sum = 0;
  for (const demand of demands) sum += demand.short(end) * demand.weight;
  return sum;
}
