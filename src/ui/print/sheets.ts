/** One choice of what to print; it gives one or more pages. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** It may be wanted so many times. */
  readonly most?: number;
}

/** One choice so many times: 'bipod', 'bipod 2'. */
export function copies<Id extends string>(id: Id, many: number): readonly (Id | `${Id} ${number}`)[] {
  return Array.from({ length: many }, (_, index) => (index === 0 ? id : (`${id} ${index + 1}` as const)));
}

export interface OfferGroup {
  readonly title: string;
  /** Of the game on the table, as it stands. */
  readonly now?: true;
  readonly offers: readonly Offer[];
}

/** Sheets that are wanted together. */
export interface Selection {
  readonly label: string;
  readonly ids: readonly string[];
}

/** Everything for one scenario, whose marks belong on the map. */
export interface Kit extends Selection {
  readonly scenario: string;
}

/** What a game offers to print. */
export interface Offers {
  readonly groups: readonly OfferGroup[];
  readonly kits: readonly Kit[];
  readonly selections: readonly Selection[];
  /** What is chosen when the screen opens. */
  readonly first: readonly string[];
}
