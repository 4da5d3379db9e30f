/** Where everything stands, page by page. */
export interface Standing {
  /** 'Incoming!, turn 3: Dorian fire'. */
  readonly now: string;
  /** Of what each line tells; the first is what it is of. */
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
