/** Where everything stands, page by page. */
export interface Standing {
  /** 'Incoming!, turn 3: Dorian fire'. */
  readonly now: string;
  /** The headings of the columns; the first names what a line is about. */
  readonly columns: readonly string[];
  readonly lines: readonly StandingLine[];
  /** The line that brings it back here, and how it is read. */
  readonly notation: string;
  readonly hint: string;
}

export interface StandingLine {
  readonly id: string;
  readonly cells: readonly string[];
}
