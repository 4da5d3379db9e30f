import { DIRECTIONS, type Hex } from '../../../hex';
import type { End, OrderVerdict } from '../types';
import { WEIGHTS, type Demand, type DemandOfFacing, type DemandOfHex, type Ending } from './demands';

/** All that one choice among tied closest enemies asks of an end. */
export type Demands = readonly Demand[];

/** The choices open to an end, never none: the same ones for the same choice. Each end needs to satisfy one [§8.3, R-19]. */
export interface Choices {
  /** Those open by the hex of entry, null for a machine on the map. */
  from(entry: Hex | null): readonly Demands[];
  /** Which of several its path has left open. */
  left?(end: Ending, entry: Hex | null): readonly Demands[];
}

/** Ends, their values side by side; below 0: it stays on the map. */
interface EndsInARow {
  readonly size: number;
  readonly hex: Int16Array;
  readonly facing: Int8Array;
  readonly exit: Int8Array;
}

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
  return openTo(end, entryOf(end), choicesOf).some((choice) => shortnessOf(choice, end) === 0);
}

function openTo(end: Ending, entry: Hex | null, choices: Choices): readonly Demands[] {
  const open = choices.from(entry);
  return open.length > 1 && choices.left ? choices.left(end, entry) : open;
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
  /** Every choice that was open to an end; `last` was asked about last. */
  readonly #choices: Choice[] = [];
  #last: Choice | null = null;
  readonly #notes: Notes;
  readonly #entry: (Hex | null)[] = [];
  #best: { readonly from: ReadonlyMap<Hex | null, number>; readonly least: number } | null = null;

  constructor(choicesOf: Choices, entries: 'entries' | null, notes = new Notes()) {
    this.#choicesOf = choicesOf;
    this.#entries = entries;
    this.#notes = notes;
    notes.ends = notes.pairs = 0;
  }

  /** All ends from an index on, which has to be the next; `endAt` has their paths. None comes after the first question. */
  noteAll(ends: EndsInARow, start: number, entry: Hex | null, endAt: (index: number) => Ending): void {
    const open = this.#choicesOf.from(entry);
    const choice = open.length === 1 ? this.#turnTo(open[0]) : null;
    const { hex, facing, exit, size } = ends;
    for (let index = start; index < size; index++)
      if (choice?.overlooksPaths && exit[index] < 0)
        this.#noteOnMap(choice, hex[index] as Hex, facing[index], entry);
      else this.note(endAt(index), entry);
  }

  #noteOnMap(choice: Choice, hex: Hex, facing: number, entry: Hex | null): void {
    const notes = this.#notes;
    const short = choice.shortIn(hex)[facing];
    notes.start[notes.ends++] = notes.pairs;
    if (this.#entries) this.#entry.push(entry);
    notes.choice[notes.pairs] = choice.number;
    notes.short[notes.pairs++] = short;
    if (short < choice.least) choice.least = short;
  }

  /** One more end, the next index; none comes after the first question. */
  note(end: Ending, entry: Hex | null): void {
    const open = openTo(end, entry, this.#choicesOf);
    const leaves = end.exit !== null;
    const notes = this.#notes;
    notes.start[notes.ends++] = notes.pairs;
    if (this.#entries) this.#entry.push(entry);
    for (let i = 0; i < open.length; i++) {
      const choice = this.#last?.demands === open[i] ? this.#last : this.#turnTo(open[i]);
      const short = leaves ? shortnessOf(choice.demands, end) : choice.shortOnMap(end);
      notes.choice[notes.pairs] = choice.number;
      notes.short[notes.pairs++] = leaves && short > 0 ? short + LEAVES : short;
      if (short < choice.least && (short === 0 || !leaves)) choice.least = short;
    }
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
      requirements: this.#choiceOf(pair).demands.map((demand) => demand.told(end)),
      shortfall: Math.floor(givesWay / WEIGHTS.hexes),
      facingShort: givesWay % WEIGHTS.hexes,
      legal,
    };
  }

  /** It meets the choice, or is as near to it as any; what is firm never gives way, nor does leaving the map. */
  #satisfies(pair: number): boolean {
    const short = this.#notes.short[pair];
    return short === 0 || (short < WEIGHTS.firm && short === this.#choiceOf(pair).least);
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
        from.set(entry, Math.min(from.get(entry) ?? NEVER, this.#choiceOf(pair).least));
    });
    return { from, least: Math.min(...from.values()) };
  }

  #choiceOf(pair: number): Choice {
    return this.#choices[this.#notes.choice[pair]];
  }

  /** There are few choices, and they are asked about in runs. */
  #turnTo(demands: Demands): Choice {
    const known = this.#choices.find((choice) => choice.demands === demands);
    this.#last = known ?? new Choice(demands, this.#choices.length);
    if (!known) this.#choices.push(this.#last);
    return this.#last;
  }
}

/** What one choice asks, and how near any end comes to it. Ends come hex by hex, so what a hex is short of is kept. */
class Choice {
  readonly demands: Demands;
  readonly number: number;
  least = NEVER;
  readonly #ofHex: DemandOfHex[] = [];
  readonly #ofFacing: DemandOfFacing[] = [];
  readonly #ofPath: Demand[] = [];
  /** Nothing that it asks looks at the path. */
  readonly overlooksPaths: boolean;
  #hex: Hex | null = null;
  readonly #shortInHex = new Int32Array(DIRECTIONS.length);

  constructor(demands: Demands, number: number) {
    this.demands = demands;
    this.number = number;
    for (const demand of demands)
      if (demand.looksAt === 'facing') this.#ofFacing.push(demand);
      else if (demand.looksAt === 'hex') this.#ofHex.push(demand);
      else this.#ofPath.push(demand);
    this.overlooksPaths = this.#ofPath.length === 0;
  }

  /** By what an end on the map falls short. */
  shortOnMap(end: Ending): number {
    return this.shortIn(end.hex)[end.facing!] + shortnessOf(this.#ofPath, end);
  }

  /** By what each facing in a hex falls short, on the map, of all that does not look at the path. */
  shortIn(hex: Hex): Int32Array {
    if (hex !== this.#hex) this.#comeTo(hex);
    return this.#shortInHex;
  }

  #comeTo(hex: Hex): void {
    this.#hex = hex;
    let short = 0;
    for (const { shortIn, weight } of this.#ofHex) short += shortIn(hex) * weight;
    // A loop is quicker than `fill` for so few.
    for (let facing = 0; facing < 6; facing++) this.#shortInHex[facing] = short;
    for (const { shortIn, weight } of this.#ofFacing) {
      const shorts = shortIn(hex);
      for (let facing = 0; facing < 6; facing++) this.#shortInHex[facing] += shorts[facing] * weight;
    }
  }
}

/** By what an end falls short of all that is asked. */
function shortnessOf(demands: Demands, end: Ending): number {
  let sum = 0;
  for (let i = 0; i < demands.length; i++) sum += demands[i].short(end) * demands[i].weight;
  return sum;
}
