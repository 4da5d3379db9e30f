/** A table of the rules; the first cell of a row is its heading. */
export interface RuleTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Under the table. */
  readonly note?: string;
}

/**
 * A paragraph, a list, an example, a table or a picture. In texts **bold** stands for the word being explained, and every §
 * and every ruling's number becomes a link.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  /** In this order. */
  | { readonly steps: readonly string[] }
  | { readonly example: string }
  | { readonly table: RuleTable }
  /** A drawing of the game by its name, and what to look at in it. */
  | { readonly picture: string; readonly caption: string };

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

/** What is often asked, with short answers that lead to the rules. */
export interface Question {
  readonly asks: string;
  /** What else one would type for it, besides the words of the question. */
  readonly words: string;
  readonly answers: readonly string[];
}
