import type { Handicap, ScenarioId, Setup, Side } from '../../../rules/extractors';
import table from './measured.json';

/** How the house's players have fared against themselves, made by `npm run lab:balance`. */
export interface Measured {
  /** Games the Dorian wins of a hundred. */
  readonly dorian: number;
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

/** How two players of a stronger level have fared with a scenario. */
export interface Stronger {
  readonly player: string;
  /** Games the Dorian wins of a hundred, and of how many. */
  readonly dorian: number;
  readonly games: number;
}

/** By each stronger level that has played it enough, the weaker first. */
export function strongerOf(scenario: ScenarioId, rules: Setup['rules']): readonly Stronger[] {
  const levels: readonly { readonly player: string; readonly of: Readonly<Record<string, object>> }[] =
    table.stronger;
  return levels.flatMap(({ player: level, of }) => {
    const share = of[`${scenario} ${rules}`] as Omit<Stronger, 'player'> | undefined;
    return share ? [{ player: level, ...share }] : [];
  });
}

/** What was measured of a scenario under its rules; undefined: nothing. */
export function measuredOf(scenario: ScenarioId, rules: Setup['rules']): Measured | undefined {
  return MEASURED[`${scenario} ${rules}`];
}
