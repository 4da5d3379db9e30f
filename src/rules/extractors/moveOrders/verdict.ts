import type { Hex } from '../../../hex';
import type { End, OrderVerdict } from '../types';
import { WEIGHTS, type Demand, type Ending } from './demands';

/** All that one choice among tied closest enemies asks of an end. */
export type Demands = readonly Demand[];

/**
 * The choices open to an end, never none: the same ones for the same choice. Each end needs to satisfy one; `entry` is the
 * hex by which it enters, or null [§8.3, R-19].
 */
export type Choices = (end: Ending, entry: Hex | null) => readonly Demands[];

/** How ends stand against an order, one beside the others. */
export interface Judgement {
  /** The end may be chosen: it meets all that one choice asks, or nothing in reach comes nearer to that. */
  isLegal(index: number): boolean;
  verdictOn(index: number): OrderVerdict;
}

/** Judges reachable ends, all of them together: see Weighing. */
export function judge(ends: readonly End[], choicesOf: Choices, entries: 'entries' | null = null): Judgement {
  const weighing = new Weighing(choicesOf, entries);
  for (const end of ends) weighing.note(end, entryOf(end));
  return {
    isLegal: (index) => weighing.isLegal(index),
    verdictOn: (index) => weighing.verdictOn(index, ends[index]),
  };
}

/** The end meets all that one choice asks: legal whatever else is in reach. */
export function meetsAll(end: End, choicesOf: Choices): boolean {
  return choicesOf(end, entryOf(end)).some((choice) => shortnessOf(choice, end) === 0);
}

function entryOf({ path }: End): Hex | null {
  return path.length ? path[0] : null;
}

/** Shorter than nothing can be. */
const NEVER = 1 << 30;
/** Added where an end that leaves the map falls short: that never gives way. */
const LEAVES = 1 << 29;

/** What is noted of ends, one after another; who weighs other ends into the same notes writes over it. */
export class Notes {
  /** How many ends, and choices of theirs. */
  ends = 0;
  pairs = 0;
  /** An end's first choice; its choices follow one another: which, and by how much it falls short of each. */
  readonly start: number[] = [];
  readonly choice: number[] = [];
  readonly short: number[] = [];

  /** One past the last of the end's choices. */
  after(index: number): number {
    return index + 1 < this.ends ? this.start[index + 1] : this.pairs;
  }
}

/**
 * Weighs reachable ends one after another; once all are noted, tells of each how it stands. Tied closest enemies are a choice
 * each: legal are, for every one of them, the ends that meet the order for it; where none does, those with the least shortfall
 * in distance, then the fewest 60° turns away from the required facing. `entries`: the machine enters, and first
 * come the entry hexes through which it can do best.
 */
export class Weighing {
  readonly #choicesOf: Choices;
  readonly #entries: 'entries' | null;
  /** Every choice that was open to an end, and how near any end comes to it. */
  readonly #choices: Demands[] = [];
  /** What each looks at: the hex alone, or more. */
  readonly #ofHex: Demands[] = [];
  readonly #ofEnd: Demands[] = [];
  readonly #least: number[] = [];
  readonly #notes: Notes;
  readonly #entry: (Hex | null)[] = [];
  #last = 0;
  /** Ends come hex by hex: by how much the hex asked about last falls short, and of what. */
  #hex: Hex | null = null;
  #asked = -1;
  #shortInHex = 0;
  #best: { readonly from: ReadonlyMap<Hex | null, number>; readonly least: number } | null = null;

  constructor(choicesOf: Choices, entries: 'entries' | null, notes = new Notes()) {
    this.#choicesOf = choicesOf;
    this.#entries = entries;
    this.#notes = notes;
    notes.ends = notes.pairs = 0;
  }

