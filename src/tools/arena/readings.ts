import type { ScenarioId, Setup, Side } from '../../rules/extractors';
import type { Match } from './match';
import type { PlayerName } from './players';
import { scoreOf, wilson, type Share } from './statistics';

/** What a player of a fixed habit wins of a level, by the side he plays. */
export interface Reading {
  readonly habit: PlayerName;
  readonly side: Side;
  /** Of all his games. */
  readonly won: Share;
  /** What the level itself wins on that side of the same scenarios against its like. */
  readonly usual: number;
  /** Where he wins most beyond that: scenario and rules, with the share beyond. */
  readonly best: { readonly setup: string; readonly beyond: number } | null;
}

/** Beyond the balance of a scenario nobody should win more than so much of the games. */
const READ_FROM = 0.1;

/** The games of each habit on each side beside those that the level plays with itself [a style that reads it wins more]. */
export function readingsOf(matches: readonly Match[], level: PlayerName): readonly Reading[] {
  const own = matches.filter(({ pairing }) => pairing.dorian === level && pairing.avronian === level);
  const balance = new Map(groups(own).map(([setup, played]) => [setup, shareOf(played, 'dorian')]));
  return SIDES.flatMap((side) => {
    const other = side === 'dorian' ? 'avronian' : 'dorian';
    const against = matches.filter(({ pairing }) => pairing[other] === level && pairing[side] !== level);
    const habits = [...new Set(against.map(({ pairing }) => pairing[side]))];
    return habits.map((habit) =>
      readingOf(
        against.filter(({ pairing }) => pairing[side] === habit),
        { habit, side, balance },
      ),
    );
  });
}

const SIDES = ['dorian', 'avronian'] as const;

interface Asked {
  readonly habit: PlayerName;
  readonly side: Side;
  /** Share of games the Dorian wins when the level plays both sides. */
  readonly balance: ReadonlyMap<string, number>;
}

function readingOf(played: readonly Match[], { habit, side, balance }: Asked): Reading {
  let [usual, best] = [0, null as Reading['best']];
  for (const [setup, matches] of groups(played)) {
    const dorian = balance.get(setup) ?? 0.5;
    const fair = side === 'dorian' ? dorian : 1 - dorian;
    usual += fair * matches.length;
    const beyond = shareOf(matches, side) - fair;
    if (!best || beyond > best.beyond) best = { setup, beyond };
  }
  const won = wilson(shareOf(played, side) * played.length, played.length);
  return { habit, side, won, usual: played.length ? usual / played.length : 0, best };
}

function groups(matches: readonly Match[]): readonly (readonly [string, readonly Match[]])[] {
  const found = new Map<string, Match[]>();
  for (const match of matches) {
    const name = nameOf(match.setup);
    const list = found.get(name);
    if (list) list.push(match);
    else found.set(name, [match]);
  }
  return [...found];
}

function nameOf({ scenario, rules }: Pick<Setup, 'rules'> & { readonly scenario: ScenarioId }): string {
  return `${scenario} ${rules}`;
}

/** Share of the games that a side wins, draws as halves. */
function shareOf(matches: readonly Match[], side: Side): number {
  const won = matches.reduce((sum, { winner }) => sum + scoreOf(winner, side), 0);
  return matches.length ? won / matches.length : 0;
}

/** The readings as a table for a terminal. */
export function tableOf(readings: readonly Reading[]): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const rows = readings.map(({ habit, side, won, usual, best }) => {
    const beyond = won.share - usual;
    const sure = won.low - usual > READ_FROM ? '  read' : '';
    return [
      habit.padEnd(16),
      side.padEnd(9),
      `${percent(won.share)} (${Math.round(100 * won.low)}–${Math.round(100 * won.high)})`.padEnd(16),
      percent(usual).padEnd(7),
      `${beyond > 0 ? '+' : ''}${Math.round(100 * beyond)}`.padEnd(7),
      best ? `${best.setup} ${best.beyond > 0 ? '+' : ''}${Math.round(100 * best.beyond)}` : '',
      sure,
    ].join(' ');
  });
  const head = `${'habit'.padEnd(16)} ${'as'.padEnd(9)} ${'wins'.padEnd(16)} ${'usual'.padEnd(7)} ${'beyond'.padEnd(7)} most beyond in`;
  return [head, ...rows].join('\n');
}
