/** `npm run lab:armies`: whether armies bought, or set-ups placed, at random do better than the recommended one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { scenarioOf, type Setup, type Side } from '../../rules/extractors';
import { isPlayerName, type PlayerName } from '../arena/players';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from '../arguments';
import { armiesReport, betterFirst, comparedTo, type Compared, type Drawn } from './armiesReport';
import { drawnSetUp } from './drawnSetUp';
import { playMissing } from './playMissing';
import type { Job } from './trial';

const HELP = `Plays armies, or set-ups, drawn by lot against the other side's recommended one, beside the recommended one of their own side.

  npm run lab:armies -- [options]

  --player P      who plays both sides (sergeant)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --side S        dorian or avronian alone
  --draw D        army or setUp: what is drawn by lot (army)
  --armies N      armies drawn for each (40)
  --games N       games of each, on the same seeds (8)
  --best N        how many of the best are played on (4)
  --final N       games of those, and of the recommended army (40)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/armies.jsonl)
  --report FILE   Markdown (reports/lab/armies.md)

A run that is stopped goes on where it stopped. Exit code 1 if an action was refused.`;

runTool(HELP, async (args) => {
  const text = { type: 'string' } as const;
  const values = readOptions(args, {
    player: text,
    scenario: text,
    rules: text,
    side: text,
    draw: text,
    armies: text,
    games: text,
    best: text,
    final: text,
    threads: text,
    ledger: text,
    report: text,
  });
  const player = String(values.player ?? 'sergeant');
  if (!isPlayerName(player)) throw new UsageError(`--player wants a player, not '${player}'`);
  const drawn = String(values.draw ?? 'army');
  if (drawn !== 'army' && drawn !== 'setUp')
    throw new UsageError(`--draw wants army or setUp, not '${drawn}'`);
  const search: Search = {
    player,
    drawn,
    armies: wholeNumber(values, 'armies', 40, 1),
    games: wholeNumber(values, 'games', 8, 1),
    best: wholeNumber(values, 'best', 4, 1),
    final: wholeNumber(values, 'final', 40, 1),
    file: String(values.ledger ?? 'reports/lab/armies.jsonl'),
    threads: wholeNumber(values, 'threads', 2, 1),
  };
  const compared: Compared[] = [];
  for (const setup of setupsOf(values))
    for (const side of sidesIn(setup, drawn, values.side)) compared.push(await searched(setup, side, search));
  const file = String(values.report ?? 'reports/lab/armies.md');
  const page = armiesReport(compared, drawn);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  console.log(page);
  return compared.some(({ refused }) => refused > 0) ? 1 : 0;
});

interface Search {
  readonly player: PlayerName;
  readonly drawn: Drawn;
  readonly armies: number;
  readonly games: number;
  readonly best: number;
  readonly final: number;
  readonly file: string;
  readonly threads: number;
}

/** The sides that buy, or that place. */
function sidesIn(setup: Setup, drawn: Drawn, wanted: string | boolean | undefined): readonly Side[] {
  return (['dorian', 'avronian'] as const).filter(
    (side) =>
      (wanted === undefined || wanted === side) &&
      (drawn === 'army'
        ? scenarioOf(setup).forces.some((force) => force.side === side && force.budget)
        : drawnSetUp(setup, { side, number: 1 }).length > 0),
  );
}

/** All of them a few games; the best of those many. */
async function searched(setup: Setup, side: Side, search: Search): Promise<Compared> {
  const { player, drawn, armies, games, best, final } = search;
  const pairing = { dorian: player, avronian: player };
  const jobs = (drawnOnes: readonly (number | null)[], until: number): readonly Job[] =>
    drawnOnes.flatMap((number) =>
      Array.from({ length: until }, (_, index) => ({
        setup,
        pairing,
        seed: index + 1,
        ...(number !== null && { [drawn]: { side, number } }),
      })),
    );
  const numbers = Array.from({ length: armies }, (_, index) => index + 1);
  const first = await playMissing(jobs([null, ...numbers], games), search);
  const finalists = betterFirst(side, first).slice(0, best);
  const long = await playMissing(jobs([null, ...finalists], final), search);
  const playedOn = new Set(finalists);
  const others = first.filter(({ [drawn]: draw }) => draw && !playedOn.has(draw.number));
  return comparedTo(setup, side, [...long, ...others]);
}