  /** One more end, the next index; none comes after the first question. */
  note(end: Ending, entry: Hex | null): void {
    const open = this.#choicesOf(end, entry);
    const leaves = end.exit !== null;
    const notes = this.#notes;
    notes.start[notes.ends++] = notes.pairs;
    if (this.#entries) this.#entry.push(entry);
    for (let i = 0; i < open.length; i++) {
      const demands = open[i];
      if (this.#choices[this.#last] !== demands) this.#turnTo(demands);
      const choice = this.#last;
      const short = leaves ? shortnessOf(demands, end) : this.#shortOnMap(choice, end);
      notes.choice[notes.pairs] = choice;
      notes.short[notes.pairs++] = leaves && short > 0 ? short + LEAVES : short;
      if (short < this.#least[choice] && (short === 0 || !leaves)) this.#least[choice] = short;
    }
  }

  #shortOnMap(choice: number, end: Ending): number {
    if (end.hex !== this.#hex || choice !== this.#asked) {
      this.#hex = end.hex;
      this.#asked = choice;
      this.#shortInHex = shortnessOf(this.#ofHex[choice], end);
    }
    return this.#shortInHex + shortnessOf(this.#ofEnd[choice], end);
  }

  /** The end may be chosen: it meets all that one choice asks, or nothing in reach comes nearer to that. */
  isLegal(index: number): boolean {
    if (this.#entries && !this.#isWellEntered(index)) return false;
    const after = this.#notes.after(index);
    for (let pair = this.#notes.start[index]; pair < after; pair++) if (this.#satisfies(pair)) return true;
    return false;
  }

  /** How the end of that index stands. */
  verdictOn(index: number, end: Ending): OrderVerdict {
    const legal = this.isLegal(index);
    const pair = this.#nearest(index);
    const givesWay = this.#notes.short[pair] % WEIGHTS.firm;
    return {
      requirements: this.#choices[this.#notes.choice[pair]].map((demand) => demand.told(end)),
      shortfall: Math.floor(givesWay / WEIGHTS.hexes),
      facingShort: givesWay % WEIGHTS.hexes,
      legal,
    };
  }

  /** It meets the choice, or is as near to it as any; what is firm never gives way, nor does leaving the map. */
  #satisfies(pair: number): boolean {
    const short = this.#notes.short[pair];
    return short === 0 || (short < WEIGHTS.firm && short === this.#least[this.#notes.choice[pair]]);
  }

  /** The choice that the end falls least short of: among those it satisfies, or among all if it satisfies none. */
  #nearest(index: number): number {
    let nearest = -1;
    let satisfied = false;
    const after = this.#notes.after(index);
    for (let pair = this.#notes.start[index]; pair < after; pair++) {
      const satisfies = this.#satisfies(pair);
      if (satisfied && !satisfies) continue;
      const better =
        nearest < 0 || satisfies !== satisfied || this.#notes.short[pair] < this.#notes.short[nearest];
      if (better) [nearest, satisfied] = [pair, satisfies];
    }
    return nearest;
  }

  /** It leads through an entry hex from which no other hex lets the machine come nearer to its order. */
  #isWellEntered(index: number): boolean {
    const best = (this.#best ??= this.#bestEntries());
    return best.from.get(this.#entry[index]) === best.least;
  }

  #bestEntries() {
    const from = new Map<Hex | null, number>();
    this.#entry.forEach((entry, index) => {
      for (let pair = this.#notes.start[index]; pair < this.#notes.after(index); pair++)
        from.set(entry, Math.min(from.get(entry) ?? NEVER, this.#least[this.#notes.choice[pair]]));
    });
    return { from, least: Math.min(...from.values()) };
  }

  /** There are few choices, and they are asked about in runs. */
  #turnTo(demands: Demands): void {
    const known = this.#choices.indexOf(demands);
    this.#last = known >= 0 ? known : this.#choices.push(demands) - 1;
    if (known >= 0) return;
    this.#least.push(NEVER);
    this.#ofHex.push(demands.filter(({ looksAt }) => looksAt === 'hex'));
    this.#ofEnd.push(demands.filter(({ looksAt }) => looksAt === 'end'));
  }
}

/** By what an end falls short of all that is asked. */
function shortnessOf(demands: Demands, end: Ending): number {
  let sum = 0;
  for (let i = 0; i < demands.length; i++) sum += demands[i].short(end) * demands[i].weight;
  return sum;
}
