/** `npm run lab:book`: how each style fares against a Sergeant, as Captain and Colonel know it. */
import { FARED } from '../../opponent/extractors/fared';
import { STYLES, type Fared, type Tally } from '../../opponent/extractors/styles';
import { enemyOf, type Side } from '../../rules/extractors';
import type { PlayerName } from '../arena/players';
import { readOptions, runTool, setupsOf, wholeNumber } from '../arguments';
import { writeInForm } from '../writeInForm';
import { count } from './heats';
import { nameOfSetup } from './ledger';
import { playMissing } from './playMissing';
import type { Job, Trial } from './trial';

const HELP = `Plays every style against a Sergeant on both sides of every scenario, and writes what each has won for the
opponent's book.

  npm run lab:book -- [options]

  --scenario S    one scenario alone; the others stay as they are in the book
  --rules R       full or simple alone
  --games N       games of each style and side; the same seeds in all of them (12)
  --seed K        seed of the first game (70001)
  --threads T     games at once (2)
  --ledger FILE   the games played so far, gone on with (reports/lab/book.jsonl)

A run that is stopped goes on where it stopped.`;

const BOOK = 'src/opponent/extractors/fared.ts';
const SIDES = ['dorian', 'avronian'] as const;

runTool(HELP, async (args) => {
  const values = readOptions(args, ['scenario', 'rules', 'games', 'seed', 'threads', 'ledger']);
  const games = wholeNumber(values, 'games', 12, 1);
  const first = wholeNumber(values, 'seed', 70_001);
  const seeds = Array.from({ length: games }, (_, index) => first + index);
  const trials = await playMissing(
    seeds.flatMap((seed) => setupsOf(values).flatMap((setup) => jobsOf(setup, seed))),
    {
      file: values.ledger ?? 'reports/lab/book.jsonl',
      threads: wholeNumber(values, 'threads', 2, 1),
    },
  );
  const source = [
    "import type { Fared } from './styles';\n",
    '/**',
    ' * Games won by each style against a Sergeant, and of how many: `npm run lab:book`; what is left out has not been played. Those',
    ' * of _Engage!_ Simple are of a Captain in each style (docs/measured.md).',
    ' */',
    `export const FARED: Fared = ${JSON.stringify({ ...FARED, ...faredIn(trials) })};`,
  ].join('\n');
  writeInForm(BOOK, source);
  return 0;
});

function jobsOf(setup: Job['setup'], seed: number): readonly Job[] {
  return STYLES.flatMap(({ name }) => {
    const style: PlayerName = `style:${name}`;
    return [
      { setup, seed, pairing: { dorian: style, avronian: 'style:steady' } },
      { setup, seed, pairing: { dorian: 'style:steady', avronian: style } },
    ] as const;
  }).filter(
    ({ pairing }, index, all) =>
      all.findIndex(
        (job) => job.pairing.dorian === pairing.dorian && job.pairing.avronian === pairing.avronian,
      ) === index,
  );
}

/** The Sergeant is the steady style. */
function faredIn(trials: readonly Trial[]): Fared {
  const fared: Record<string, Record<Side, Record<string, Tally>>> = {};
  for (const trial of trials)
    for (const side of SIDES) {
      const { setup, pairing } = trial;
      if (pairing[enemyOf(side)] !== 'style:steady') continue;
      count((fared[nameOfSetup(setup)] ??= { dorian: {}, avronian: {} })[side], trial, side);
    }
  return fared;
}
