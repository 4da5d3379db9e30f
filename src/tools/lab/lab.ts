/** `npm run lab`: how even the scenarios are, measured by matches of every player against every other. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapOf, type Setup } from '../../rules/extractors';
import { playersNamed, type PlayerName } from '../arena/players';
import { readOptions, runTool, setupsOf, UsageError, wholeNumber } from '../arguments';
import { findingsOf, type Finding } from './findings';
import { heatMap } from './heatMap';
import { nameOfSetup } from './ledger';
import { changed, leversOf, type Lever } from './levers';
import { heatFile, leversReport, reportOf } from './report';
import { playMissing } from './playMissing';
import type { Job } from './trial';

const HELP = `Plays every Dorian player against every Avronian one in every scenario and says how even it is.

  npm run lab -- [options]

  --players A,B   who plays both sides, as the arena names them (sergeant)
  --dorian A,B    who plays the Dorian instead; --avronian likewise
  --games N       games of each cell; the same seeds in all of them (100)
  --seed K        seed of the first game (1)
  --scenario S    one scenario alone
  --rules R       full or simple alone
  --handicap H    what evens the scenarios out, such as avronian+15,turns-1; scenarios that cannot bear it are left out
  --beside C;C    changes measured beside it on the same seeds, such as "orni.speed=8; avronian+15,turns-1"
  --armies A;B    what the sides buy instead of what is recommended, as 'dorian Panza, 2 pgp; avronian Ab psl'
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/games.jsonl)
  --report FILE   Markdown, its maps of losses in a folder of its name (reports/lab/balance.md)

A run that is stopped goes on where it stopped. Exit code 1 if an action was refused.`;

runTool(HELP, async (args) => {
  const values = readOptions(args, [
    'players',
    'dorian',
    'avronian',
    'games',
    'seed',
    'scenario',
    'rules',
    'handicap',
    'beside',
    'armies',
    'threads',
    'ledger',
    'report',
  ]);
  const both = values.players ?? 'sergeant';
  const dorians = playersNamed('dorian', values.dorian ?? both);
  const avronians = playersNamed('avronian', values.avronian ?? both);
  const seeds = { from: wholeNumber(values, 'seed', 1), games: wholeNumber(values, 'games', 100, 1) };
  const asked = setupsOf(values);
  const bases = values.handicap === undefined ? asked : changed(asked, values.handicap);
  const changes = besideOf(values.beside).flatMap((words) => changed(bases, words));
  const armies = armiesIn(values.armies);
  const jobs = seedFirst([...bases, ...changes].map((setup) => jobsOf(setup, dorians, avronians, seeds))).map(
    (job) => (armies ? { ...job, armies } : job),
  );
  const trials = await playMissing(jobs, {
    file: values.ledger ?? 'reports/lab/games.jsonl',
    threads: wholeNumber(values, 'threads', 2, 1),
  });
  const names = new Set(bases.map(nameOfSetup));
  write(
    findingsOf(
      trials.filter(({ setup }) => names.has(nameOfSetup(setup))),
      [...new Set([...dorians, ...avronians])],
    ),
    leversOf(trials, bases, changes),
    values.report ?? 'reports/lab/balance.md',
  );
  return trials.some(({ refused }) => refused > 0) ? 1 : 0;
});

/** Throws UsageError for an army of nobody; whether it can be bought the game says. */
function armiesIn(list: string | undefined): Job['armies'] {
  if (list === undefined) return undefined;
  const armies = list.split(';').map((each) => /^(dorian|avronian) (.+)$/.exec(each.trim()));
  if (armies.includes(null)) throw new UsageError(`--armies wants 'dorian …; avronian …', not '${list}'`);
  return Object.fromEntries(armies.map((each) => [each![1], each![2]]));
}

function besideOf(list = ''): readonly string[] {
  return list
    .split(';')
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/** First the first games of every set-up: a run that is stopped has as many of each. */
function seedFirst(lists: readonly (readonly Job[])[]): readonly Job[] {
  return lists.flat().sort((a, b) => a.seed - b.seed);
}

/** Every pair on the same seeds, so that what differs between cells is not the luck of their dice. */
function jobsOf(
  setup: Setup,
  dorians: readonly PlayerName[],
  avronians: readonly PlayerName[],
  { from, games }: { readonly from: number; readonly games: number },
): readonly Job[] {
  return dorians.flatMap((dorian) =>
    avronians.flatMap((avronian) =>
      Array.from({ length: games }, (_, index) => ({
        setup,
        pairing: { dorian, avronian },
        seed: from + index,
      })),
    ),
  );
}

function write(findings: readonly Finding[], levers: readonly Lever[], file: string): void {
  const folder = file.replace(/\.md$/, '');
  mkdirSync(folder, { recursive: true });
  for (const finding of findings)
    for (const side of ['dorian', 'avronian'] as const)
      writeFileSync(
        join(folder, heatFile(finding, side)),
        heatMap(mapOf(finding.setup), side, finding.died[side]),
      );
  const text = [
    reportOf(findings, folder.slice(dirname(file).length + 1)),
    ...(levers.length > 0 ? [leversReport(levers)] : []),
  ].join('\n');
  writeFileSync(file, text);
  console.log(text);
}
