import type { Handicap, ScenarioId, Setup, Side } from '../../../rules/extractors';
import table from './measured.json';

/** How the house's players have fared against themselves, made by `npm run lab:balance`. */
export interface Measured {
  /** Games the Dorian wins of a hundred. */
  readonly dorian: number;
  readonly even?: Even;
  /** What came of a side's points fewer, step by step: what a bid for it is worth. */
  readonly fewer?: readonly Rung[];
}

/** The handicap advised where players of a level are far from even, and what comes of it between them. */
interface Even {
  readonly handicap: Handicap;
  readonly dorian: number;
  /** Pairs of games, with it and without. */
  readonly games: number;
}

interface Rung {
  readonly side: Side;
  readonly points: number;
  readonly dorian: number;
  readonly games: number;
}

const MEASURED = table.of as Readonly<Record<string, Measured>>;

/** By whom, when, in how many games each. */
export const { player, games } = table;
/** '27 Nov 2026'. */
export const date = new Date(table.date).toLocaleDateString('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** How two players of a stronger level have fared with a scenario. */
export interface Stronger {
  readonly player: string;
  /** Games the Dorian wins of a hundred, and of how many. */
  readonly dorian: number;
  readonly games: number;
  readonly even?: Even;
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

/** The handicap that evens a scenario out between players of a level, the weakest first; a level that needs none has none. */
export function adviceOf(
  scenario: ScenarioId,
  rules: Setup['rules'],
): readonly (Even & { readonly player: string })[] {
  const levels = [{ player, even: measuredOf(scenario, rules)?.even }, ...strongerOf(scenario, rules)];
  return levels.flatMap(({ player: level, even }) => (even ? [{ player: level, ...even }] : []));
}
