import type { Rule } from '../../widgets/ruleLinks';
import type { Condition } from './condition';

/** A lesson is data: a position, who sits where, the dice, and steps with their goals. Its texts stand apart, under its id (`wordsOf`). */
export interface Lesson {
  readonly id: string;
  /** Printed rules it is about, such as '§6.3.1'. */
  readonly rules: readonly string[];
  readonly minutes: number;
  /** In the notation of one line. */
  readonly line: string;
  readonly seat: 'dorian' | 'avronian';
  /** The dice of the lesson in the order they fall, each 0 to 9; beyond them they fall by themselves. */
  readonly dice: readonly number[];
  /** What the coach does for the other side: the first that is legal, in the words of `written`; where none is, it ends its phase. */
  readonly replies: readonly string[];
  readonly steps: readonly Step[];
  /** The goal is out of reach, whatever the step; told by the step's or the lesson's own text. */
  readonly lost: Condition;
}

/** One idea: something to read, to do or to answer. */
export interface Step {
  /** Key of its texts within the lesson: what is said, the goal, and what is said afterwards. */
  readonly id: string;
  /** Without one the step is read, or answered. */
  readonly goal?: Condition;
  /** What may be done meanwhile; whatever is legal, if it is left out. */
  readonly allowed?: Condition;
  /** What leads to the goal, best first: the first that is legal and costs nothing is the hint. */
  readonly hints?: readonly string[];
  /** Allowed, but it costs: the first that holds after something was done is shown with its § and offers the way back. */
  readonly prices?: readonly Price[];
  /** The goal of this step is out of reach. */
  readonly lost?: Condition;
  /** A question: which of its answers is right; the texts have the answers. */
  readonly right?: number;
  /** Hexes to look at. */
  readonly shows?: readonly string[];
}

export interface Price {
  /** Key of its text in the lesson. */
  readonly id: string;
  readonly when: Condition;
  readonly rule: Rule;
}

/** The words of a step, all of them in sight at once: 40 at most. */
export interface StepWords {
  readonly say: string;
  readonly goal?: string;
  /** Why, when it is done. */
  readonly after?: string;
  /** Of a question: its answers, and what is said to each. */
  readonly answers?: readonly { readonly text: string; readonly reply: string }[];
  /** Why this cannot be done here, where the step allows only some things. */
  readonly notNow?: string;
  /** Why the goal is out of reach. */
  readonly lost?: string;
}

export interface LessonWords {
  readonly title: string;
  /** Under the title in the list. */
  readonly about: string;
  readonly lost: string;
  readonly steps: Readonly<Record<string, StepWords>>;
  readonly prices: Readonly<Record<string, string>>;
}
