/** `npm run lab:armies`: whether armies bought, set-ups placed, or programmes laid at random do better than the recommended one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { scenarioOf, type Setup, type Side } from '../../rules/extractors';
import { playerNamed, type PlayerName } from '../arena/players';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber, wholeNumbers } from '../arguments';
import { armiesReport, comparedTo, type Compared, type Drawn } from './armiesReport';
import { programs } from './drawnProgram';
import { drawnSetUp } from './drawnSetUp';
import { playMissing } from './playMissing';
import { siftedIn, type Rounds } from './rounds';
import type { Job } from './trial';

const HELP = `Plays armies, set-ups, or programmes, drawn by lot against the other side's recommended one, beside the recommended one of their own side.

  npm run lab:armies -- [options]

  --player P      who plays both sides (sergeant)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --side S        dorian or avronian alone
  --draw D        army, setUp or program: what is drawn by lot (army); recommended programmes are those a player draws from
  --armies N      armies drawn for each (40)
  --games A,B     games of each in round after round, on seeds of the round's own (8,40)
  --best N        how many of the best go on to the next round, such as 8,2 before a third (4)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/armies.jsonl)
  --report FILE   Markdown (reports/lab/armies.md)

A run that is stopped goes on where it stopped. Exit code 1 if an action was refused.`;

runTool(HELP, async (args) => {
  const values = readOptions(args, [
    'player',
    'scenario',
    'rules',
    'side',
    'draw',
    'armies',
    'games',
    'best',
    'threads',
    'ledger',
    'report',
  ]);
  const drawn = values.draw ?? 'army';
  if (drawn !== 'army' && drawn !== 'setUp' && drawn !== 'program')
    throw new UsageError(`--draw wants army, setUp or program, not '${drawn}'`);
  const search: Search = {
    player: playerNamed('player', values.player ?? 'sergeant'),
    drawn,
    armies: wholeNumber(values, 'armies', 40, 1),
    games: wholeNumbers(values, 'games', [8, 40]),
    best: wholeNumbers(values, 'best', [4]),
    file: values.ledger ?? 'reports/lab/armies.jsonl',
    threads: wholeNumber(values, 'threads', 2, 1),
  };
  if (search.best.length !== search.games.length - 1)
    throw new UsageError('--best wants a number for each round but the first');
  const compared: Compared[] = [];
  for (const setup of setupsOf(values))
    for (const side of sidesIn(setup, drawn, values.side)) compared.push(await searched(setup, side, search));
  const file = values.report ?? 'reports/lab/armies.md';
  const page = armiesReport(compared, drawn);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  console.log(page);
  return compared.some(({ refused }) => refused > 0) ? 1 : 0;
});

interface Search extends Rounds {
  readonly player: PlayerName;
  readonly drawn: Drawn;
  readonly armies: number;
  readonly file: string;
  readonly threads: number;
}

/** The sides that buy, that place, or that program. */
function sidesIn(setup: Setup, drawn: Drawn, wanted: string | undefined): readonly Side[] {
  const draws = {
    army: (side: Side) => scenarioOf(setup).forces.some((force) => force.side === side && force.budget),
    setUp: (side: Side) => drawnSetUp(setup, { side, number: 1 }).length > 0,
    program: (side: Side) => programs(setup, side),
  }[drawn];
  return (['dorian', 'avronian'] as const).filter(
    (side) => (wanted === undefined || wanted === side) && draws(side),
  );
}

async function searched(setup: Setup, side: Side, search: Search): Promise<Compared> {
  const { player, drawn, armies } = search;
  const pairing = { dorian: player, avronian: player };
  const played = await siftedIn(search, armies, side, (numbers, seeds) =>
    playMissing(
      seeds.flatMap((seed) =>
        [null, ...numbers].map((number): Job => ({
          setup,
          pairing,
          seed,
          ...(number !== null && { [drawn]: { side, number } }),
        })),
      ),
      search,
    ),
  );
  return comparedTo(setup, side, played);
}
