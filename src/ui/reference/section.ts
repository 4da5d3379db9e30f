/** A table of the rules; the first cell of a row is its heading. */
export interface RuleTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Under the table. */
  readonly note?: string;
}

/**
 * A paragraph, a list, an example or a table. In texts **bold** stands for the word being explained, and every §
 * and every ruling's number becomes a link.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  /** In this order. */
  | { readonly steps: readonly string[] }
  | { readonly example: string }
  | { readonly table: RuleTable };

/** A section of the rulebook in our own words. */
export interface RuleSection {
  readonly id: `§${string}`;
  readonly title: string;
  readonly body: readonly Block[];
}

/** What the project does where the rulebook is silent, unclear, or contradicts itself. */
export interface Ruling {
  readonly id: `${'R' | 'E'}-${string}`;
  /** The section it belongs to. */
  readonly under: `§${string}`;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}
