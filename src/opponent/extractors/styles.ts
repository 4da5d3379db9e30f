import { pointsSoFar, scenarioOf, type Position, type Side } from '../../rules/extractors';

/** How much each kind of reason counts: one evaluation, several styles. */
export interface Style {
  readonly name: string;
  /** Points of the other side that it takes. */
  readonly attack: number;
  /** Points of its own that it risks. */
  readonly caution: number;
  /** Turns nearer to where the scenario is won. */
  readonly goal: number;
}

export const STYLES: readonly Style[] = [
  { name: 'steady', attack: 1, caution: 0.7, goal: 1 },
  { name: 'bold', attack: 1.3, caution: 0.25, goal: 1.2 },
  { name: 'wary', attack: 1, caution: 1.4, goal: 0.7 },
  { name: 'rush', attack: 0.6, caution: 0.3, goal: 2.5 },
  { name: 'stand', attack: 1, caution: 1, goal: 0.15 },
  { name: 'shy', attack: 1, caution: 2.5, goal: 1 },
  { name: 'sly', attack: 1, caution: 2.5, goal: 3 },
  { name: 'fierce', attack: 2, caution: 0.5, goal: 0.5 },
];

export const [STEADY] = STYLES;

/** Turns before the end in which a score is kept rather than raised. */
const LAST_TURNS = 2;

/** The style as the score bids: who is ahead when little time is left keeps what he has, who is behind dares more [§9.3]. */
export function asItStands(position: Position, side: Side, style: Style): Style {
  if (position.scenario !== 'extractors') return style;
  if (scenarioOf(position).lastTurn - position.turn >= LAST_TURNS) return style;
  return pointsSoFar(position).ahead === side
    ? { ...style, caution: 3 * style.caution, goal: 0.1 * style.goal }
    : { ...style, caution: 0.4 * style.caution };
}

/** Games won, and of how many. */
export type Tally = readonly [won: number, of: number];

/** What each style has won against a Sergeant, by scenario and rules, such as 'engage full', and side. */
export type Fared = Readonly<Record<string, Readonly<Record<Side, Readonly<Record<string, Tally>>>>>>;

/** What each style has won against the one the book names for the other side, by scenario, rules, side and number of its army. */
export type Answered = Readonly<Record<string, Readonly<Record<string, Tally>>>>;
