import type { Setup } from '../../rules/extractors';
import type { Match } from './match';
import type { PlayerName } from './players';
import { percentile, scoreOf, wilson, type Share } from './statistics';

/** A scenario under one rule set. */
interface Line extends Share {
  readonly setup: Setup;
  readonly games: number;
  /** Games the Dorian side won, whoever played it. */
  readonly dorian: number;
  readonly turns: number;
  readonly actions: number;
  readonly endings: Readonly<Record<string, number>>;
}

export interface Report {
  readonly lines: readonly Line[];
  readonly all: Share;
  readonly refused: readonly string[];
  readonly belowMargin: number;
  /** 95th percentile of the milliseconds thought in a phase, by player and phase. */
  readonly p95: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly text: string;
}

/** What so many matches say of a player: his share of games by scenario, draws as halves, and how long each thinks. */
export function reportOf(matches: readonly Match[], first: PlayerName): Report {
  const setups = [...new Map(matches.map(({ setup }) => [nameOf(setup), setup])).values()];
  const lines = setups.map((setup) =>
    lineOf(
      matches.filter((match) => nameOf(match.setup) === nameOf(setup)),
      first,
    ),
  );
  const all = wilson(
    matches.reduce((sum, match) => sum + scoreFor(match, first), 0),
    matches.length,
  );
  const refused = matches.flatMap((match) =>
    match.refused.map((why) => `${nameOf(match.setup)} ${match.seed}: ${why}`),
  );
  const belowMargin = matches.reduce((sum, match) => sum + match.belowMargin, 0);
  const p95 = timesOf(matches);
  const report = { lines, all, refused, belowMargin, p95 };
  return { ...report, text: textOf(report, first, matches) };
}

function lineOf(matches: readonly Match[], first: PlayerName): Line {
  const score = matches.reduce((sum, match) => sum + scoreFor(match, first), 0);
  const endings: Record<string, number> = {};
  for (const { ending, winner } of matches) {
    const name = `${ending}: ${winner ?? 'draw'}`;
    endings[name] = (endings[name] ?? 0) + 1;
  }
  const mean = (of: (match: Match) => number) =>
    matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
  return {
    setup: matches[0].setup,
    games: matches.length,
    ...wilson(score, matches.length),
    dorian: matches.filter(({ winner }) => winner === 'dorian').length,
    turns: mean(({ turns }) => turns),
    actions: mean(({ actions }) => actions),
    endings,
  };
}

/** 1 for a win of this player, ½ for a draw; where he plays himself, of his Dorian. */
function scoreFor({ pairing, winner }: Match, player: PlayerName): number {
  return scoreOf(winner, pairing.dorian === player ? 'dorian' : 'avronian');
}

function timesOf(matches: readonly Match[]): Report['p95'] {
  const times: Record<string, Record<string, number[]>> = {};
  for (const { pairing, thought } of matches)
    for (const side of ['dorian', 'avronian'] as const)
      for (const [phase, list] of Object.entries(thought[side]))
        ((times[pairing[side]] ??= {})[phase] ??= []).push(...list);
  return Object.fromEntries(
    Object.entries(times).map(([player, phases]) => [
      player,
      Object.fromEntries(
        Object.entries(phases).map(([phase, list]) => [phase, Math.round(percentile(list, 95))]),
      ),
    ]),
  );
}

function textOf(
  { lines, all, refused, belowMargin, p95 }: Omit<Report, 'text'>,
  first: PlayerName,
  matches: readonly Match[],
): string {
  const rows = lines.map(
    ({ setup, games, share, low, high, dorian, turns, actions, endings }) =>
      `${nameOf(setup).padEnd(26)} ${shown({ share, low, high })}  Dorian ${dorian}/${games}  ${turns.toFixed(1)} turns ${Math.round(actions)} actions  ${Object.entries(
        endings,
      )
        .map(([name, count]) => `${name} ${count}`)
        .join('; ')}`,
  );
  const actions = matches.reduce((sum, match) => sum + match.actions, 0);
  return [
    ...rows,
    `${first} in all: ${shown(all)} of ${matches.length} games; ${actions} actions, ${refused.length} refused, ${belowMargin} below the margin`,
    `p95 ms a phase: ${JSON.stringify(p95)}`,
    ...refused.slice(0, 5),
  ].join('\n');
}

function shown({ share, low, high }: Share): string {
  const percent = (value: number) => `${Math.round(100 * value)}`.padStart(3);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}

function nameOf({ scenario, rules }: Setup): string {
  return `${scenario} ${rules}`;
}
