import type { Handicap, ScenarioId, Setup, Side } from '../../../rules/extractors';
import table from './measured.json';

/** How the house's players have fared against themselves, made by `npm run lab:balance`. */
export interface Measured {
  /** Games the Dorian wins of a hundred. */
  readonly dorian: number;
  /** The day, if it is not that of the others. */
  readonly date?: string;
  /** The handicap advised where that is far from even, and what comes of it. */
  readonly even?: { readonly handicap: Handicap; readonly dorian: number; readonly games: number };
  /** What came of a side's points fewer, step by step: what a bid for it is worth. */
  readonly fewer?: readonly Rung[];
}

interface Rung {
  readonly side: Side;
  readonly points: number;
  readonly dorian: number;
  readonly games: number;
}

const MEASURED = table.of as Readonly<Record<string, Measured>>;

/** By whom, when, in how many games each. */
export const { player, date, games } = table;

/** By which stronger level the scenarios have been played as well, and when. */
export const stronger: { readonly player: string; readonly date: string } = table.stronger;

/** Games the Dorian wins of a hundred between two of that level, and of how many; undefined: they have not played enough. */
export function strongerOf(
  scenario: ScenarioId,
  rules: Setup['rules'],
): { readonly dorian: number; readonly games: number } | undefined {
  return (table.stronger.of as Readonly<Record<string, { dorian: number; games: number }>>)[
    `${scenario} ${rules}`
  ];
}

/** What was measured of a scenario under its rules; undefined: nothing. */
export function measuredOf(scenario: ScenarioId, rules: Setup['rules']): Measured | undefined {
  return MEASURED[`${scenario} ${rules}`];
}
