/** A sentence of a step, and the side it tells of. */
export interface ToldLine {
  readonly text: string;
  readonly side: string | null;
}

/** One step of a replay as it is told. */
export interface Told {
  /** 'Turn 3, Dorian fire'. */
  readonly where: string;
  /** Whose phase it is. */
  readonly side: string | null;
  /** What it brought, nothing hidden. */
  readonly lines: readonly ToldLine[];
}

/** A turn, and the step that begins it; turn 0 is the preparation. */
export interface TurnStart {
  readonly turn: number;
  readonly step: number;
}

/** An ended game from its set-up on; step 0 is the game before anything was done. */
export interface Course {
  readonly last: number;
  readonly turns: readonly TurnStart[];
  readonly tell: (step: number) => Told;
  /** Actions done by the end of a step, where that is not the number of the step. */
  readonly actionsAt?: (step: number) => number;
}

/** The first step of each turn, of the turns the steps lie in. */
export function turnStarts(turns: readonly number[]): readonly TurnStart[] {
  return turns
    .map((turn, step) => ({ turn, step }))
    .filter(({ turn }, i, all) => i === 0 || turn !== all[i - 1].turn);
}

/** The turn a step belongs to. */
export function turnAt(turns: readonly TurnStart[], step: number): TurnStart {
  return turns.findLast((turn) => turn.step <= step) ?? turns[0];
}

/** A step as it is heard: where the game stands, what happened. */
export function stepSentence({ last, tell }: Course, at: number): string {
  const { where, lines } = tell(at);
  return [`Step ${at} of ${last}. ${where}.`, ...lines.map(({ text }) => text)].join(' ');
}
