import type { Hex } from '../../hex';
import type { Setup, Side } from '../../rules/extractors';
import { scoreOf, wilson, type Share } from '../arena/statistics';
import { nameOfSetup } from './ledger';
import { equilibriumOf, type Equilibrium } from './minimax';
import type { Trial } from './trial';

/** What the games of one scenario under one rule set say. Shares are the Dorian's, draws count half. */
export interface Finding {
  readonly setup: Setup;
  readonly games: number;
  readonly dorians: readonly string[];
  readonly avronians: readonly string[];
  /** A row for each Dorian player, a column for each Avronian. */
  readonly cells: readonly (readonly Cell[])[];
  readonly equilibrium: Equilibrium;
  readonly turns: Spread;
  readonly actions: Spread;
  readonly endings: readonly (readonly [ending: string, games: number])[];
  readonly kinds: readonly Kind[];
  readonly died: Readonly<Record<Side, ReadonlyMap<Hex, number>>>;
}

export interface Cell extends Share {
  readonly games: number;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** A kind of unit over all games. */
export interface Kind {
  readonly side: Side;
  readonly kind: string;
  /** Units a game, in games won by their side and in games lost. */
  readonly fielded: { readonly won: number; readonly lost: number };
  /** Share of them that is lost. */
  readonly lost: number;
  /** Points their fire takes for each point they cost. */
  readonly gained: number;
}

/** Findings of each scenario and rule set in the order of the games; players in the order given. */
export function findingsOf(trials: readonly Trial[], players: readonly string[]): readonly Finding[] {
  const names = [...new Set(trials.map(({ setup }) => nameOfSetup(setup)))];
  return names.map((name) =>
    findingOf(
      trials.filter(({ setup }) => nameOfSetup(setup) === name),
      players,
    ),
  );
}

function findingOf(trials: readonly Trial[], players: readonly string[]): Finding {
  const seated = (side: Side) =>
    players.filter((player) => trials.some(({ pairing }) => pairing[side] === player));
  const [dorians, avronians] = [seated('dorian'), seated('avronian')];
  const cells = dorians.map((dorian) =>
    avronians.map((avronian) =>
      cellOf(trials.filter(({ pairing }) => pairing.dorian === dorian && pairing.avronian === avronian)),
    ),
  );
  return {
    setup: trials[0].setup,
    games: trials.length,
    dorians,
    avronians,
    cells,
    equilibrium: equilibriumOf(cells.map((row) => row.map(({ share }) => share))),
    turns: spreadOf(trials.map(({ turns }) => turns)),
    actions: spreadOf(trials.map(({ actions }) => actions)),
    endings: countsOf(trials.map(({ ending, winner }) => `${ending}: ${winner ?? 'draw'}`)),
    kinds: kindsOf(trials),
    died: { dorian: deathsOf(trials, 'dorian'), avronian: deathsOf(trials, 'avronian') },
  };
}

function cellOf(trials: readonly Trial[]): Cell {
  const won = trials.reduce((sum, { winner }) => sum + scoreOf(winner, 'dorian'), 0);
  return { games: trials.length, ...wilson(won, trials.length) };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { least: sorted[0], median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
}

function countsOf<Name>(names: readonly Name[]): readonly (readonly [Name, number])[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function deathsOf(trials: readonly Trial[], side: Side): ReadonlyMap<Hex, number> {
  return new Map(countsOf(trials.flatMap(({ died }) => died[side])));
}

function kindsOf(trials: readonly Trial[]): readonly Kind[] {
  const names = new Set(trials.flatMap(({ units }) => Object.keys(units)));
  return [...names]
    .map((kind) => kindOf(kind, trials))
    .sort((a, b) => a.side.localeCompare(b.side) * -1 || b.gained - a.gained);
}

function kindOf(kind: string, trials: readonly Trial[]): Kind {
  const { side } = trials.find(({ units }) => kind in units)!.units[kind];
  const sum = (of: 'fielded' | 'lost' | 'cost' | 'gained', among: readonly Trial[] = trials) =>
    among.reduce((all, { units }) => all + (units[kind]?.[of] ?? 0), 0);
  const mean = (among: readonly Trial[]) => (among.length === 0 ? 0 : sum('fielded', among) / among.length);
  return {
    side,
    kind,
    fielded: {
      won: mean(trials.filter(({ winner }) => winner === side)),
      lost: mean(trials.filter(({ winner }) => winner !== side)),
    },
    lost: sum('lost') / sum('fielded'),
    gained: sum('cost') === 0 ? 0 : sum('gained') / sum('cost'),
  };
}
