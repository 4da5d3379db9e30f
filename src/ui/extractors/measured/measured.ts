import type { Handicap, ScenarioId, Setup } from '../../../rules/extractors';
import table from './measured.json';

/** How the house's players have fared against themselves, made by `npm run lab:balance`. */
export interface Measured {
  /** Games the Dorian wins of a hundred. */
  readonly dorian: number;
  /** The handicap advised where that is far from even, and what comes of it. */
  readonly even?: { readonly handicap: Handicap; readonly dorian: number; readonly games: number };
}

const MEASURED: Readonly<Record<string, Measured>> = table.of;

/** By whom, when, in how many games each. */
export const { player, date, games } = table;

/** What was measured of a scenario under its rules; undefined: nothing. */
export function measuredOf(scenario: ScenarioId, rules: Setup['rules']): Measured | undefined {
  return MEASURED[`${scenario} ${rules}`];
}
